/** A path of ours as it stands in headers and on the wire: letters beyond ASCII percent-encoded, the rest as it is. */
export function encodePath(path: string): string {
  return path.replace(/[^\x21-\x7e]+/g, encodeURIComponent)
}
