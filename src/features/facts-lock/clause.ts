import type { Token } from './tokens.ts'
import type { WordLists } from './word-lists.ts'

/** A word that states something. */
export type Item = {
  key: string
  /** The preposition before it, or "". */
  link: string
  /** It tells who does what to whom, or when. */
  isRole: boolean
  isTime: boolean
  isNumber: boolean
  isName: boolean
  /** A statement without it is another one: "first", "up to". */
  isKept: boolean
}

export type Clause = {
  /** In the order of who does what, where it can be told: as written, a time or place first, the passive turned. */
  forms: readonly (readonly Item[])[]
  keys: ReadonlySet<string>
  isNegative: boolean
  isHedged: boolean
  isFuture: boolean
  isPast: boolean
  /** It has a form of "be" or the like. */
  hasVerb: boolean
  startsWithPronoun: boolean
  /** "It" is the house, in a source. */
  startsWithIt: boolean
  /** Of a passive that names nobody. */
  isAgentless: boolean
}

/** The house, by any of its names; never in a text. */
export const HOUSE = '\ue000'

export function clauseOf(
  tokens: readonly Token[],
  lists: WordLists,
  isEmpty: (token: Token) => boolean,
): Clause {
  const items: Item[] = []
  let link = ''
  let fronted = 0
  let be = -1
  let by = -1
  for (const [at, token] of tokens.entries()) {
    if (at > 0 && token.isBehindStop && fronted === 0 && lists.links.has(tokens[0]?.word ?? ''))
      fronted = items.length
    if (lists.be.has(token.word)) be = items.length
    if (token.word === lists.by) by = items.length
    if (lists.links.has(token.word)) link = token.word
    if (isEmpty(token)) continue
    if (token.word.startsWith(HOUSE) && items.at(-1)?.key === HOUSE) continue
    const isBesideMonth = [tokens[at - 1], tokens[at + 1], tokens[at + 2]].some(
      (one) => one && lists.isTime(one.word) && !/\d|^[ap]m$/.test(one.word),
    )
    items.push({
      key: token.word.startsWith(HOUSE) ? HOUSE : token.key,
      link,
      isRole: lists.roles.has(link),
      isTime: lists.isTime(token.word) || (/^\d{1,2}$/.test(token.key) && isBesideMonth),
      isNumber: /^\d/.test(token.key),
      isName: token.isCapital,
      isKept: lists.kept.has(token.word) || lists.kept.has(token.key),
    })
    link = ''
  }
  const has = (words: ReadonlySet<string>) => tokens.some(({ word }) => words.has(word))
  const forms: (readonly Item[])[] = [items]
  if (fronted > 0) forms.push([...items.slice(fronted), ...items.slice(0, fronted)])
  const isAgentless = be >= 0 && by < be
  for (const one of [...forms]) {
    const active =
      be >= 0 && be < items.length ? turned(one, items[be], by > be ? items[by] : undefined) : null
    if (active) forms.push(active)
  }
  return {
    forms,
    keys: new Set(items.map(({ key }) => key)),
    isNegative: has(lists.negatives),
    isHedged: has(lists.hedges),
    isFuture: has(lists.future),
    isPast: tokens.some(({ word }) => /(?:ed|^was|^were|^had|^has|^have)$/.test(word)),
    hasVerb: has(lists.be) || has(lists.auxiliaries),
    startsWithPronoun: lists.pronouns.has(tokens[0]?.word ?? ''),
    startsWithIt: tokens[0]?.word === 'it',
    isAgentless,
  }
}

/** "The land was bought by the city in May" → city, buy, land, May. */
function turned(items: readonly Item[], verb: Item | undefined, agent: Item | undefined): Item[] | null {
  const at = verb ? items.indexOf(verb) : -1
  if (!verb || at < 1) return null
  const from = agent ? items.indexOf(agent) : items.length
  if (from <= at) return null
  // A name goes on until the next preposition or time.
  let to = from + 1
  while (to < items.length && /^(?:|in|of|a|de|en)$/.test(items[to]?.link ?? '') && !items[to]?.isTime)
    to += 1
  const object = items
    .slice(0, at)
    .map((item, index) => (index === 0 ? { ...item, link: '', isRole: false } : item))
  const acting = items.slice(from, to).map((item) => ({ ...item, link: '', isRole: false }))
  return [...acting, verb, ...object, ...items.slice(at + 1, from), ...items.slice(to)]
}
