import type { FactMark } from '../../shared/fact-marks.ts'
import { splitSentences } from '../../shared/press-releases/text/split-sentences.ts'
import { stem } from './rest-on-sources.ts'

/** What a statement may rest on. */
export type Grounds = {
  /** Allowed in any sentence, capitalised only. */
  names: readonly string[]
  /** Allowed in any sentence: what the fields say. */
  fields: readonly string[]
  /** Allowed in a sentence about the fields, or about the topic. */
  words: readonly string[]
  /** Known to be true, each on its own. */
  sentences: readonly string[]
  /** Known to be true, and may be joined in one sentence that holds a word of `topic`. */
  joined: readonly string[]
  topic: RegExp
  /** May stand beside any statement. */
  aside: RegExp
}

/** They state nothing of their own. */
const SAYS_NOTHING = new Set(
  `a about across add all along alongside also although among an and another are as at away be been both but by
  can could did do does each either for from further had has have he her here his how if in includ into is it
  its itself made mak may might more of on or other others out over part she so some such than that the their
  them themselve then there these they this those through to too up was well were what when where whether which
  while who whom whose will with within would year`
    .split(/\s+/)
    .map(stem),
)
const NEGATIVE = /^(?:not|no|never|without|neither|nor|cannot|nobody|none|nothing|unlike|\p{L}+n’t)$/iu
const LENGTH_OF_TIME = /^(?:day|week|month|decad|generation|long|old|recent|earlier|tim)$/

/**
 * Marks each sentence with a word that no ground gives. `marks` are those of its names and numbers: a sentence
 * with one is not marked again. Returns both, in order.
 */
export function markStatements(text: string, grounds: Grounds, marks: readonly FactMark[]): FactMark[] {
  const rests = createCheck(grounds)
  const found: FactMark[] = []
  let at = 0
  for (const sentence of splitSentences(text)) {
    const start = text.indexOf(sentence, at)
    at = start + sentence.length
    const isMarked = marks.some((mark) => mark.start < at && mark.end > start)
    // "Washington, D.C. The house …" is split only here.
    const isKnown = rests(sentence) || sentence.split(/(?<=\.)\s+(?=\p{Lu})/u).every(rests)
    if (!isMarked && !isKnown) found.push({ start, end: at, kind: 'statement', text: sentence })
  }
  return [...marks, ...found].sort((a, b) => a.start - b.start)
}

function createCheck(grounds: Grounds): (sentence: string) => boolean {
  const names = new Set(grounds.names.flatMap(wordsOf).map(stem))
  const fields = new Set(grounds.fields.flatMap(wordsOf).map(stem))
  const words = new Set(grounds.words.flatMap(wordsOf).map(stem))
  const sentences = grounds.sentences.map(wordsOf)
  const joined = grounds.joined
    .map(wordsOf)
    .filter((one) => !one.some((word) => NEGATIVE.test(word)))
    .flat()
    .filter((word) => !LENGTH_OF_TIME.test(stem(word)))
  const sources = sentences.map((one) => ({
    stems: new Set(one.map(stem)),
    isNegative: one.some(isNegative),
  }))
  const whole = new Set(joined.map(stem))
  return (sentence) => {
    const said = wordsOf(sentence.replace(grounds.aside, ' '))
    const denies = said.some(isNegative)
    const left = said
      .filter((word) => !(/^[\p{Lu}\p{N}]/u.test(word) && names.has(stem(word))))
      .map(stem)
      .filter((word) => !SAYS_NOTHING.has(word) && !fields.has(word) && !/^\d/.test(word))
    if (!denies && left.every((word) => words.has(word))) return true
    if (!denies && grounds.topic.test(sentence) && left.every((word) => words.has(word) || whole.has(word)))
      return true
    if (left.length === 0) return false
    return sources.some(
      ({ stems, isNegative: isDenial }) => isDenial === denies && left.every((word) => stems.has(word)),
    )
  }
}

const isNegative = (word: string) => NEGATIVE.test(word)
const wordsOf = (text: string) =>
  (text.replaceAll("'", '’').match(/[\p{L}\p{N}][\p{L}\p{N}.@,]*(?:’[\p{L}]+)?/gu) ?? [])
    .map((word) => word.replace(/(?:’s?|[.,@])$/, ''))
    .filter((word) => word !== '')
