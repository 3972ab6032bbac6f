/** The keys that save, as this machine's keyboard names them. */
export function saveKeys(): string {
  return /Mac|iP(?:hone|ad)/.test(navigator.userAgent) ? '⌘S' : 'Ctrl+S'
}
