import type { Word } from './english-words.ts'
import { upperFirst } from './house-voice.ts'

/** What a line of news is: a sentence, or what it lacks; "unclear" may be several of them. */
export type Shape = 'sentence' | 'imperative' | 'gerund' | 'verb' | 'participle' | 'phrase' | 'unclear'

/** Before "by", "to" or a day they are a headline's passive. */
export const PASSIVE =
  /^(?:named|voted|awarded|selected|recogni[sz]ed|honou?red|chosen|certified|accredited|nominated|rated|sold|promoted|appointed|elected|dedicated|renovated|restored|planned|scheduled|approved|owned|held)$/i
const PARTICIPLE = new RegExp(
  `${PASSIVE.source}|^(?:based|born|built|certified|established|founded|licensed|located|married|preceded|raised|survived)$`,
  'i',
)
/** Also before a noun: "named Business of the Year". */
export const HONORED = /^(?:named|voted|awarded|rated|elected|appointed|chosen|selected)(?= |$)/i
const STATE = /^(?:available|open|closed|welcome|accepted|set|online|dead|complete)$/i
const IF = /^(?:if|when|whenever)$/i
const CLAUSE = /^(?:so|because|since|when|while)$/i
const UNCLEAR = /^(?:how|why|what|where|who|happy|goodbye|starting|beginning|effective|thanks)$/i

export const has = (word: Word | undefined, ...tags: string[]) => tags.some((tag) => word?.tags.has(tag))
const isAdverb = (word: Word | undefined) =>
  (has(word, 'Adverb') && word?.text !== 'All') || word?.text.toLowerCase() === 'now'
const isNamed = (word: Word | undefined) =>
  has(
    word,
    'Pronoun',
    'Possessive',
    'Place',
    'Organization',
    'Determiner',
    'Preposition',
    'Adverb',
    'Plural',
  ) ||
  has(word, 'ProperNoun', 'Person') ||
  /^there$/i.test(word?.text ?? '')

/** Not "offering", "to offer", "who offers", "as far as I know" or "drop-off". */
export function isFiniteVerb(words: readonly Word[], index: number): boolean {
  const [before, last] = [words[index - 2], words[index - 1]]
  // "if we open", "every family we served"
  const isOfNoun =
    /^(?:I|they|we|you)$/i.test(last?.text ?? '') &&
    has(before, 'Noun') &&
    !has(before, 'Date', 'Pronoun') &&
    !before?.post.includes(',')
  const isBound = has(last, 'Pronoun') && (isOfNoun || SUBORDINATE.test(before?.text ?? ''))
  if (
    has(words[index], 'Hyphenated', 'Gerund') ||
    isBound ||
    /^(?:to|who|which|that)$/i.test(last?.text ?? '')
  )
    return false
  return has(words[index], ...FINITE)
}
const SURE = ['Modal', 'Copula', 'Auxiliary'] as const
const FINITE = [...SURE, 'PastTense', 'PresentTense'] as const
const SUBORDINATE = /^(?:as|because|before|after|if|until|when|where|while)$/i

export function shapeOf(words: readonly Word[]): Shape {
  // "If you have wondered, come find out"
  const comma = IF.test(words[0]?.text ?? '') ? words.findIndex(({ post }) => post.includes(',')) : -1
  if (comma > 0) return shapeOf(words.slice(comma + 1))
  // "A crematory with a viewing room, so families can be present"
  const clause = words.findIndex(({ text }, at) => CLAUSE.test(text) && words[at - 1]?.post.includes(','))
  if (clause > 0) return shapeOf(words.slice(0, clause))
  const first = words.findIndex((word) => !isAdverb(word))
  const start = words[first]
  const next = words[first + 1]
  if (!start || UNCLEAR.test(start.text)) return 'unclear'
  const verb = words.findIndex((_, index) => index > first && isFiniteVerb(words, index))
  const isNounNext = has(next, 'Noun') && !has(next, 'Pronoun', 'Possessive', 'ProperNoun')
  // "Calling hours are …", "Parking is …"
  const isSure = has(words[verb], ...SURE)
  if (has(start, 'Gerund') && verb !== first + 1 && !isSure)
    return STATE.test(next?.text ?? '') ? 'unclear' : 'gerund'
  // "Raised $8,460", not "Named the best"
  const isActive = !HONORED.test(start.text) && has(next, 'Determiner', 'Possessive', 'Money', 'Value')
  if (isActive && PARTICIPLE.test(start.text)) return 'verb'
  const isParticiple = PARTICIPLE.test(start.text) || (has(start, 'PastTense') && next?.text === 'by')
  // "Built in 1924, the creamery had been empty"
  const isBefore = words.slice(0, Math.max(verb, 0)).some(({ post }) => post.includes(','))
  if (isParticiple) return isNounNext ? 'unclear' : isBefore ? 'sentence' : 'participle'
  if (/^(?:do|come|join)$/i.test(start.text) || (has(start, 'Imperative', 'Infinitive') && !isNounNext))
    return 'imperative'
  if (isFiniteVerb(words, first) && !isNounNext) return isAdverb(next) ? 'unclear' : 'verb'
  if (verb < 0) return words.some(({ text }) => STATE.test(text)) ? 'unclear' : 'phrase'
  return isSurelyOf(words, verb) ? 'sentence' : 'unclear'
}

