import { findPraise, repairStyle } from '../../../shared/press-releases/ap-style/check-style.ts'
import type { ReleaseLanguage } from '../../../shared/press-releases/news-kinds.ts'
import { countWords } from '../../../shared/press-releases/text/split-sentences.ts'
import type { English, Word } from './english-words.ts'
import { type House, inThirdPerson, upperFirst } from './house-voice.ts'
import { has, shapeOf } from './line-shape.ts'
import { hasVerb, SPEAKING } from './other-languages.ts'
import { isShouted, quietCapitals, sentencesOf } from './plain-words.ts'
import { expandContractions, faultOfTyping, tidyTyping } from './tidy-typing.ts'

/** Who is meant by "we", "I" and "you". */
export type Speakers = {
  subject: string
  /** The contact. */
  person: string
  /** Whether they are named before, so that their last name is enough. */
  isPersonNamed: boolean
  /** Whether the quotation is theirs. Without either, a sentence that says "I" is only offered. */
  speaks: boolean
  reader: string
  /** By last name, whom the news is about. */
  who: string | null
}

export const REASONS = {
  person: 'it says “I” or “you”, and a release names people',
  imperative: 'it tells the reader what to do',
  feeling: 'it says what the house feels, which only a quotation can',
  verb: 'it is no whole sentence',
  pronoun: 'the sentence that names the person is left out',
  praise: 'without its praise nothing is left',
  question: 'a release asks nothing',
  shorthand: 'it has shorthand, which a newspaper writes out',
  spoken: 'it has words that only a quotation can have',
  hours: 'its hours need “a.m.” or “p.m.”',
  long: 'it is too long for one sentence',
  death: 'news of a death does not advertise',
} as const

const FEELS =
  /^thank(?:s| you)\b|^(?:we|it|I) (?:are|is|am)(?:[’']re|[’']m)? (?:(?:so|very|truly|both|beyond) )?(?:humbled|honou?red|proud|thrilled|excited|delighted|grateful|blessed)\b/i
/** "Founded in 1976 by …" of a house lacks only its subject. */
const OF_HOUSE =
  /^(Founded|Established|Built|Opened) (?:(in|on) )?(?=(?:\p{Lu}\p{Ll}+\.? )?(?:\d{1,2}, )?\d{4}|(by) \p{Lu})/u
/** "Survived by two sons" of a person lacks subject and verb, "Served in the Navy" its subject. */
const OF_PERSON =
  /^(survived by|licensed in|certified in|married to|born in|born on|raised in|preceded in)\b/i
/** Of no use in news, whatever stands around it. */
const PRAISE =
  /#1\b|speaks for itself|touched (?:countless|so many)|\b(?:giant|legend) (?:in|of)\b|trust the best|countless|wealth of|heavy hearts/i
const SUBORDINATE = /^(?:because (?!of)|so that |whether )[^,]*$/i
/** What families can do; of other words the library is not sure. */
const ASKS =
  /^(?:get involved|ask|attend|book|bring|browse|call|check|come|contact|discover|donate|drop|email|find|follow|go|join|learn|mail|meet|nominate|order|reach|read|register|request|reserve|rsvp|schedule|see|send|sign|stop|text|tour|visit|write)\b/i
/** French and Spanish facts that begin with a participle or a number. */
const NO_VERB =
  /^(?:\p{L}+ée?s?|\p{L}{3,}[ai]d[oa]s?|\d+|un|une|deux|trois|quatre|cinq|vingt|tres|dos|cuatro|cinco|veinte)(?!\p{L})/iu
