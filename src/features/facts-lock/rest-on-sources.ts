/** A word with compromise's tags. */
type Word = { text: string; post: string; tags: ReadonlySet<string> }
/** A sentence, told by its words. */
export type Told = { text: string; words: readonly Word[] }

/** They report or join and state nothing of their own. */
const EMPTY =
  /^(?:say|said|accord|announc|also|its|it|he|she|they|their|who|which|that|there|here|now|new|today|provid|includ|well|as|with|both|availabl)$/
const HOUSE_WORD = /^(?:company|funeral|home|house)$/
const NEGATIVE = /^(?:not|no|never|without|neither|nor|cannot|nobody|none)$|n[’']t$/i
const STAYS = /^(?:stays?|remains?|keeps?|kept|stayed|remained)$/i
const BE = /^(?:is|are|was|were|be|been|being)$/i
const JOINS = /^(?:and|but|which|who|while|where|when)$/i
const PRONOUN = /^(?:he|she|they|it)$/i
const TIMES = ['Date', 'Month', 'WeekDay', 'Time', 'Year', 'Duration']
const NOTHING = [
  'Determiner',
  'Preposition',
  'Conjunction',
  'Auxiliary',
  'Copula',
  'Pronoun',
  'Possessive',
  'Modal',
  'Particle',
]

type Token = {
  stem: string
  /** The preposition before it, or "". */
  link: string
  isTime: boolean
  isVerb: boolean
  isNumber: boolean
  /** The house, by any of its names. */
  isHouse: boolean
}
type Clause = {
  tokens: Token[]
  negatives: number
  stays: boolean
  isPassive: boolean
  startsWithPronoun: boolean
}

/**
 * Finds the sources that a statement rests on, by index: each of its clauses says nothing that one of them does
 * not say of the same things in the same order. Null when a clause rests on none. `own`: words for the house.
 */
export function createRestCheck(
  sources: readonly Told[],
  own: readonly string[],
): (statement: Told) => number[] | null {
  const house = new Set(own.flatMap((name) => name.split(/[^\p{L}\p{N}]+/u)).map(stem))
  const known = sources.map((source) => clauseOf(source.words, house))
  return (statement) => findSources(statement, known, house)
}

function findSources(statement: Told, known: readonly Clause[], house: ReadonlySet<string>): number[] | null {
  const found = new Set<number>()
  let head: Token[] = []
  const whole = clauseOf(statement.words, house)
  const single = known.findIndex((source, at) => supports(source, whole, known[at - 1]))
  if (single >= 0 && whole.tokens.some(({ isHouse }) => !isHouse)) return [single]
  const clauses = clausesOf(statement.words)
  for (const words of clauses) {
    const clause = clauseOf(words, house)
    if (clause.tokens.length === 0) continue
    const verb = clause.tokens.findIndex(({ isVerb }) => isVerb)
    const subject = clause.tokens.slice(0, verb < 0 ? clause.tokens.length : verb)
    const isBare = verb === 0 && !PRONOUN.test(words[0]?.text ?? '') && !words[0]?.tags.has('Gerund')
    const isOnlyHead = verb < 0 && clauses.length > 1 && head.length === 0
    const complete = isBare ? { ...clause, tokens: [...head, ...clause.tokens] } : clause
    if (isOnlyHead) {
      head = subject
      continue
    }
    const index = known.findIndex((source, at) => supports(source, complete, known[at - 1]))
    if (index < 0) return null
    found.add(index)
    if (!isBare && subject.length > 0) head = subject
  }
  return found.size > 0 || statement.words.length === 0 ? [...found] : null
}

/** Parted where a new verb begins behind a comma, "and", "which" or "who". */
function clausesOf(words: readonly Word[]): Word[][] {
  const clauses: Word[][] = [[]]
  words.forEach((word, index) => {
    const last = clauses.at(-1) ?? []
    const next = words.slice(index + 1)
    const end = next.findIndex(({ text }) => JOINS.test(text))
    const leadsToVerb = (end < 0 ? next : next.slice(0, end)).some(isAnyVerb)
    const isJoined =
      JOINS.test(word.text) && leadsToVerb && last.some(({ tags }) => tags.has('Verb') || tags.has('Noun'))
    const isBehindComma = /,/.test(words[index - 1]?.post ?? '') && isAnyVerb(word) && last.some(isAnyVerb)
    if (isBehindComma) clauses.push([word])
    else if (isJoined) clauses.push([])
    else last.push(word)
  })
  return clauses
}

const isAnyVerb = ({ tags }: Word) => ['Verb', 'Modal', 'Auxiliary', 'Copula'].some((tag) => tags.has(tag))

function clauseOf(words: readonly Word[], house: ReadonlySet<string>): Clause {
  let link = ''
  const tokens = words.flatMap((word): Token[] => {
    const { text, tags } = word
    const plain = text
      .toLowerCase()
      .replace(/[’']s?$/, '')
      .replace(/[^\p{L}\p{N}$%.]+/gu, '')
      .replace(/\.$/, '')
    const key = stem(plain)
    const isHouse = house.has(key) || HOUSE_WORD.test(key)
    if (tags.has('Preposition')) link = plain
    const isEmpty =
      plain === '' || BE.test(plain) || EMPTY.test(key) || NEGATIVE.test(text) || STAYS.test(plain)
    if (isAnyVerb(word)) link = ''
    if (isEmpty || (isNothing(word) && !isHouse)) return []
    const isTime = TIMES.some((tag) => tags.has(tag)) || /^(?:1[6-9]|20|21)\d\d$/.test(plain)
    const isNumber = /\d/.test(plain) || tags.has('Value')
    const token = {
      stem: isHouse ? '' : key,
      link,
      isTime,
      isVerb: tags.has('Verb') && !isHouse,
      isNumber,
      isHouse,
    }
    link = token.isVerb ? '' : link
    return [token]
  })
  const by = words.findIndex(({ text }) => text.toLowerCase() === 'by')
  const be = words.findIndex(({ text }) => BE.test(text))
  const isFormed = words
    .slice(be + 1, be + 4)
    .some(({ tags }) => tags.has('PastTense') || tags.has('Participle'))
  return {
    tokens,
    negatives: words.filter(({ text }) => NEGATIVE.test(text)).length,
    stays: words.some(({ text }) => STAYS.test(text)),
    isPassive: be >= 0 && (isFormed || by > be),
    startsWithPronoun: PRONOUN.test(words[0]?.text ?? ''),
  }
}

const isNothing = ({ tags }: Word) =>
  tags.has('Copula') || tags.has('Auxiliary') || (NOTHING.some((tag) => tags.has(tag)) && !tags.has('Verb'))

function supports(source: Clause, clause: Clause, before: Clause | undefined): boolean {
  if (source.negatives !== clause.negatives || source.stays !== clause.stays) return false
  const placeOf = (token: Token) =>
    source.tokens.findIndex(({ stem: key, isHouse }) => key === token.stem && isHouse === token.isHouse)
  const places = clause.tokens.map((token) => [token, placeOf(token)] as const)
  const missing = places.filter(([, at]) => at < 0).map(([token]) => token)
  const verb = clause.tokens.findIndex(({ isVerb }) => isVerb)
  const isExcused = (token: Token) => {
    // Of whose chapel it is a form often says nothing.
    if (token.isHouse) return token.link !== '' || verb < 0 || clause.tokens.indexOf(token) < verb
    // "She spent eight years …" tells of the person before.
    const isOfBefore = source.startsWithPronoun && before?.tokens.some(({ stem: key }) => key === token.stem)
    return isOfBefore && !token.isVerb && !token.isNumber
  }
  if (!missing.every(isExcused)) return false
  const found = places.filter(([token, at]) => at >= 0 && !token.isHouse)
  if (!isInOrder(found.filter(([token]) => /^\d{1,2}(?::\d\d)?$/.test(token.stem)))) return false
  const steady = found.filter(([token]) => !token.isTime)
  if (source.isPassive !== clause.isPassive) return haveSameRoles(steady, clause, source)
  return (
    isInOrder(steady) &&
    steady.every(([token, at], index) => isSameObject(token, at, steady[index - 1]?.[1] ?? -1, source))
  )
}

type Placed = readonly [token: Token, at: number]

const isInOrder = (placed: readonly Placed[]) =>
  placed.every(([, at], index) => index === 0 || at >= (placed[index - 1]?.[1] ?? 0))

/** "bought Kessler" is not "bought the land from Kessler". */
function isSameObject({ link }: Token, at: number, previous: number, source: Clause): boolean {
  const given = source.tokens[at]?.link ?? ''
  return link !== '' || given === '' || at === previous + 1 || previous < 0
}

/** Who acts in the active acts behind "by" in the passive. */
function haveSameRoles(placed: readonly Placed[], clause: Clause, source: Clause): boolean {
  const isVerb = ([token, at]: Placed) => token.isVerb || source.tokens[at]?.isVerb === true
  const verb = placed.find(isVerb)
  if (!verb) return false
  const acts = (one: Clause, token: Token, at: number, verbAt: number) =>
    one.isPassive ? at > verbAt && token.link === 'by' : at < verbAt
  const clauseVerb = clause.tokens.indexOf(verb[0])
  return placed.every(([token, at]) => {
    if (isVerb([token, at])) return true
    const given = source.tokens[at] as Token
    return acts(clause, token, clause.tokens.indexOf(token), clauseVerb) === acts(source, given, at, verb[1])
  })
}

/** "opening", "opened" and "opens" are one word. */
export function stem(word: string): string {
  const plain = word.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '')
  const cut = plain.replace(/(?:ies|ied)$/, 'y').replace(/(?<=\p{L}{3})(?:ing|ed|es|s|e)$/u, '')
  return NUMBERS.get(cut) ?? NUMBERS.get(plain) ?? IRREGULAR.get(plain) ?? cut.replace(/(\p{L})\1$/u, '$1')
}

const NUMBERS = new Map(
  'one two three four five six seven eight nine'
    .split(' ')
    .map((word, index) => [word, String(index + 1)] as const),
)
const IRREGULAR = new Map([
  ['held', 'hold'],
  ['built', 'build'],
  ['bought', 'buy'],
  ['began', 'begin'],
  ['begun', 'begin'],
  ['gave', 'giv'],
  ['given', 'giv'],
  ['won', 'win'],
  ['led', 'lead'],
  ['became', 'becom'],
  ['ran', 'run'],
  ['chose', 'choos'],
  ['chosen', 'choos'],
  ['took', 'tak'],
  ['taken', 'tak'],
])