/** "Ed Tucker our founder died", "Ann is our manager she started in May": a comma or a stop is missing. */
const isTorn = (words: readonly Word[], verb: number) =>
  words.some((word, at) => {
    const next = words[at + 1]
    if (word.post.trim() !== '') return false
    if (at < verb && has(word, 'ProperNoun', 'Person'))
      return has(next, 'Determiner', 'Possessive', 'Pronoun')
    const isSecond = /^(?:he|she|we|you)$/i.test(next?.text ?? '') && isFiniteVerb(words, at + 2)
    return at > verb && has(word, 'Noun', 'Adverb') && isSecond
  })

/** Behind its subject, and no headline's passive: not "Hale named 2026 winner", "Over 300 reviews on Google". */
function isMainVerb(words: readonly Word[], at: number): boolean {
  const [before, word, next] = [words[at - 1], words[at], words[at + 1]]
  if (words.slice(0, at).every(isAdverb) || !before || !isFiniteVerb(words, at)) return false
  if (has(word, ...SURE)) return true
  const head = words.slice(0, at)
  const isPassive =
    PASSIVE.test(word?.text ?? '') && next && !has(next, 'Determiner', 'Possessive', 'Pronoun')
  const isAgreed =
    !has(word, 'Infinitive') || head.some((one) => has(one, 'Plural', 'Pronoun') || one.text === 'and')
  // Not "Volunteer, coached Little League".
  const isBehind =
    !before.post.includes(',') ||
    (!has(before, 'Money') && head.slice(0, -1).some(({ post }) => post.includes(',')))
  const isCount =
    has(word, 'PresentTense') &&
    !has(word, 'Infinitive') &&
    has(head[0], 'Value', 'Adjective', 'Preposition') &&
    head.some((one) => has(one, 'Value'))
  // "The Legion helps", "Doors open Jan. 4", not "Alder Chapel closed Jan. 4" or "All welcome"
  const isState = STATE.test(word?.text ?? '') && has(next, 'Date') && !has(before, 'Plural')
  const isEnd = !/^(?:an?|the)$/i.test(head[0]?.text ?? '') && (isState || (!next && !has(word, 'PastTense')))
  // Notes: "Ann Lee, from Columbus, 18 years of experience, starts Dec. 1"
  const isNotes =
    head.filter(({ post }) => post.includes(',')).length > 2 && !head.some(({ text }) => text === 'and')
  return !isNotes && !isPassive && isAgreed && isBehind && !isCount && !isEnd
}

/** News has an article, a name or a plural before its verb, not in "support group for widows". */
const isSurelyOf = (words: readonly Word[], verb: number): boolean => {
  const end = words.findIndex((word) => has(word, 'Preposition', 'Conjunction'))
  const head = words.slice(0, end < 1 || words[end]?.text === 'of' ? undefined : end)
  return (
    !isTorn(words, verb) &&
    words.some((word, at) => isMainVerb(words, at) && (has(word, ...SURE) || head.slice(0, at).some(isNamed)))
  )
}

/** A sentence among others, which may begin with a bare noun or one that looks like a verb: "Registration closes Dec. 30". */
export const isWhole = (words: readonly Word[]): boolean =>
  shapeOf(words) === 'sentence' || words.some((_, at) => isMainVerb(words, at))

/** Where "Open house Dec. 6 everyone welcome" and "New chapel open" stop naming a thing. */
export function endOfThing(words: readonly Word[]): number {
  const end = words.findIndex(
    ({ text }, index) =>
      index > 0 &&
      !words[index - 1]?.post.includes(',') &&
      (STATE.test(text) ||
        (/^(?:our|my|the)$/i.test(text) && has(words[index - 1], 'Noun', 'Value', 'Date')) ||
        (/^(?:everyone|anyone|you|we)$/i.test(text) && !has(words[index - 1], 'Preposition')) ||
        isFiniteVerb(words, index)),
  )
  return end < 2 ? words.length : end
}

/** "The vault is there, children love it." → two sentences. */
export function splitSplice(sentence: string, read: (text: string) => readonly Word[]): string[] {
  for (const { index } of /[“”]/.test(sentence) ? [] : sentence.matchAll(/, /g)) {
    const [before, behind] = [sentence.slice(0, index), upperFirst(sentence.slice(index + 2))]
    const next = read(behind)
    const isSecond =
      has(next[0], 'Pronoun', 'Plural', 'Possessive') &&
      isFiniteVerb(
        next.slice(0, 5),
        next.findIndex((_, at) => at > 0 && isFiniteVerb(next, at)),
      )
    if (isSecond && isWhole(read(before))) return [`${before}.`, ...splitSplice(behind, read)]
  }
  return [sentence]
}

/** Whether a text that was cut is a sentence that ends with a thing: not "400 people are expected". */
export const isWholeClause = (words: readonly Word[]): boolean =>
  shapeOf(words) === 'sentence' &&
  has(words.at(-1), 'Noun', 'Value', 'Date') &&
  !/^[ap]\.m/.test(words.at(-1)?.text ?? '') &&
  !/ing$/.test(words.at(-1)?.text ?? '')
