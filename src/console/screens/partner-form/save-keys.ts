/** On this platform. */
export function saveKeys(): string {
  return /Mac|iP(?:hone|ad)/.test(navigator.userAgent) ? '⌘S' : 'Ctrl+S'
}
