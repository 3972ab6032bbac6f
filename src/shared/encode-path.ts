/** Percent-encodes non-ASCII characters. */
export function encodePath(path: string): string {
  return path.replace(/[^\x21-\x7e]+/g, encodeURIComponent)
}
