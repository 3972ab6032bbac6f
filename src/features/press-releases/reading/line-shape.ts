import type { English, Word } from './english-words.ts'

/**
 * What a line of news is: a sentence, or what it lacks. "passive" and "state" lack a form of "be", "unclear" is
 * more than one of them.
 */
export type Shape =
  | 'sentence'
  | 'imperative'
  | 'gerund'
  | 'verb'
  | 'participle'
  | 'passive'
  | 'state'
  | 'no article'
  | 'phrase'
  | 'unclear'

/** Of verbs that need an object: before "by", "to" or a day they are a headline's passive. */
const PASSIVE =
  /^(?:named|voted|awarded|selected|recogni[sz]ed|honou?red|chosen|certified|accredited|nominated|rated|sold|promoted|appointed|elected|dedicated|blessed|renovated|rebuilt|restored|donated|planted|planned|scheduled|unveiled|remembered|approved|added|owned|held)$/i
const STATE = /^(?:available|open|closed|welcome|accepted|set|online)$/i
/** A headline says "Lee elected president". */
const TO_OFFICE = /^(?:elected|named|appointed|voted|rated)$/i
/** Nouns that take no "a". */
export const MASS =
  /^(?:\w+ )?(?:cremation|parking|help|support|care|music|information|aquamation|planning)(?= (?:is|for|to|with|in|on|at|by)\b|$)/i
/** A time before the sentence: "Starting Jan. 2 we offer". */
const OPENING_TIME = /^(?:starting|beginning|effective|following|according|thanks)$/i
const INDEFINITE = /^(?:nobody|everyone|everybody|anyone|anybody|someone|most|many|few)$/i

export const has = (word: Word | undefined, ...tags: string[]) => tags.some((tag) => word?.tags.has(tag))
const isAdverb = (word: Word | undefined) => has(word, 'Adverb') || word?.text.toLowerCase() === 'now'
const isSubject = (word: Word | undefined) =>
  has(word, 'Noun', 'Pronoun', 'ProperNoun', 'Value', 'Person', 'Plural', 'Singular') ||
  /^(?:who|that|there|this)$/i.test(word?.text ?? '')

/** Not "offering", "to offer" or "drop-off". */
export function isFiniteVerb(words: readonly Word[], index: number): boolean {
  const word = words[index]
  if (has(word, 'Hyphenated', 'Gerund') || words[index - 1]?.text.toLowerCase() === 'to') return false
  return has(word, 'Modal', 'Copula', 'Auxiliary', 'PastTense', 'PresentTense')
}

/** Of a part of the sentence: "families who lost someone", "the solidified remains". */
const isWithin = (words: readonly Word[], at: number) =>
  has(words[at], 'PastTense') ||
  words.slice(0, at).some(({ text }) => /^(?:who|that|which|where|when|as)$/i.test(text))

/** Not "open house". */
const isState = (words: readonly Word[], at: number) =>
  STATE.test(words[at]?.text ?? '') && !/^house/i.test(words[at + 1]?.text ?? '')

