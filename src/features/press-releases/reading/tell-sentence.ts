import { findPraise, repairStyle } from '../../../shared/press-releases/ap-style/check-style.ts'
import type { ReleaseLanguage } from '../../../shared/press-releases/news-kinds.ts'
import { countWords } from '../../../shared/press-releases/text/split-sentences.ts'
import type { English, Word } from './english-words.ts'
import { type House, inThirdPerson } from './house-voice.ts'
import { has, shapeOf } from './line-shape.ts'
import { hasVerb, SPEAKING } from './other-languages.ts'
import { isShouted, quietCapitals } from './plain-words.ts'

/** Who is meant by "we", "I" and "you". */
export type Speakers = {
  subject: string
  /** The contact. */
  person: string
  /** Whether the news or the quotation names them, so that they may be told of by their last name. */
  isPersonNamed: boolean
  reader: string
}

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
/** What families can do; of other words the library is not sure. */
const ASKS =
  /^(?:ask|attend|book|bring|browse|call|check|come|contact|discover|donate|drop|email|find|follow|go|join|learn|mail|meet|nominate|order|reach|read|register|request|reserve|rsvp|schedule|see|send|sign|stop|text|tour|visit|write)\b/i
/** French and Spanish facts that begin with a participle or a number. */
const NO_VERB =
  /^(?:\p{L}+ée?s?|\p{L}{3,}[ai]d[oa]s?|\d+|un|une|deux|trois|quatre|cinq|vingt|tres|dos|cuatro|cinco|veinte)(?!\p{L})/iu
const BEFORE_ASKING = /^(?:to|for|pour|para) [^,]+, /i
const ORDERS = /^\p{L}+ez(?!\p{L})/u
/** Of whole sentences; the library takes "cost" and "used" for no verbs. */
const BEGINS = /^(?:the|it|its|he|she|they|we|our) (?:\S+ ){2}/i

export type Told = { sentence: string } | { phrase: string } | { reason: string; offer?: string }

/**
 * A sentence of the form in the third person, what lacks a verb without its stop, or why neither can be printed,
 * with the sentence that is offered instead.
 */
export function tellSentence(
  sentence: string,
  english: English,
  house: House,
  language: ReleaseLanguage,
  voice: Speakers,
): Told {
  if (sentence.endsWith('?')) return { reason: REASONS.question }
  const whole = /[.!?…]["”’»)]?$/.test(sentence) ? sentence : `${sentence}.`
  const stopped = whole
    .replace(OF_HOUSE, (_, verb: string, by) => `We were ${verb.toLowerCase()} ${by ? '' : 'in '}`)
    .replace(/^(It|There|He|She|That)[’']s (?=an? |the |our |its )/, '$1 is ')
  if (language !== 'en') {
    if (SPEAKING[language].test(sentence)) return { reason: REASONS.person }
    if (ORDERS.test(sentence)) return { reason: REASONS.imperative }
    const told = stopped.replace(/!+/g, '.')
    const isFact = NO_VERB.test(told) || countWords(told) <= 3
    if (!isFact || hasVerb(told, language, house.company)) return { sentence: told }
    const isName = house.names.some((name) => told.startsWith(name)) || /^\S+ \p{Lu}/u.test(told)
    return { phrase: (isName ? told : told.charAt(0).toLocaleLowerCase() + told.slice(1)).replace(/\.$/, '') }
  }
  if (FEELS.test(stopped)) return { reason: REASONS.feeling }
  if (PRAISE.test(stopped)) return { reason: REASONS.praise }
  if (SUBORDINATE.test(stopped)) return { reason: REASONS.verb }
  const asked = stopped.replace(/^please\s+/i, '')
  const isOrder = shapeOf(english.read(asked, house.names)) === 'imperative'
  if (isOrder && !ASKS.test(asked)) return { reason: REASONS.imperative }
  const { subject, person, isPersonNamed, reader } = voice
  const plain = repairStyle(
    isOrder ? `you can ${asked.charAt(0).toLowerCase()}${asked.slice(1)}` : stopped,
    house.names,
  )
  const tell = (who?: string) =>
    inThirdPerson(plain, english, house, { subject, owner: house.shortName, person: who, reader })
  const told = tell(isPersonNamed ? person.split(' ').at(-1) : undefined)
  // "Admission is free, so reserve your place."
  const [first = '', second] = told === null ? sentence.split(/, (?:but|and|so) /) : []
  if (second) return tellSentence(first, english, house, language, voice)
  if (told === null) return { reason: REASONS.person, offer: tell(person) ?? undefined }
  if (findPraise(told, house.names)) return { reason: REASONS.praise }
  // An age between commas hides the verb behind it.
  const words = english.read(told.replace(/, \d+,/, ''), house.names)
  const isWhole =
    BEGINS.test(sentence) ||
    words.some(
      (word, at) =>
        has(word, 'Verb') && !has(word, 'Gerund') && words.slice(0, at).some((one) => !has(one, 'Adjective')),
    )
  if (isWhole) return { sentence: told }
  if (told.startsWith(`${house.company.split(' ')[0]} `)) return { sentence: told }
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

/** "Call us", "Composez …" */
export const isAsking = (text: string) =>
  [ASKS, ORDERS, BEFORE_ASKING, ...ADDRESSES.map(([address]) => address)].some((pattern) =>
    pattern.test(text),
  )

/** "Call us today!" → "Families can call Hollis & Wren today." */
export function readAction(
  words: string,
  english: English,
  house: House,
  language: ReleaseLanguage,
  contact: string,
): string | null {
  const quiet = isShouted(words)
    ? quietCapitals(words, [...house.names, contact.split(' ')[0] ?? ''], english)
    : words.replace(/\p{Lu}{5,}/gu, (word) => word.toLocaleLowerCase())
  const text = quiet.replace(/^please\s+/i, '').replace(/[!.\s]+$/u, '')
  const [, bare] = ADDRESSES.find(([address]) => address.test(text)) ?? []
  if (bare) return `${bare[language]} ${text}.`
  if (language !== 'en') return SPEAKING[language].test(text) ? null : `${text}.`
  if (/\b(?:do not|don[’']t)\b/i.test(text)) return null
  if (BEFORE_ASKING.test(text) && ASKS.test(text.replace(BEFORE_ASKING, ''))) return `${text}.`
  const isAsked = ASKS.test(text)
  const told = inThirdPerson(
    isAsked ? `you can ${text.charAt(0).toLowerCase()}${text.slice(1)}` : text,
    english,
    house,
    { subject: house.shortName, owner: house.shortName, person: contact },
  )
  if (told === null || (!isAsked && shapeOf(english.read(told, house.names)) !== 'sentence')) return null
  return repairStyle(`${told}.`, house.names)
}
