import { splitLocale } from '../../shared/text/languages.ts'

/** Purging it empties the CDN of ours. */
export const EVERY_PAGE = 'directory'
/** Pages that may show any partner. */
export const LISTS = 'lists'
/** Of what is typed: names, places and codes alone. */
export const SUGGESTIONS = 'suggestions'
/** Fastly and Cloudflare take headers of 16 KB. */
const MOST_TAGS = 200

export const partnerTag = (slug: string) => `partner-${slug}`
export const cityTag = (state: string, city: string) => `city-${state}-${city}`
export const stateTag = (state: string) => `state-${state}`

const LINK = /(?:href="|^)(?:\/(?:fr|es))?\/state\/([a-z0-9-]+)(?:\/city\/([a-z0-9-]+)(?:\/([a-z0-9-]+))?)?/g

/** Each linked partner and city, and its state (Fastly, "Surrogate-Key"; Cloudflare, "Cache-Tag"). */
export function edgeTagsOf(path: string, html: string): string[] {
  const own = splitLocale(path).path
  const tags = new Set([EVERY_PAGE])
  const ownState = /^\/state\/([a-z0-9-]+)/.exec(own)?.[1]
  tags.add(ownState ? stateTag(ownState) : LISTS)
  for (const text of [own, html])
    for (const [, state = '', city, slug] of text.matchAll(LINK)) {
      if (city) tags.add(cityTag(state, city))
      if (slug) tags.add(partnerTag(slug))
    }
  if (tags.size <= MOST_TAGS) return [...tags]
  return [...tags].slice(0, 2).concat(LISTS)
}
