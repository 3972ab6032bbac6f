import { fill, type KindFrames } from '../frames/frames.ts'
import type { English, Word } from './english-words.ts'
import { type House, inThirdPerson, upperFirst } from './house-voice.ts'
import { briefName } from './keep-names.ts'
import { has, isPlural, type Shape, shapeOf } from './line-shape.ts'

/** A sentence without its full stop; or why the line is not one, with a suggested sentence or an example. */
export type NewsLine = { sentence: string } | { why: string; suggestion: string; isExample: boolean }

const WHY = {
  question: 'This is a question. A release tells what happened or will.',
  imperative: 'This speaks to the reader. A release tells what happened or will.',
  noVerb: 'This is not a sentence yet: it does not say who does what.',
  noSubject: 'This does not say who does it.',
  person: 'A release names people in place of “I”, “my” and “your”.',
} as const
const WHY_OF: Record<Shape, string> = {
  sentence: WHY.person,
  imperative: WHY.imperative,
  gerund: WHY.noSubject,
  verb: WHY.noSubject,
  participle: WHY.noSubject,
  phrase: WHY.noVerb,
  unclear: WHY.noVerb,
}

const ASKED = /^(?:did|do) you know (?:that )?(.+)\?$/i
/** What a company feels is not the news: "is thrilled to announce". */
const FEELING =
  /^(?:(?:we|it|I) ?(?:are|is|am|[’']re|[’']m) )?(?:(?:very|so|truly) )?(?:proud|thrilled|excited|delighted|pleased|happy|honou?red)(?: and \w+)? to (be |(?:announce|share)(?: that)? |introduce )?/i
/** Whoever grieves, not the house. */
const LOST = /(?:those|(?:the )?loved ones) (?:that )?(?:we|you)(?:[’']ve| have)? (?:loved and )?lost/
const INVITING = /^(?:join|come|meet|visit|see|attend|bring|tour|register|donate|nominate|learn)\b/i
const HELD = /^(?:join (?:its staff|it) for|come to) (?=an? |its )/
const DETERMINED = /^(?:an?|the|its|their|this|these|some|all|more|\d|two|three|four|five|no)\b/i

/** `values` fill the frames of the kind. */
export function readNewsLine(
  line: string,
  english: English,
  house: House,
  frames: KindFrames,
  values: Readonly<Record<string, string>>,
): NewsLine {
  const { company } = house
  const sample = fill(frames.sample, values)
  const asked = line.replace(ASKED, (_, fact: string) => upperFirst(fact)).trim()
  if (asked.endsWith('?')) return { why: WHY.question, suggestion: sample, isExample: true }
  const text = withoutFeeling(asked.replace(/(?<!\p{Lu}\.\p{Lu})[.!…:;,\s]+$/u, ''), house)
  // What stands in brackets tells nothing of the sentence around it.
  const words = english.read(text.replace(/ \([^)]*\)/g, ''), house.names)
  const shape = text.includes(': ') ? 'unclear' : shapeOf(words, english)
  const voice = { subject: company, owner: company }
  const sentence = shape === 'sentence' ? inThirdPerson(text, english, house, voice) : null
  if (sentence !== null) return { sentence }
  const meant =
    shape === 'sentence'
      ? /\bI\b/.test(text) && /\b(?:me|my|mine)\b/i.test(text)
        ? null
        : inThirdPerson(text, english, house, { ...voice, person: values.contact })
      : meantSentence(shape, text, words, english, house, fill(frames.announce, values))
  const isWhole = meant && shapeOf(english.read(upperFirst(meant), house.names), english) === 'sentence'
  return {
    why: WHY_OF[shape],
    suggestion: isWhole ? `${upperFirst(meant)}.` : sample,
    isExample: !isWhole,
  }
}

function withoutFeeling(line: string, { company }: House): string {
  const plain = line.replace(/^please\s+/i, '').replace(LOST, 'those who died')
  const name = [company, briefName(company)].find((one) => plain.startsWith(`${one} `))
  const felt = FEELING.exec(name ? `it${plain.slice(name.length)}` : plain)
  if (!felt) return plain
  const rest = plain.slice(felt[0].length + (name ? name.length - 2 : 0))
  return felt[1] ? rest : `We ${rest}`
}

/** Suggests a sentence, without its full stop, for a line that is not one; null when the meaning is unclear. */
function meantSentence(
  shape: Shape,
  line: string,
  words: readonly Word[],
  english: English,
  house: House,
  announce: string,
): string | null {
  const { company } = house
  const voice = { subject: 'it', owner: 'its staff' }
  const told = inThirdPerson(lowerFirst(line, words), english, house, voice)
  const phrase = told && lowerFirst(told, words)
  if (!phrase || phrase.includes(company)) return null
  switch (shape) {
    case 'imperative':
      if (HELD.test(phrase)) return `${company} will hold ${phrase.replace(HELD, '')}`
      return INVITING.test(phrase) ? `${company} invites families to ${phrase}` : null
    case 'gerund':
      return `${company} is ${phrase}`
    case 'verb':
      return `${company} ${phrase}`
    case 'participle':
      return `${company} has been ${phrase}`
    case 'phrase':
      return has(words[0], 'ProperNoun', 'Person', 'Preposition', 'Conjunction') ||
        /^(?:first|now|only|under) /.test(phrase)
        ? null
        : `${announce} ${withArticle(phrase, words)}`
    case 'sentence':
    case 'unclear':
      return null
  }
}

function lowerFirst(text: string, words: readonly Word[]): string {
  const isName = has(words[0], 'ProperNoun', 'Person', 'Place', 'Organization', 'Date')
  const isTitle = /^\p{Lu}\S* \p{Lu}|^\p{Lu}[\p{L}’'-]*\p{Lu}/u.test(text) && !has(words[0], 'Verb', 'Gerund')
  return isName || isTitle ? text : text.charAt(0).toLowerCase() + text.slice(1)
}

/** "retirement of" → "the retirement of", "blood drive" → "a blood drive". */
function withArticle(phrase: string, words: readonly Word[]): string {
  const end = words.findIndex((word) => has(word, 'Preposition', 'Conjunction') || /[,;]/.test(word.post))
  const head = words.slice(0, end < 0 ? undefined : end + (words[end]?.post ? 1 : 0))
  if (DETERMINED.test(phrase) || isPlural(head)) return phrase
  if (/^\p{Lu}/u.test(phrase) || words[end]?.text === 'of') return `the ${phrase}`
  return `${/^(?:[aeiou]|hon|hour)/i.test(phrase) ? 'an' : 'a'} ${phrase}`
}
