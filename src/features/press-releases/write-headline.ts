import type { ReleaseFacts } from './reading/read-facts.ts'

/** Newsrooms cut longer ones. */
export const MOST_HEADLINE = 90
/** A thought may end before them. */
const ENDS =
  /,? (?:and|as|at|because|beginning|for|from|in|on|since|starting|to|when|where|which|while|who|with|après|aux?|avec|dans|depuis|pour|qui|con|desde|para|que)\b|[,;:–—] /g
/** The house and a verb with its object. */
const LEAST_WORDS = 4

/** The news line, cut where a thought ends. */
export function writeHeadline({ news, house }: ReleaseFacts): string {
  const text = news.replace(/ https?:\/\/\S+/g, '')
  if (text.length <= MOST_HEADLINE) return text
  const least = text.startsWith(house.company) ? house.company.length : 0
  const end = [...text.slice(0, MOST_HEADLINE + 1).matchAll(ENDS)].findLast(
    ({ index }) => index > least && text.slice(least, index).trim().split(' ').length >= LEAST_WORDS,
  )?.index
  return end ? text.slice(0, end).replace(/[,;:–—\s]+$/, '') : text
}