export function shapeOf(words: readonly Word[], english: English): Shape {
  const first = words.findIndex((word) => !isAdverb(word))
  const start = words[first]
  if (/^do$/i.test(start?.text ?? '') && has(words[first + 1], 'Negative')) return 'imperative'
  const verb = words.findIndex((_, index) => isFiniteVerb(words, index))
  const isSpoken = words.some(
    ({ text }, index) =>
      index > first && (/^(?:we|our|I|the|it)$/i.test(text) || words[index - 1]?.post.includes(',')),
  )
  if (/^(?:how|why|what|where|who|it|they|he|she|congratulations|happy|goodbye)$/i.test(start?.text ?? ''))
    return 'unclear'
  if (OPENING_TIME.test(start?.text ?? ''))
    return isSpoken && words.some((_, index) => index > first && isFiniteVerb(words, index))
      ? 'sentence'
      : 'unclear'
  if (start && english.isGerund(start.text, words[first + 1])) {
    if (words.some((word) => has(word, 'Modal', 'Copula'))) return 'sentence'
    const next = words[first + 1]
    if (STATE.test(next?.text ?? '')) return 'state'
    if (
      has(next, 'PastTense') ||
      words.some((_, at) => at > first + 1 && isFiniteVerb(words, at) && !isWithin(words, at))
    )
      return 'unclear'
    return !next || /^(?:of|and)$/i.test(next.text) ? 'phrase' : 'gerund'
  }
  const later = words.findIndex((_, index) => index > first && isFiniteVerb(words, index))
  if (PASSIVE.test(start?.text ?? '')) {
    if (!TO_OFFICE.test(start?.text ?? '') && has(words[first + 1], 'Noun', 'Singular', 'Plural'))
      return later > 0 ? 'no article' : 'phrase'
    return later > 0 ? 'unclear' : 'participle'
  }
  const isNounFirst =
    has(words[first + 1], 'Singular', 'Plural') &&
    !has(words[first + 1], 'Pronoun', 'Possessive', 'ProperNoun')
  if (has(start, 'Imperative', 'Infinitive') && !isNounFirst) return 'imperative'
  if (verb === first && first >= 0 && !isNounFirst)
    return isAdverb(words[first + 1]) || STATE.test(words[first + 1]?.text ?? '') ? 'state' : 'verb'
  return shapeBehind(words, verb === first ? later : verb)
}

/** `verb`: the place of the first finite verb behind the subject, else -1. */
function shapeBehind(words: readonly Word[], verb: number): Shape {
  const before = words.slice(0, verb)
  if (verb < 1 || !before.some(isSubject))
    return words.some((_, at) => at > 0 && isState(words, at)) ? 'state' : 'phrase'
  const [start] = words
  const next = words[verb + 1]
  const isAlone = !next || has(next, 'Preposition', 'Date', 'WeekDay', 'Conjunction')
  const text = words[verb]?.text ?? ''
  const isOffice =
    TO_OFFICE.test(text) && !has(next, 'ProperNoun', 'Person', 'Determiner', 'Pronoun', 'Possessive', 'Value')
  if (PASSIVE.test(text) && !has(words[verb - 1], 'Pronoun') && (isAlone || isOffice))
    return /^family$/i.test(start?.text ?? '') ? 'unclear' : 'passive'
  if (isAlone && /^welcome$/i.test(text)) return 'state'
  // Of one thing, the verb would be "opens"; a house that closed for days is closed.
  if (isAlone && /^open$/i.test(text) && !isPlural(before)) return 'state'
  if (/^closed$/i.test(text) && has(next, 'Date') && words.some((word) => has(word, 'NumberRange')))
    return 'state'
  const isNamed =
    has(
      start,
      'Pronoun',
      'Possessive',
      'Place',
      'Organization',
      'Determiner',
      'Value',
      'Preposition',
      'Adverb',
    ) ||
    INDEFINITE.test(start?.text ?? '') ||
    has(words[verb - 1], 'Pronoun') ||
    before.some((word) => has(word, 'ProperNoun', 'Person'))
  const end = words.findIndex((word) => has(word, 'Preposition', 'Conjunction'))
  const head = words.slice(0, end < 1 ? verb : Math.min(end, verb))
  const isMass = MASS.test(head.map(({ text: word }) => word).join(' '))
  return isNamed || isMass || isPlural(head) ? 'sentence' : 'no article'
}

/** Whether a text that was cut is a sentence that ends with a thing: not "400 people are expected". */
export function isWholeClause(words: readonly Word[], english: English): boolean {
  const verb = words.findIndex((_, index) => isFiniteVerb(words, index))
  return (
    shapeOf(words, english) === 'sentence' &&
    words.length - verb > 1 &&
    has(words.at(-1), 'Noun', 'Singular', 'Plural', 'Value', 'Date', 'ProperNoun')
  )
}

/** Of a subject; the library takes "walk-ins" for a singular. */
export const isPlural = (head: readonly Word[]) =>
  head.some((word) => has(word, 'Plural')) ||
  /[^su]s$/.test(head.findLast((word) => !isAdverb(word))?.text ?? '')

/** The place of the participle or state that lacks its "is". */
export const bareAt = (words: readonly Word[]) =>
  words.findIndex(({ text }, at) => at > 0 && (PASSIVE.test(text) || isState(words, at)))
