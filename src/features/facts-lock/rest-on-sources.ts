/** A word with compromise's tags. */
type Word = { text: string; tags: ReadonlySet<string> }
/** A sentence, told by its words. */
export type Told = { text: string; words: readonly Word[] }

/** They report or join and state nothing of their own. */
const EMPTY =
  /^(?:say|said|accord|announc|also|its|it|he|she|they|their|who|which|that|there|here|now|new|today|company|funeral|home|house|provid|include|well|as|with|one|both)$/
const NEGATIVE = /^(?:not|no|never|without|neither|nor|cannot|nobody|none)$|n[’']t$/i
const STAYS = /^(?:stays?|remains?|keeps?|kept|stayed|remained)$/i
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

type Token = { stem: string; text: string; isTime: boolean; isVerb: boolean; isNumber: boolean }
type Clause = { tokens: Token[]; negatives: number; isPassive: boolean; stays: boolean }

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
  for (const words of clausesOf(statement.words)) {
    const clause = clauseOf(words, house)
    if (clause.tokens.length === 0) continue
    const verb = clause.tokens.findIndex(({ isVerb }) => isVerb)
    const subject = clause.tokens.slice(0, verb < 0 ? clause.tokens.length : verb)
    const isBare = verb === 0 || words.every(({ tags }) => !tags.has('Noun'))
    const whole = isBare ? { ...clause, tokens: [...head, ...clause.tokens] } : clause
    const index = known.findIndex((source, at) => supports(source, whole, known[at - 1]))
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
    const joins = /^(?:and|but|which|who|while|where|when)$/i.test(word.text)
    const rest = words.slice(index + 1)
    const end = rest.findIndex(({ text }) => /^(?:and|but|which|who|while|where|when)$/i.test(text))
    const next = end < 0 ? rest : rest.slice(0, end)
    const isNew =
      joins &&
      next.some(({ tags }) => tags.has('Verb')) &&
      clauses.at(-1)?.some(({ tags }) => tags.has('Verb') || tags.has('Noun'))
    if (isNew) clauses.push([])
    else clauses.at(-1)?.push(word)
  })
  return clauses
}

function clauseOf(words: readonly Word[], house: ReadonlySet<string>): Clause {
  const tokens = words.flatMap(({ text, tags }): Token[] => {
    const plain = text
      .toLowerCase()
      .replace(/[’']s?$/, '')
      .replace(/[^\p{L}\p{N}$%.]+/gu, '')
      .replace(/\.$/, '')
    const key = stem(plain)
    const isEmpty =
      plain === '' || EMPTY.test(key) || house.has(key) || NEGATIVE.test(text) || STAYS.test(plain)
    if (
      isEmpty ||
      (NOTHING.some((tag) => tags.has(tag)) && !tags.has('Verb')) ||
      tags.has('Copula') ||
      tags.has('Auxiliary')
    )
      return []
    return [
      {
        stem: key,
        text: plain,
        isTime: TIMES.some((tag) => tags.has(tag)) || /^(?:1[6-9]|20|21)\d\d$/.test(plain),
        isVerb: tags.has('Verb'),
        isNumber: /\d/.test(plain) || tags.has('Value'),
      },
    ]
  })
  const by = words.findIndex(({ text }) => text.toLowerCase() === 'by')
  return {
    tokens,
    negatives: words.filter(({ text }) => NEGATIVE.test(text)).length,
    isPassive: by > 0 && words.slice(0, by).some(({ tags }) => tags.has('PastTense')),
    stays: words.some(({ text }) => STAYS.test(text)),
  }
}

function supports(source: Clause, clause: Clause, before: Clause | undefined): boolean {
  if (source.negatives !== clause.negatives || source.stays !== clause.stays) return false
  const own = (token: Token) => source.tokens.findIndex(({ stem: key }) => key === token.stem)
  // "She spent eight years …" tells of the person before.
  const places = clause.tokens.map((token) => [token, own(token)] as const)
  const missing = places.filter(([, at]) => at < 0).map(([token]) => token)
  const isOfBefore = missing.every(
    (token) => !token.isVerb && !token.isNumber && before?.tokens.some(({ stem: key }) => key === token.stem),
  )
  if (missing.length > 0 && !(source.tokens[0]?.isVerb && isOfBefore)) return false
  const steady = places.filter(([token, at]) => at >= 0 && !token.isTime).map(([, at]) => at)
  const isInOrder = steady.every((at, index) => index === 0 || at >= (steady[index - 1] ?? 0))
  if (source.isPassive === clause.isPassive) return isInOrder
  return !isInOrder
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
