import { briefName } from './reading/brief-name.ts'
import type { ReleaseFacts } from './reading/read-facts.ts'

/** In characters; newsrooms cut longer ones. */
export const MOST_HEADLINE = 90
/** A thought may end before them. */
const ENDS =
  /,? (?:and|as|at|because|beginning|for|from|in|on|since|starting|to families|when|where|which|while|with|after|après|aux?|avec|dans|depuis|pour|qui|con|desde|para|que)\b|[,;:–—] /g
/** What stands behind these changes what is said. */
const BINDING =
  /\b(?:first|only|oldest|largest|newest|best|not|no|never|between|seule?|premi[eè]re?|únic[oa]|primer[oa]?|ne|pas|sin)\b/i
/** The house and a verb with its object. */
const LEAST_WORDS = 4

/** The news line; where it is long with the house's short name, then cut where a thought ends. */
export function writeHeadline({ news, house }: ReleaseFacts): string {
  const whole = news.replace(/ https?:\/\/\S+/g, '')
  if (whole.length <= MOST_HEADLINE) return whole
  const name = briefName(house.company)
  const text = whole.replaceAll(house.company, name)
  if (text.length <= MOST_HEADLINE) return text
  const least = text.startsWith(name) ? name.length : 0
  const end = [...text.slice(0, MOST_HEADLINE + 1).matchAll(ENDS)].findLast(
    ({ index }) => index > least && text.slice(least, index).trim().split(' ').length >= LEAST_WORDS,
  )?.index
  const cut = end ? text.slice(0, end).replace(/[,;:–—\s]+$/, '') : text
  return BINDING.test(cut) ? text : cut
}
