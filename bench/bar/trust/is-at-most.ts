/** Returns whether a figure was measured and keeps its limit; what is missing does not. */
export function isAtMost(figure: unknown, limit: number): boolean {
  return typeof figure === 'number' && figure <= limit
}
