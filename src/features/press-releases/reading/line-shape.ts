import type { English, Word } from './english-words.ts'

/** What a line of news is: a sentence, or what it lacks. "unclear" may be several of them. */
export type Shape = 'sentence' | 'imperative' | 'gerund' | 'verb' | 'participle' | 'phrase' | 'unclear'

/** Of verbs that need an object: before "by", "to" or a day they are a headline's passive. */
const PASSIVE =
  /^(?:named|voted|awarded|selected|recogni[sz]ed|honou?red|chosen|certified|accredited|nominated|rated|sold|promoted|appointed|elected|dedicated|blessed|renovated|rebuilt|restored|donated|planted|planned|scheduled|unveiled|remembered|approved|added|owned|held)$/i
const STATE = /^(?:available|open|closed|welcome|accepted|set|online|dead)$/i
/** A headline says "Lee elected president". */
const TO_OFFICE = /^(?:elected|named|appointed|voted|rated)$/i
const UNCLEAR =
  /^(?:how|why|what|where|who|it|they|he|she|congratulations|happy|goodbye|starting|beginning|effective|following|according|thanks)$/i

export const has = (word: Word | undefined, ...tags: string[]) => tags.some((tag) => word?.tags.has(tag))
const isAdverb = (word: Word | undefined) => has(word, 'Adverb') || word?.text.toLowerCase() === 'now'
const isSubject = (word: Word | undefined) =>
  has(word, 'Noun', 'Pronoun', 'ProperNoun', 'Value', 'Person', 'Plural', 'Singular') ||
  /^(?:who|that|there|this)$/i.test(word?.text ?? '')

/** Not "offering", "to offer" or "drop-off". */
function isFiniteVerb(words: readonly Word[], index: number): boolean {
  const word = words[index]
  if (has(word, 'Hyphenated', 'Gerund') || words[index - 1]?.text.toLowerCase() === 'to') return false
  return has(word, 'Modal', 'Copula', 'Auxiliary', 'PastTense', 'PresentTense')
}

export function shapeOf(words: readonly Word[], english: English): Shape {
  const first = words.findIndex((word) => !isAdverb(word))
  const start = words[first]
  const next = words[first + 1]
  if (/^do$/i.test(start?.text ?? '')) return 'imperative'
  if (!start || UNCLEAR.test(start.text)) return 'unclear'
  const verb = words.findIndex((_, index) => isFiniteVerb(words, index))
  const later = words.findIndex((_, index) => index > first && isFiniteVerb(words, index))
  if (english.isGerund(start.text, next))
    return later > 0 || STATE.test(next?.text ?? '') ? 'unclear' : 'gerund'
  const isNounNext =
    has(next, 'Noun', 'Singular', 'Plural') && !has(next, 'Pronoun', 'Possessive', 'ProperNoun')
  if (PASSIVE.test(start.text)) return later > 0 || isNounNext ? 'unclear' : 'participle'
  if (has(start, 'Imperative', 'Infinitive') && !isNounNext) return 'imperative'
  if (verb === first && !isNounNext)
    return isAdverb(next) || STATE.test(next?.text ?? '') ? 'unclear' : 'verb'
  return shapeBehind(words, verb === first ? later : verb)
}

/** `verb`: the place of the first finite verb behind the subject, else -1. */
function shapeBehind(words: readonly Word[], verb: number): Shape {
  const before = words.slice(0, verb)
  if (verb < 1 || !before.some(isSubject))
    return words.some(({ text }) => STATE.test(text)) ? 'unclear' : 'phrase'
  const [start] = words
  const next = words[verb + 1]
  const isAlone = !next || has(next, 'Preposition', 'Date', 'WeekDay', 'Conjunction')
  const text = words[verb]?.text ?? ''
  const isOffice =
    TO_OFFICE.test(text) && !has(next, 'ProperNoun', 'Person', 'Determiner', 'Pronoun', 'Possessive', 'Value')
  const isBare = PASSIVE.test(text) && !has(words[verb - 1], 'Pronoun') && (isAlone || isOffice)
  if (isBare || (isAlone && STATE.test(text))) return 'unclear'
  const isNamed =
    has(start, 'Pronoun', 'Possessive', 'Place', 'Organization', 'Determiner', 'Preposition', 'Adverb') ||
    (has(start, 'Value') && !/(?:st|nd|rd|th)$|^(?:first|second|third)$/i.test(start?.text ?? '')) ||
    has(words[verb - 1], 'Pronoun') ||
    before.some((word) => has(word, 'ProperNoun', 'Person'))
  const end = words.findIndex((word) => has(word, 'Preposition', 'Conjunction'))
  const head = words.slice(0, end < 1 ? verb : Math.min(end, verb))
  return isNamed || isPlural(head) ? 'sentence' : 'unclear'
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
