import type { Token } from './tokens.ts'
import type { WordLists } from './word-lists.ts'

/** States something. */
export type Item = {
  key: string
  /** The preposition before it, or "". */
  link: string
  isTime: boolean
  isNumber: boolean
  isName: boolean
  /** In no source, but perhaps another word for one that is. */
  isNew: boolean
  isOrdinary: boolean
}

/** A sentence, or a part of it between words like "and" and "who". */
export type Clause = {
  items: readonly Item[]
  isNegative: boolean
  /** "She": a name or the subject before; "rebuilt it": another word there. */
  pronoun: 'subject' | 'object' | null
  /** A name or article stands before its first word. */
  hasSubject: boolean
}

/** Tells which words state nothing. */
export type Reading = {
  lists: WordLists
  isEmpty: (token: Token) => boolean
  isNew: (token: Token) => boolean
}

/** Stands for all names of the house; occurs in no text. */
export const HOUSE = '\ue000'

/** Split before "and", "who" and the like; with `atStops` behind commas too. */
export function partsOf(tokens: readonly Token[], { lists, isEmpty }: Reading, atStops: boolean): Token[][] {
  const parts: Token[][] = [[]]
  for (const token of tokens) {
    const isNew = lists.joints.has(token.word) || (atStops && token.isBehindStop)
    if (isNew && parts.at(-1)?.some((one) => !isEmpty(one))) parts.push([])
    parts.at(-1)?.push(token)
  }
  return parts
}

/** What tokens state. */
export function clauseOf(tokens: readonly Token[], { lists, isEmpty, isNew }: Reading): Clause {
  const items: Item[] = []
  let link = ''
  let isNegative = tokens.some(({ word }) => lists.negatives.has(word))
  let hasSubject = false
  let pronoun: Clause['pronoun'] = null
  for (const [at, token] of tokens.entries()) {
    if (lists.links.has(token.word)) link = token.word
    if (lists.pronouns.has(token.word)) pronoun ??= items.every(({ isTime }) => isTime) ? 'subject' : 'object'
    if (isEmpty(token)) continue
    const opposite = lists.opposites.get(token.key)
    if (opposite) isNegative = !isNegative
    const key = token.word.startsWith(HOUSE) ? HOUSE : (opposite ?? token.key)
    if (items.length === 0)
      hasSubject = token.isCapital || key === HOUSE || lists.articles.has(tokens[at - 1]?.word ?? '')
    if (key === HOUSE && items.at(-1)?.key === HOUSE) continue
    items.push({
      key,
      link,
      isTime: lists.isTime(token.word) || (/^\d{1,2}$/.test(token.key) && isBesideMonth(tokens, at, lists)),
      isNumber: /^[\d$]/.test(token.key),
      isName: token.isCapital,
      isNew: isNew(token),
      isOrdinary: token.kind === 'word' && lists.ordinary.has(token.key),
    })
    link = ''
  }
  return { items, isNegative, pronoun, hasSubject }
}

const isBesideMonth = (tokens: readonly Token[], at: number, lists: WordLists) =>
  [tokens[at - 1], tokens[at + 1], tokens[at + 2]].some(
    (one) => one !== undefined && lists.isTime(one.word) && !/\d|^[ap]m$/.test(one.word),
  )

/** The name that it begins with, else its first word. */
export function subjectOf({ items }: Clause): readonly Item[] {
  const start = items.findIndex(({ isTime, link }) => !isTime && link === '')
  const end = items.findIndex(({ isName, link }, at) => at > start && (!isName || link !== ''))
  if (start < 0 || !items[start]?.isName) return start < 0 ? [] : items.slice(start, start + 1)
  return items.slice(start, end < 0 ? items.length : end)
}
