/** Percent-encodes the non-ASCII characters of one of our paths. */
export function encodePath(path: string): string {
  return path.replace(/[^\x21-\x7e]+/g, encodeURIComponent)
}
