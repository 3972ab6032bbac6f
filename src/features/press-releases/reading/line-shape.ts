import type { Word } from './english-words.ts'

/** What a line of news is: a sentence, or what it lacks; "unclear" may be several of them. */
export type Shape = 'sentence' | 'imperative' | 'gerund' | 'verb' | 'participle' | 'phrase' | 'unclear'

/** Before "by", "to" or a day they are a headline's passive. */
export const PASSIVE =
  /^(?:named|voted|awarded|selected|recogni[sz]ed|honou?red|chosen|certified|accredited|nominated|rated|sold|promoted|appointed|elected|dedicated|renovated|restored|planned|scheduled|approved|owned|held)$/i
const STATE = /^(?:available|open|closed|welcome|accepted|set|online|dead|complete)$/i
const UNCLEAR =
  /^(?:how|why|what|where|who|it|they|he|she|happy|goodbye|starting|beginning|effective|thanks)$/i

export const has = (word: Word | undefined, ...tags: string[]) => tags.some((tag) => word?.tags.has(tag))
const isAdverb = (word: Word | undefined) => has(word, 'Adverb') || word?.text.toLowerCase() === 'now'
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

/** Not "offering", "to offer", "who offers" or "drop-off". */
export function isFiniteVerb(words: readonly Word[], index: number): boolean {
  const word = words[index]
  if (has(word, 'Hyphenated', 'Gerund') || /^(?:to|who|which|that)$/i.test(words[index - 1]?.text ?? ''))
    return false
  return has(word, 'Modal', 'Copula', 'Auxiliary', 'PastTense', 'PresentTense')
}

export function shapeOf(words: readonly Word[]): Shape {
  const first = words.findIndex((word) => !isAdverb(word))
  const start = words[first]
  const next = words[first + 1]
  if (!start || UNCLEAR.test(start.text)) return 'unclear'
  const isNounNext = has(next, 'Noun') && !has(next, 'Pronoun', 'Possessive', 'ProperNoun')
  if (has(start, 'Gerund')) return STATE.test(next?.text ?? '') ? 'unclear' : 'gerund'
  if (PASSIVE.test(start.text)) return isNounNext ? 'unclear' : 'participle'
  if (/^do$/i.test(start.text) || (has(start, 'Imperative', 'Infinitive') && !isNounNext)) return 'imperative'
  if (isFiniteVerb(words, first) && !isNounNext) return isAdverb(next) ? 'unclear' : 'verb'
  const verb = words.findIndex((_, index) => index > first && isFiniteVerb(words, index))
  if (verb < 0) return words.some(({ text }) => STATE.test(text)) ? 'unclear' : 'phrase'
  return isSurelyOf(words, verb) ? 'sentence' : 'unclear'
}

/** Whether the verb has a subject that shows an article, a name or a plural, and no headline's passive. */
function isSurelyOf(words: readonly Word[], verb: number): boolean {
  const text = words[verb]?.text ?? ''
  const next = words[verb + 1]
  const isAlone = !next || has(next, 'Preposition', 'Date', 'Conjunction')
  const isYear = /^20\d\d$/.test(next?.text ?? '')
  const isBare = PASSIVE.test(text) && (isYear || !has(next, 'Determiner', 'Pronoun', 'Possessive', 'Value'))
  if ((isBare && !has(words[verb - 1], 'Pronoun')) || (isAlone && STATE.test(text))) return false
  const end = words.findIndex((word) => has(word, 'Preposition', 'Conjunction'))
  const head = words.slice(0, end < 1 ? verb : Math.min(end, verb))
  const isCounted = has(head[0], 'Value') && !/(?:st|nd|rd|th)$/i.test(head[0]?.text ?? '')
  if (
    end !== 0 &&
    has(words[0], 'Noun', 'Adjective') &&
    words.slice(0, verb).some((word) => has(word, 'Month', 'WeekDay'))
  )
    return false
  return (isCounted || head.some(isNamed)) && !head.some((word, at) => isNameBeside(word, words[at + 1]))
}

