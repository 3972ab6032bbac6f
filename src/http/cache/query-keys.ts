/**
 * The addresses that take a query, with their keys; everything else in a query is ignored. Checked against
 * the OpenAPI document by query-keys.test.ts.
 */
export const QUERY_KEYS: readonly (readonly [pattern: RegExp, keys: readonly string[]])[] = [
  [/^\/search$/, ['q', 'page']],
  [/^\/partner\/[^/]+\/ask$/, ['reference']],
  [/^\/api\/search$/, ['q', 'limit', 'near']],
  [/^\/api\/suggest$/, ['q']],
  [/^\/api\/inquiries\/stamp$/, ['partnerId']],
  [/^\/api\/faq$/, ['category', 'context', 'state', 'city', 'partnerId']],
  [/^\/api\/partners\/priority$/, ['state', 'city', 'limit']],
  [/^\/api\/partners\/random$/, ['limit']],
  [/^\/api\/partners\/nearby-cities\/[^/]+\/[^/]+$/, ['limit']],
]

/** Returns the query keys that a path takes; none for most. */
export function queryKeysOf(path: string): readonly string[] {
  return QUERY_KEYS.find(([pattern]) => pattern.test(path))?.[1] ?? []
}

/** Removes unknown keys from an address: "/?utm_source=mail" → "/", "/search?q=a&x=1" → "/search?q=a". */
export function withoutUnknownQuery(url: string): string {
  const at = url.indexOf('?')
  if (at === -1) return url
  const path = url.slice(0, at)
  const keys = queryKeysOf(path)
  if (keys.length === 0) return path
  const known = url
    .slice(at + 1)
    .split('&')
    .filter((pair) => keys.includes(pair.split('=', 1)[0] ?? ''))
  return known.length === 0 ? path : `${path}?${known.join('&')}`
}