/** Nothing that a family can do. */
const ORDER =
  /^(?:do not|don[’']t|trust|let|get(?! involved)|never|make|look|(?:see|learn|discover) why|try|experience|imagine)\b/i
/** Torn from what stood before it. */
const TORN =
  /^(?:only|first|best|and|at|but|by|for|from|in|now|of|on|or|since|so|then|to|with|while|because)\b/i
const SUBJECTS = [
  'Noun',
  'Gerund',
  'Pronoun',
  'Value',
  'ProperNoun',
  'Person',
  'Organization',
  'Place',
] as const
const BEFORE_ASKING = /^(?:to|for|pour|para) [^,]+, /i
const ORDERS = /^\p{L}+ez(?!\p{L})/u
/** Of whole sentences; the library takes "cost" and "used" for no verbs. */
const BEGINS = /^(?:the|it|its|he|she|they|we|our|that|this) (?:\S+ ){2}/i

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
  const stopped = expandContractions(whole).replace(
    OF_HOUSE,
    (_, verb: string, at, by) => `We were ${verb.toLowerCase()} ${by ? '' : `${at ?? 'in'} `}`,
  )
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
  const fault = faultOfTyping(stopped)
  if (fault) return { reason: REASONS[fault] }
  const [start] = english.read(stopped, house.names)
  if (voice.who && (OF_PERSON.test(stopped) || has(start, 'PastTense'))) {
    const [, participle = ''] = OF_PERSON.exec(stopped) ?? []
    const be = /^(?:born|raised|preceded)/i.test(participle) ? ' was' : participle && ' is'
    return tellSentence(`${voice.who}${be} ${quietFirst(stopped)}`, english, house, language, {
      ...voice,
      who: null,
    })
  }
  const asked = stopped.replace(/^please\s+/i, '')
  const isAsked = shapeOf(english.read(asked, house.names)) === 'imperative'
  const isOrder = isAsked && ASKS.test(asked)
  if (isAsked && ORDER.test(asked)) return { reason: REASONS.imperative }
  const { subject, person, isPersonNamed, speaks, reader } = voice
  const plain = repairStyle(isOrder ? `you can ${quietFirst(asked)}` : stopped, house.names)
  const tell = (who?: string) =>
    inThirdPerson(plain, english, house, { subject, owner: house.shortName, person: who, reader })
  const name = isPersonNamed ? person.split(' ').at(-1) : person
  const told = tell(isPersonNamed || speaks ? name : undefined)
  // "Admission is free, so reserve your place."
  const [first = '', second] = told === null ? sentence.split(/, (?:but|and|so) /) : []
  if (second) return tellSentence(first, english, house, language, voice)
  if (told === null) return { reason: REASONS.person, offer: tell(name) ?? undefined }
  if (findPraise(told, house.names)) return { reason: REASONS.praise }
  // An age between commas hides the verb behind it.
  const words = english.read(told.replace(/, \d+,/, ''), house.names)
  const isWhole =
    BEGINS.test(sentence) ||
    words.some(
      (word, at) =>
        has(word, 'Verb') && !has(word, 'Gerund') && words.slice(0, at).some((one) => has(one, ...SUBJECTS)),
    )
  if (has(words[0], 'Modal', 'Auxiliary') && !has(words[0], 'Noun')) return { reason: REASONS.verb }
  if (isWhole) return { sentence: told }
  if (told.startsWith(`${house.company.split(' ')[0]} `)) return { sentence: told }
  const phrase = repairStyle(quietStart(told.replace(/[.!]+$/, ''), words), house.names)
  if (TORN.test(phrase)) return { reason: REASONS.verb }
  return findPraise(phrase, house.names) ? { reason: REASONS.praise } : { phrase }
}

const quietFirst = (text: string) =>
  /^\p{Lu}{2}/u.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1)

/** In the middle of a sentence. */
const quietStart = (phrase: string, [first]: readonly Word[]) =>
  has(first, 'ProperNoun', 'Person', 'Place', 'Organization', 'Acronym', 'Month', 'WeekDay')
    ? phrase
    : quietFirst(phrase)

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
  const tidied = language === 'en' ? expandContractions(tidyTyping(quiet)) : quiet
  const text = tidied.replace(/^please\s+/i, '').replace(/[!.\s]+$/u, '')
  const [, bare] = ADDRESSES.find(([address]) => address.test(text)) ?? []
  if (bare) return `${bare[language]} ${text}.`
  if (language !== 'en') return SPEAKING[language].test(text) ? null : `${text}.`
  if (/\bdo not\b/i.test(text) || ORDER.test(text) || faultOfTyping(text)) return null
  const parts = sentencesOf(text, house.names)
  if (parts.length > 1) {
    const told = parts
      .map((part) => readAction(part, english, house, language, contact))
      .filter((part) => part !== null)
    return told.join(' ') || null
  }
  const behind = text.replace(BEFORE_ASKING, '')
  if (behind !== text && ASKS.test(behind)) {
    if (!/\byou/i.test(text)) return `${text}.`
    return readAction(upperFirst(behind), english, house, language, contact)
  }
  const isAsked = ASKS.test(text)
  const told = inThirdPerson(isAsked ? `you can ${quietFirst(text)}` : text, english, house, {
    subject: house.shortName,
    owner: house.shortName,
    person: contact,
  })
  if (told === null || (!isAsked && shapeOf(english.read(told, house.names)) !== 'sentence')) return null
  return repairStyle(`${told}.`, house.names)
}
