import { LIST_KEYS } from '../../shared/lists.ts'
import { SITUATION_KEY } from '../../shared/situations.ts'
import { splitLocale } from '../../shared/text/languages.ts'

/** Other keys are ignored. query-keys.test.ts compares with the OpenAPI document. */
const QUERY_KEYS: readonly (readonly [pattern: RegExp, keys: readonly string[]])[] = [
  [/^\/$/, [SITUATION_KEY]],
  [/^\/state\/[^/]+\/city\/[^/]+\/[^/]+$/, [SITUATION_KEY]],
  [/^\/partner\/[^/]+$/, [SITUATION_KEY]],
  [/^\/partner\/[^/]+\/report$/, ['reported']],
  [/^\/inquiry$/, ['reference', 'proof']],
  [/^\/shortlist$/, ['p', 'add', 'q']],
  [/^\/search$/, ['q', ...LIST_KEYS, 'page']],
  [/^\/filter$/, ['q', 'in', ...LIST_KEYS]],
  [/^\/state\/[^/]+$/, ['page']],
  [/^\/state\/[^/]+\/city\/[^/]+$/, [...LIST_KEYS, 'page']],
  [/^\/partner\/[^/]+\/ask$/, ['reference', 'proof', 'copy']],
  [/^\/contacted$/, ['reference', 'proof']],
  [/^\/still-right$/, ['check', 'proof']],
  [/^\/partner-tools\/video$/, ['partner', 'template', 'q']],
  [/^\/partner-tools\/press-release$/, ['partner', 'q']],
  [/^\/videos\/[^/]+$/, ['download']],
  [/^\/api\/search$/, ['q', 'limit', 'near', ...LIST_KEYS.filter((key) => key !== 'open')]],
  [/^\/api\/suggest$/, ['q']],
  [/^\/api\/inquiries\/stamp$/, ['partnerId']],
  [/^\/api\/faq$/, ['category', 'context', 'state', 'city', 'partnerId']],
  [/^\/api\/google-places\/partners$/, ['has', 'limit', 'offset', 'q']],
  [/^\/api\/google-places\/missing-ids$/, ['q']],
  [/^\/api\/google-places\/runs\/[^/]+$/, ['offset', 'limit']],
  [/^\/api\/partners\/priority$/, ['state', 'city', 'limit']],
  [/^\/api\/partners\/random$/, ['limit']],
  [/^\/api\/partners\/nearby-cities\/[^/]+\/[^/]+$/, ['limit']],
]

/** Most paths have none. */
export function queryKeysOf(path: string): readonly string[] {
  const { path: page } = splitLocale(path)
  return QUERY_KEYS.find(([pattern]) => pattern.test(page))?.[1] ?? []
}

/** "/search?%71=a%20b&x=1" → "/search?q=a+b". */
export function withoutUnknownQuery(url: string): string {
  const at = url.indexOf('?')
  if (at === -1) return url
  const path = url.slice(0, at)
  const keys = queryKeysOf(path)
  if (keys.length === 0) return path
  const known = url
    .slice(at + 1)
    .split('&')
    .flatMap((pair) => {
      const [written = ''] = pair.split('=', 1)
      const name = nameOf(written)
      return keys.includes(name) ? [name + pair.slice(written.length)] : []
    })
  return known.length === 0 ? path : `${path}?${known.join('&').replaceAll('%20', '+')}`
}

/** As handlers read it; '' if undecodable. */
function nameOf(written: string): string {
  if (!written.includes('%')) return written
  try {
    return decodeURIComponent(written)
  } catch {
    return ''
  }
}
