/** What this device keeps under `key`: null for nothing, undefined where there is no storage, as in private windows. */
export function readText(key: string): string | null | undefined {
  try {
    return localStorage.getItem(key)
  } catch {
    return undefined
  }
}

/** null removes it. Nothing happens without storage, or when it is full. */
export function keepText(key: string, text: string | null): void {
  try {
    if (text === null) localStorage.removeItem(key)
    else localStorage.setItem(key, text)
  } catch {
    // Private windows may have no storage.
  }
}

/** As JSON of `keepText`; null for other texts and nothing. */
export function readJson(key: string): unknown {
  try {
    return JSON.parse(readText(key) ?? 'null')
  } catch {
    return null
  }
}
