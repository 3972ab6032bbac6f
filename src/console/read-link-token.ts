/**
 * Returns the token of a mailed link, or ''. It stands in the fragment, which browsers send to no server
 * ("#token=…"); links of earlier releases have it in the query.
 */
export function readLinkToken({ hash, search }: { hash: string; search: string }): string {
  const inFragment = new URLSearchParams(hash.slice(1)).get('token')
  return inFragment ?? new URLSearchParams(search).get('token') ?? ''
}
