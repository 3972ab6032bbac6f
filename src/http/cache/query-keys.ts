/**
 * The addresses that take a query, each with its keys. Anything else in a query is passed over everywhere, and so is the
 * whole query of every other address. `query-keys.test.ts` holds the calls among them against the OpenAPI document.
 */
export const QUERY_KEYS: readonly (readonly [pattern: RegExp, keys: readonly string[]])[] = [
  [/^\/search$/, ['q', 'page']],
  [/^\/partner\/[^/]+\/ask$/, ['reference']],
  [/^\/api\/search$/, ['q', 'limit', 'near']],
  [/^\/api\/suggest$/, ['q']],
  [/^\/api\/faq$/, ['category', 'context', 'state', 'city', 'partnerId']],
  [/^\/api\/partners\/priority$/, ['state', 'city', 'limit']],
  [/^\/api\/partners\/random$/, ['limit']],
  [/^\/api\/partners\/nearby-cities\/[^/]+\/[^/]+$/, ['limit']],
]

/** The query keys that a path takes; none for most. */
export function queryKeysOf(path: string): readonly string[] {
  return QUERY_KEYS.find(([pattern]) => pattern.test(path))?.[1] ?? []
}

/**
 * An address of a request line without what its path does not take, the rest as it stands: "/?utm_source=mail" → "/",
 * "/search?q=a&x=1" → "/search?q=a".
 */
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
