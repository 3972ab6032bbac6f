import { fill, type KindFrames } from '../frames/frames.ts'
import type { English } from './english-words.ts'
import { type House, inThirdPerson, upperFirst } from './house-voice.ts'
import { briefName } from './keep-names.ts'
import { shapeOf } from './line-shape.ts'
import { lowerFirst, meantSentence } from './meant-sentence.ts'

/** A sentence without its stop, or why the line is none, with the sentence that it seems to mean or an example. */
export type NewsLine = { sentence: string } | { why: string; suggestion: string; isExample: boolean }

const WHY = {
  question: 'This is a question. A release tells what happened or will.',
  imperative: 'This speaks to the reader. A release tells what happened or will.',
  noVerb: 'This is not a sentence yet: it does not say who does what.',
  noSubject: 'This does not say who does it.',
  person: 'A release names people in place of “I”, “my” and “your”.',
} as const

const ASKED = /^(?:did|do) you know (?:that )?(.+)\?$/i
const FEELS = '(?:proud|thrilled|excited|delighted|pleased|happy|honou?red)(?: and \\w+)?'
/** What a company feels is not the news: "is thrilled to announce". */
const FEELING =
  /^(?:(?:(?:we|it|{house}) (?:are|is|am|[’']re) )(?:(?:very|so|truly) )?{feels} to (?:(?:announce|share)(?: that)? |introduce |(?=be ))?|(?:(?:very|so|truly) )?{feels} to (?:announce|share)(?: that)? )/i
/** Whoever grieves, not the house. */
const LOST = /(?:those|(?:the )?loved ones) (?:that )?(?:we|you)(?:[’']ve| have)? (?:loved and )?lost/
const WHY_WE = /^why (?=(?:I|we)\b)/i
/** Not before a name alone, which says who: "was named: Kay Lind". */
const HEADING = /^[^:.]{3,80}:\s+(?=\p{L})(?!\p{Lu}\S+(?: \p{Lu}\S+)+$)/u
/** `values` fill the frames of the kind. */
export function readNewsLine(
  line: string,
  english: English,
  house: House,
  frames: KindFrames,
  values: Readonly<Record<string, string>>,
): NewsLine {
  const sample = fill(frames.sample, values)
  const asked = line.replace(ASKED, (_, fact: string) => upperFirst(fact)).trim()
  if (asked.endsWith('?')) return { why: WHY.question, suggestion: sample, isExample: true }
  const text = asked
    .replace(/(?<!\p{Lu}\.\p{Lu})[.!…:;,\s]+$/u, '')
    .replace(/^please\s+/i, '')
    .replace(/ dead at (?=\d)/, ' died at ')
    .replace(LOST, 'those who died')
    .replace(/^(?:local )?funeral home(?= \p{Ll})/iu, house.company)
  const reason = WHY_WE.exec(text)?.[0]
  if (reason) {
    const meant = readNewsLine(text.slice(reason.length), english, house, frames, values)
    return 'why' in meant ? meant : { why: WHY.noVerb, suggestion: `${meant.sentence}.`, isExample: false }
  }
  const { company } = house
  const voice = { subject: company, owner: company }
  const named = [company, briefName(company)].map(escapePattern).join('|')
  const pattern = FEELING.source.replace('{house}', named).replaceAll('{feels}', FEELS)
  const felt = new RegExp(pattern, 'i').exec(text)
  const cut = felt?.[0] ?? HEADING.exec(text)?.[0]
  if (cut) {
    const rest = text.slice(cut.length)
    const verb = english.read(rest, house.names)[0]
    const isDone = felt && verb?.tags.has('Infinitive') && !/(?:announce|share|that|introduce) $/i.test(cut)
    const told = /^be \w+ed\b/.test(rest) ? rest.replace('be', 'We have been') : isDone ? `We ${rest}` : rest
    return readNewsLine(told, english, house, frames, values)
  }
  // What stands in brackets tells nothing of the sentence around it.
  const words = english.read(text.replace(/ \([^)]*\)/g, ''), house.names)
  const shape = shapeOf(words, english)
  if (shape === 'sentence') {
    const sentence = inThirdPerson(text, english, house, voice)
    if (sentence !== null) return { sentence }
    const ofPerson = nameWriter(text, english, house, values.contact ?? '')
    return { why: WHY.person, suggestion: ofPerson ? `${ofPerson}.` : sample, isExample: !ofPerson }
  }
  if (text.startsWith(`${company} `)) {
    const rest = text.slice(company.length + 1)
    const verb = /^to \p{Ll}/u.test(rest)
      ? `will ${rest.slice(3)}`
      : `${shape === 'passive' ? 'has been' : 'is'} ${rest}`
    return { why: WHY.noVerb, suggestion: `${company} ${verb}.`, isExample: false }
  }
  const phrase = inThirdPerson(lowerFirst(text, words), english, house, { subject: 'it', owner: 'its staff' })
  const meant =
    phrase &&
    meantSentence(shape, lowerFirst(phrase, words), words, {
      company,
      announce: fill(frames.announce, values),
    })
  const isWhole = meant && shapeOf(english.read(upperFirst(meant), house.names), english) === 'sentence'
  const why = {
    imperative: WHY.imperative,
    gerund: WHY.noSubject,
    verb: WHY.noSubject,
    participle: WHY.noSubject,
  }
  return {
    why: shape in why ? why[shape as keyof typeof why] : WHY.noVerb,
    suggestion: isWhole ? `${upperFirst(meant)}.` : sample,
    isExample: !isWhole,
  }
}

const KIN =
  /\bmy (?:\w+ )?(?:father|mother|parents|son|daughter|wife|husband|brother|sister|uncle|aunt|grand\w+|family)\b/i

/** "I am retiring" → "Nora Pike of Juniper is retiring"; "I am moving my office" → "Juniper is moving its office". */
function nameWriter(text: string, english: English, house: House, contact: string): string | null {
  const { company } = house
  if (!/\bI\b/.test(text) || !/\b(?:me|my|mine)\b/i.test(text)) {
    const person = text.includes(company) ? contact.replace(` of ${company}`, '') : contact
    return inThirdPerson(text, english, house, { subject: company, owner: company, person })
  }
  // A house does not sell itself.
  if (KIN.test(text) || /\b(?:sold|bought|selling|buying)\b/i.test(text)) return null
  const ofHouse = text
    .replace(/\bI am\b|\bI[’']m\b/g, 'we are')
    .replace(/\bI\b/g, 'we')
    .replace(/\bmy\b/g, 'our')
  return inThirdPerson(ofHouse, english, house, { subject: company, owner: company })
}

const escapePattern = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
