import type { Token } from './tokens.ts'
import type { WordLists } from './word-lists.ts'

/** A word that states something. */
export type Item = {
  key: string
  /** The preposition before it, or "". */
  link: string
  isTime: boolean
  isNumber: boolean
  isName: boolean
  /** A statement without it is another one: "first", "up to". */
  isKept: boolean
  /** The first behind "and", "who" and the like. */
  isPartStart: boolean
  /** An article or the like stands before it. */
  isDetermined: boolean
  /** Stands for words of the sentence before: "she", "it", "his". */
  pronoun?: 'subject' | 'object' | 'owner'
}

export type Clause = {
  /** As written, and with a passive turned into "who does what". */
  forms: readonly (readonly Item[])[]
  keys: ReadonlySet<string>
  isNegative: boolean
  isHedged: boolean
  isFuture: boolean
  isPast: boolean
  /** Its subject is a pronoun. */
  isOfPronoun: boolean
  /** Of a passive that names nobody. */
  isAgentless: boolean
}

/** The house, by any of its names; never in a text. */
export const HOUSE = '\ue000'

/** Reads a clause; its pronouns are items only in a source (`withPronouns`). */
export function clauseOf(
  tokens: readonly Token[],
  lists: WordLists,
  isEmpty: (token: Token) => boolean,
  withPronouns = false,
): Clause {
  const items: Item[] = []
  let link = ''
  let be = -1
  let by = -1
  let isOfPronoun = false
  let isPartStart = false
  for (const [at, token] of tokens.entries()) {
    if (token.isBehindStop) link = ''
    if (lists.joints.has(token.word)) isPartStart = items.length > 0
    if (lists.be.has(token.word)) be = items.length
    if (token.word === lists.by) by = items.length
    if (lists.links.has(token.word)) link = token.word
    if (lists.pronouns.has(token.word)) isOfPronoun ||= items.every(({ isTime }) => isTime)
    const pronoun = withPronouns ? pronounOf(token, items.length, lists) : undefined
    if (isEmpty(token) && !pronoun) continue
    const isHouse = token.word.startsWith(HOUSE)
    if (isHouse && items.at(-1)?.key === HOUSE) continue
    items.push({
      key: isHouse ? HOUSE : pronoun ? '' : token.key,
      link,
      isTime: lists.isTime(token.word) || (/^\d{1,2}$/.test(token.key) && isBesideMonth(tokens, at, lists)),
      isNumber: /^\d/.test(token.key),
      isName: token.isCapital,
      isPartStart,
      isDetermined: lists.articles.has(tokens[at - 1]?.word ?? ''),
      isKept: lists.kept.has(token.word) || lists.kept.has(token.key),
      ...(pronoun && { pronoun }),
    })
    isPartStart = false
    if (!pronoun) link = ''
  }
  const has = (words: ReadonlySet<string>) => tokens.some(({ word }) => words.has(word))
  // "Founded by Walter Hale" is a passive without its verb.
  const verb = be < 0 || be >= by ? items.slice(0, by).findLastIndex(({ isTime }) => !isTime) : be
  const turned = turnPassive(items, by > be ? verb : be, by > be ? by : undefined)
  return {
    forms: turned ? [items, turned] : [items],
    keys: new Set(items.map(({ key }) => key)),
    isNegative: has(lists.negatives),
    isHedged: has(lists.hedges),
    isFuture: has(lists.future),
    isPast: tokens.some(({ word }) => /(?:ed|^was|^were|^had|^has|^have)$/.test(word)),
    isOfPronoun,
    isAgentless: be >= 0 && by < be,
  }
}

function pronounOf(token: Token, at: number, lists: WordLists): Item['pronoun'] {
  if (lists.owners.has(token.word)) return 'owner'
  if (!lists.pronouns.has(token.word)) return undefined
  return at === 0 ? 'subject' : 'object'
}

function isBesideMonth(tokens: readonly Token[], at: number, lists: WordLists): boolean {
  return [tokens[at - 1], tokens[at + 1], tokens[at + 2]].some(
    (one) => one !== undefined && lists.isTime(one.word) && !/\d|^[ap]m$/.test(one.word),
  )
}

/** "The land was bought by the city in May" → city, buy, land, May. */
function turnPassive(items: readonly Item[], verb: number, agent: number | undefined): Item[] | null {
  const from = agent ?? items.length
  if (verb < 0 || verb >= items.length || from <= verb) return null
  // A name goes on until the next preposition or time.
  let to = from + 1
  while (to < items.length && /^(?:|in|of|a|de|en)$/.test(items[to]?.link ?? '') && !items[to]?.isTime)
    to += 1
  const unlinked = (item: Item): Item => ({ ...item, link: '' })
  const object = items.slice(0, verb).map((item, index) => (index === 0 ? unlinked(item) : item))
  return [
    ...items.slice(from, to).map(unlinked),
    ...items.slice(verb, verb + 1),
    ...object,
    ...items.slice(verb + 1, from),
    ...items.slice(to),
  ]
}