/** "Ed Tucker our founder": the commas that tell who is who are missing. */
const isNameBeside = (word: Word, next: Word | undefined) =>
  (has(word, 'Noun') && !has(word, 'Pronoun') && /^you$/i.test(next?.text ?? '')) ||
  (has(word, 'ProperNoun', 'Person') &&
    !/[,;’']/.test(word.post) &&
    has(next, 'Determiner', 'Possessive', 'Pronoun'))

/** What stands before them is no whole thing. */
const GOES_ON = ['Verb', 'Preposition', 'Conjunction', 'Noun', 'Value'] as const
/** "Open house Dec. 6 everyone welcome" → "Open house Dec. 6"; null where no thing stands first. */
export function firstThing(words: readonly Word[]): readonly Word[] | null {
  const ends = words.map((_, index) => words.length - index).filter((end) => end > 1)
  const isThing = (part: readonly Word[], next: Word | undefined) =>
    shapeOf(part) === 'phrase' &&
    has(part.at(-1), 'Noun', 'Date', 'Time', 'Value') &&
    !has(part.at(-1), 'Pronoun', 'Month') &&
    (/^(?:everyone|anyone|all|you|we)$/i.test(next?.text ?? '') || !has(next, ...GOES_ON)) &&
    part.some((word) => has(word, 'Noun') && !has(word, 'Date'))
  const isNew = words[1]?.text === 'year' || (has(words[0], 'Noun', 'Adjective') && !has(words[0], 'Date'))
  const end = isNew ? ends.find((at) => isThing(words.slice(0, at), words[at])) : undefined
  return end === undefined ? null : words.slice(0, end)
}

/** Where a second sentence begins without a stop: "Ann Lee is our manager | she has been here six years". */
export function secondSentence(words: readonly Word[]): number | null {
  const at = words.findIndex(({ text }, index) => {
    const before = words[index - 1]
    if (!before || !isFiniteVerb(words, index + 1)) return false
    return (
      !before.post.includes(',') &&
      /^(?:he|she)$/i.test(text) &&
      has(before, 'Noun', 'Date', 'Value') &&
      !BOUND.test(before.text)
    )
  })
  return at < 0 ? null : at
}
/** "The day she died", "what he said" */
const BOUND = /^(?:day|moment|time|way|year|that|those|what|who|whom|which|he|she|they|it|we|you|I)$/i

/** Who begins a second sentence behind a comma, or what asks the reader to. */
const SECOND =
  /, (?=(?:(?:it|he|she|they|we|I|you|there|kids|children|people|families|(?:any|every|no)(?:body|one)|(?:her|his|its|my|our|the) \p{L}+) |that (?:is|was|makes) |(?:come|bring|call|stop|join|visit) (?:us|in|by|out|and|hang|see|an?|the|your) ))/giu
const ASKING = /^(?:come|bring|call|stop|join|visit) /i
/** What no sentence of its own is. */
const JOINED =
  /^[^,]*(?:[“”]|\b(?:said|says|wrote|added|announced|reported)\.?$)|^the (?:day|month|same|time|week|year) |^(?:\S+ ){1,3}(?:who|whose|which)\b/iu
const DEPENDENT = /^(?:if|when|while|once|until|unless|although|as|since|because|before|after)\b/i

/** "The vault is there, children love it." → two sentences. */
export function splitSplice(sentence: string, read: (text: string) => readonly Word[]): string[] {
  for (const { index } of sentence.matchAll(SECOND)) {
    const [before, behind] = [sentence.slice(0, index), sentence.slice(index + 2)]
    const words = read(before)
    if (JOINED.test(behind) || has(words[0], 'Preposition', 'Conjunction') || DEPENDENT.test(before)) continue
    const next = read(behind).slice(0, 5)
    const hasVerb = words.some((word) => has(word, 'Verb') && !has(word, 'Gerund'))
    const isWhole = ASKING.test(behind) || next.some((_, at) => at > 0 && isFiniteVerb(next, at))
    if (!hasVerb || !isWhole) continue
    return [`${before}.`, ...splitSplice(behind.charAt(0).toUpperCase() + behind.slice(1), read)]
  }
  return [sentence]
}

/** Whether a text that was cut is a sentence that ends with a thing: not "400 people are expected". */
export const isWholeClause = (words: readonly Word[]): boolean =>
  shapeOf(words) === 'sentence' && has(words.at(-1), 'Noun', 'Value', 'Date')
