const MOST = 10

/** At most ten on this device, newest first; `isKept` tells whole entries. */
export function lastTen<Kept extends object>(key: string, isKept: (one: Partial<Kept>) => boolean) {
  return {
    read(): Kept[] {
      try {
        const kept: unknown = JSON.parse(localStorage.getItem(key) ?? '[]')
        return Array.isArray(kept) ? kept.filter((one) => one && isKept(one)).slice(0, MOST) : []
      } catch {
        return []
      }
    },
    save(kept: readonly Kept[]) {
      try {
        localStorage.setItem(key, JSON.stringify(kept.slice(0, MOST)))
      } catch {
        // No storage.
      }
    },
  }
}

/** A button that looks like a link. */
export function actionButton(text: string, run: () => void): HTMLButtonElement {
  const made = document.createElement('button')
  made.type = 'button'
  made.className = 'action'
  made.textContent = text
  made.addEventListener('click', run)
  return made
}
