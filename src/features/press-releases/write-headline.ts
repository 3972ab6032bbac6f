import type { ReleaseFacts } from './plain-facts/read-facts.ts'
import { thirdPerson, verbForm } from './text/english-verbs.ts'

/** Newsrooms cut longer ones. */
export const MOST_HEADLINE = 100

/** The headline: the news in the present tense, without a full stop, cut where a thought ends. */
export function writeHeadline({ news, company }: ReleaseFacts): string {
  const text = news.predicate === null ? news.sentence : `${company} ${toPresent(news.predicate)}`
  if (text.length <= MOST_HEADLINE) return text
  const head = text.slice(0, MOST_HEADLINE + 1)
  const ends = [
    ...head.matchAll(
      /,? (?:and|as|at|because|beginning|by|for|from|in|on|so|starting|that|to|when|where|which|while|who|with)\b|[,;:–—] ?/g,
    ),
  ]
  const end = ends.findLast((match) => match.index > company.length + 12)?.index ?? head.lastIndexOf(' ')
  return text.slice(0, end > 0 ? end : MOST_HEADLINE).replace(/[,;:–—\s]+$/, '')
}

/** "has been named" → "is named", "opened" → "opens", "is celebrating" → "celebrates". */
function toPresent(predicate: string): string {
  const [first = '', second = '', ...rest] = predicate.split(' ')
  const verb = verbForm(first === 'is' || first === 'has' ? second : first)
  if (predicate.startsWith('has been ')) return `is ${predicate.slice('has been '.length)}`
  if (first === 'is' && verb?.form === 'gerund') return [thirdPerson(verb.base), ...rest].join(' ')
  if (first === 'has' && verb?.form === 'past') return [thirdPerson(verb.base), ...rest].join(' ')
  return verb?.form === 'past' ? [thirdPerson(verb.base), second, ...rest].join(' ').trim() : predicate
}
