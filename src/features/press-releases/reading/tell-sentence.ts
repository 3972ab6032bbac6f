import { findPraise, repairStyle } from '../../../shared/press-releases/ap-style/check-style.ts'
import type { ReleaseLanguage } from '../../../shared/press-releases/news-kinds.ts'
import type { English, Word } from './english-words.ts'
import { type House, inThirdPerson } from './house-voice.ts'
import { has, shapeOf } from './line-shape.ts'
import { SPEAKING } from './other-languages.ts'

export const REASONS = {
  person: 'it says “I” or “you”, and a release names people',
  imperative: 'it tells the reader what to do',
  feeling: 'it says what the house feels, which only a quotation can',
  verb: 'it is no whole sentence',
  pronoun: 'the sentence that names the person is left out',
  praise: 'without its praise nothing is left',
  question: 'a release asks nothing',
  hours: 'its hours need “a.m.” or “p.m.”',
  death: 'news of a death does not advertise',
} as const

const FEELS =
  /^(?:we|it|I) (?:are|is|am)(?:[’']re|[’']m)? (?:(?:so|very|truly|both|beyond) )?(?:humbled|honou?red|proud|thrilled|excited|delighted|grateful|blessed)\b/i
/** "Founded in 1976 by …" of a house lacks only its subject. */
const OF_HOUSE = /^(Founded|Established|Built|Opened) (?:in )?(?=(?:\p{Lu}\p{Ll}+ )?\d{4}|(by) \p{Lu})/u
/** Of no use in news, whatever stands around it. */
const PRAISE =
  /#1\b|speaks for itself|touched (?:countless|so many)|\b(?:giant|legend) (?:in|of)\b|trust the best|countless|wealth of|heavy hearts/i
const SUBORDINATE = /^(?:because (?!of)|so that |whether )[^,]*$/i
/** "Saturday, 2 to 4". */
const BARE_HOURS = /\b\d{1,2}(?::\d\d)? to \d{1,2}(?::\d\d)?(?![\p{L}\d]| \p{L})/u
/** The library takes some of them for nouns. */
const ASKS = /^(?:call|visit|contact|email|write|come|stop|see|ask)\b/i
/** Of whole sentences; the library takes "cost" and "used" for no verbs. */
const BEGINS = /^(?:the|it|its|he|she|they|we|our) (?:\S+ ){2}/i

/** A sentence of the form in the third person, what lacks a verb without its stop, or why neither can be printed. */
export function tellSentence(
  sentence: string,
  english: English,
  house: House,
  language: ReleaseLanguage,
  subject: string,
): { sentence: string } | { phrase: string } | { reason: string } {
  if (sentence.endsWith('?')) return { reason: REASONS.question }
  const whole = /[.!?…]["”’»)]?$/.test(sentence) ? sentence : `${sentence}.`
  const stopped = whole
    .replace(OF_HOUSE, (_, verb: string, by) => `We were ${verb.toLowerCase()} ${by ? '' : 'in '}`)
    .replace(/^(It|There|He|She|That)[’']s (?=an? |the |our |its )/, '$1 is ')
  if (language !== 'en')
    return SPEAKING[language].test(sentence)
      ? { reason: REASONS.person }
      : { sentence: stopped.replace(/!+/g, '.') }
  if (FEELS.test(stopped)) return { reason: REASONS.feeling }
  if (PRAISE.test(stopped)) return { reason: REASONS.praise }
  if (SUBORDINATE.test(stopped)) return { reason: REASONS.verb }
  const read = english.read(stopped, house.names)
  if (shapeOf(read) === 'imperative') return { reason: REASONS.imperative }
  const told = inThirdPerson(repairStyle(stopped, house.names), english, house, {
    subject,
    owner: house.shortName,
  })
  // "Admission is free, so reserve your place."
  const [first = '', second] = told === null ? sentence.split(/, (?:but|and|so) /) : []
  if (second) return tellSentence(first, english, house, language, subject)
  if (told === null) return { reason: REASONS.person }
  if (findPraise(told, house.names)) return { reason: REASONS.praise }
  // An age between commas hides the verb behind it.
  const words = english.read(told.replace(/, \d+,/, ''), house.names)
  const isWhole =
    BEGINS.test(sentence) || words.some((word, at) => at > 0 && has(word, 'Verb') && !has(word, 'Gerund'))
  if (isWhole) return { sentence: told }
  const phrase = quietStart(told.replace(/[.!]+$/, ''), words)
  if (BARE_HOURS.test(phrase)) return { reason: REASONS.hours }
  return findPraise(phrase, house.names) ? { reason: REASONS.praise } : { phrase }
}

/** In the middle of a sentence. */
const quietStart = (phrase: string, [first]: readonly Word[]) =>
  has(first, 'ProperNoun', 'Person', 'Place', 'Organization', 'Acronym', 'Month', 'WeekDay')
    ? phrase
    : phrase.charAt(0).toLowerCase() + phrase.slice(1)

/** What families can do with a bare address. */
const ADDRESSES: readonly (readonly [RegExp, Record<ReleaseLanguage, string>])[] = [
  [
    /^(?:https?:\/\/|www\.)\S+$|^[\w-]+(?:\.[\w-]+)*\.[a-z]{2,}(?:\/\S*)?$/i,
    { en: 'Families can visit', fr: 'Site web :', es: 'Sitio web:' },
  ],
  [/^[^\s@]+@[^\s@]+$/, { en: 'Families can write to', fr: 'Courriel :', es: 'Correo:' }],
  [/^\+?[\d ().-]{7,}$/, { en: 'Families can call', fr: 'Téléphone :', es: 'Teléfono:' }],
]

/** "Call us today!" → "Families can call Hollis & Wren today." */
export function readAction(
  words: string,
  english: English,
  house: House,
  language: ReleaseLanguage,
): string | null {
  const quiet = words.replace(/\p{Lu}{5,}|^[^\p{Ll}]+$/gu, (word) => word.toLocaleLowerCase())
  const text = quiet.replace(/^please\s+/i, '').replace(/[!.\s]+$/u, '')
  const [, bare] = ADDRESSES.find(([address]) => address.test(text)) ?? []
  if (bare) return `${bare[language]} ${text}.`
  if (language !== 'en') return SPEAKING[language].test(text) ? null : `${text}.`
  if (/\b(?:do not|don[’']t)\b/i.test(text)) return null
  const [first] = english.read(text, house.names)
  const isAsked = ASKS.test(text) || first?.tags.has('Imperative') || first?.tags.has('Infinitive')
  const told = inThirdPerson(
    isAsked ? `you can ${text.charAt(0).toLowerCase()}${text.slice(1)}` : text,
    english,
    house,
    { subject: house.shortName, owner: house.shortName },
  )
  if (told === null || (!isAsked && english.read(text, []).length < 3)) return null
  return repairStyle(`${told}.`, house.names)
}
