/** Undefined without storage, as in private windows. */
export function readText(key: string): string | null | undefined {
  try {
    return localStorage.getItem(key)
  } catch {
    return undefined
  }
}

/** Null removes it. */
export function keepText(key: string, text: string | null): void {
  try {
    if (text === null) localStorage.removeItem(key)
    else localStorage.setItem(key, text)
  } catch {
    // No storage, or full.
  }
}

/** Null for other texts. */
export function readJson(key: string): unknown {
  try {
    return JSON.parse(readText(key) ?? 'null')
  } catch {
    return null
  }
}

/** Whether a key begins so; true without a prefix. */
export function hasStored(prefix: string | undefined): boolean {
  try {
    return prefix === undefined || Object.keys(localStorage).some((key) => key.startsWith(prefix))
  } catch {
    return false
  }
}
