import { LIST_KEYS } from '../../shared/lists.ts'
import { SITUATION_KEY } from '../../shared/situations.ts'

/** Others are ignored. query-keys.test.ts compares with the OpenAPI document. */
export const QUERY_KEYS: ReadonlySet<string> = new Set([
  ...[SITUATION_KEY, ...LIST_KEYS, 'q', 'page', 'limit', 'offset', 'near', 'in', 'has', 'p', 'add'],
  ...['reference', 'proof', 'copy', 'reported', 'check', 'download', 'partner', 'template'],
  ...['partnerId', 'category', 'context', 'state', 'city'],
])

/** "/search?%71=a%20b&x=1" → "/search?q=a+b". */
export function withoutUnknownQuery(url: string): string {
  const at = url.indexOf('?')
  if (at === -1) return url
  const path = url.slice(0, at)
  const known = url
    .slice(at + 1)
    .split('&')
    .flatMap((pair) => {
      const [written = ''] = pair.split('=', 1)
      const name = nameOf(written)
      return QUERY_KEYS.has(name) ? [name + pair.slice(written.length)] : []
    })
  return known.length === 0 ? path : `${path}?${known.join('&').replaceAll('%20', '+')}`
}

function nameOf(written: string): string {
  if (!written.includes('%')) return written
  try {
    return decodeURIComponent(written)
  } catch {
    return ''
  }
}
