import { splitLocale } from '../../shared/text/languages.ts'

/** Of every page; a purge of it empties the CDN of ours. */
export const EVERY_PAGE = 'directory'
/** Its partners are drawn of all. */
export const HOME = 'home'
/** Of searches and the choices of filters: any partner may come to match. */
export const SEARCHES = 'searches'

export const partnerTag = (slug: string) => `partner-${slug}`
/** Of a city's list, in all its orders. */
export const cityTag = (state: string, city: string) => `city-${state}-${city}`
/** Of a state's own page. */
export const listTag = (state: string) => `list-${state}`
/** Of all pages under a state and all that link there: they count its partners, or show those around. */
export const stateTag = (state: string) => `state-${state}`

const LINK = /(?:href="|^)(?:\/(?:fr|es))?\/state\/([a-z0-9-]+)(?:\/city\/([a-z0-9-]+)(?:\/([a-z0-9-]+))?)?/g

/**
 * What a page at `path` depends on, for a CDN to purge by. The longest lists, of a state's cities, have some hundred bytes.
 * Source: Fastly, "Surrogate-Key"; Cloudflare, "Cache-Tag".
 */
export function edgeTagsOf(path: string, html: string): string[] {
  const own = splitLocale(path).path
  const tags = new Set([EVERY_PAGE])
  if (/^\/(?:$|\?)/.test(own)) tags.add(HOME)
  if (/^\/(?:search|filter)/.test(own)) tags.add(SEARCHES)
  const [, state, city, partner] = /^\/state\/([^/?]+)(?:\/city\/([^/?]+)(\/)?)?/.exec(own) ?? []
  if (state && !partner) tags.add(city ? cityTag(state, city) : listTag(state))
  for (const text of [own, html])
    for (const [, linked = '', , slug] of text.matchAll(LINK)) {
      tags.add(stateTag(linked))
      if (slug) tags.add(partnerTag(slug))
    }
  return [...tags]
}
