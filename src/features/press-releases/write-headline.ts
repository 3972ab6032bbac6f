import { thirdPerson, verbForm } from '../../shared/press-releases/text/english-verbs.ts'
import type { ReleaseFacts } from './plain-facts/read-facts.ts'

/** Newsrooms cut longer ones. */
const MOST_HEADLINE = 100
/** Where a thought ends. */
const ENDS =
  /,? (?:and|as|at|because|beginning|by|for|from|in|on|so|starting|that|to|when|where|which|while|who|with)\b|[,;:–—] ?/g
/** In French and Spanish. */
const FOREIGN_ENDS = / (?:au|aux|avec|con|dans|depuis|en|et|le|para|par|pour|qui|à)(?= )|[,;:–—] ?/g
const FOLLOWING = 'announces the following: '

/** In the present tense, without a full stop, cut where a thought ends. */
export function writeHeadline({ news, company }: ReleaseFacts): string {
  const following = news.predicate?.startsWith(FOLLOWING) ? news.predicate.slice(FOLLOWING.length) : null
  const told = news.predicate === null ? news.sentence : `${company} ${toPresent(news.predicate)}`
  const text = (following === null ? told : `${company}: ${following}`).replace(/ https?:\/\/\S+/g, '')
  const most = Math.max(MOST_HEADLINE, company.length + 60)
  if (text.length <= most) return text
  const head = text.slice(0, most + 1)
  const ends = [...head.matchAll(following === null ? ENDS : FOREIGN_ENDS)]
  const end = ends.findLast((match) => match.index > company.length + 12)?.index ?? head.lastIndexOf(' ')
  return text.slice(0, end > 0 ? end : most).replace(/[,;:–—\s]+$/, '')
}

/** "has been named" → "is named", "opened" → "opens", "is celebrating" → "celebrates". */
function toPresent(predicate: string): string {
  const [first = '', second = '', ...rest] = predicate.split(' ')
  const verb = verbForm(first === 'is' || first === 'has' ? second : first)
  const passive = /^(?:has been|was|is) (?=(?:\w+ed|chosen) )/.exec(predicate)
  if (passive) return predicate.slice(passive[0].length)
  if (first === 'is' && verb?.form === 'gerund') return [thirdPerson(verb.base), ...rest].join(' ')
  if (first === 'has' && verb?.form === 'past') return [thirdPerson(verb.base), ...rest].join(' ')
  return verb?.form === 'past' ? [thirdPerson(verb.base), second, ...rest].join(' ').trim() : predicate
}
