import { findPraise, repairStyle } from '../../../shared/press-releases/ap-style/check-style.ts'
import { SHORT_MONTHS } from '../../../shared/press-releases/ap-style/dates-and-times.ts'
import type { ReleaseLanguage } from '../../../shared/press-releases/news-kinds.ts'
import type { English, Word } from './english-words.ts'
import { type House, inThirdPerson, quietFirst } from './house-voice.ts'
import { has, isFiniteVerb, PASSIVE, shapeOf } from './line-shape.ts'
import { hasVerb, SPEAKING } from './other-languages.ts'
import { ASKS, ORDER, ORDERS } from './read-action.ts'
import { faultOfTyping } from './tidy-typing.ts'

/** Who is meant by "we", "I" and "you". */
export type Speakers = {
  subject: string
  /** The contact. */
  person: string
  /** Whether they are named before, so that their last name is enough. */
  isPersonNamed: boolean
  /** Whether quotation or house bear their name. Without any, a sentence that says "I" is only offered. */
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
  told: 'the details of the form tell the news',
  small: 'it begins with a small letter, and names may lack their capitals',
  capitals: 'it is in capitals, which hide the names',
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
  /^(Founded|Established|Built|Opened|Started) (?:(in|on) )?(?=(?:\p{Lu}\p{Ll}+\.? )?(?:\d{1,2}, )?\d{4}|(by) \p{Lu})/u
/** "Visitation from 2 to 5 p.m." lacks only its verb. */
const OCCASION = new RegExp(
  String.raw`^(?:the )?(?:funeral |memorial |graveside )?(?:services?|funeral|mass|visitation|viewing|wake|burial|open house|calling hours|visiting hours)(?= (?:from |at |on )?(?:\d|\p{Lu}\p{Ll}+day\b|(?:${SHORT_MONTHS})))`,
  'iu',
)
/** "Survived by two sons" of a person lacks subject and verb, "Served in the Navy" its subject. */
const OF_PERSON =
  /^(survived by|licensed in|certified in|married to|born in|born on|raised in|preceded in)\b/i
/** Of no use in news, whatever stands around it. */
const PRAISE =
  /#1\b|speaks for itself|touched (?:countless|so many)|\b(?:giant|legend) (?:in|of)\b|trust the best|countless|wealth of|heavy hearts/i
const SUBORDINATE = /^(?:because (?!of)|so that |whether )[^,]*$/i
/** Begins of French and Spanish fragments: a participle or a number. */
const NO_VERB =
  /^(?:\p{L}+ée?s?|\p{L}{3,}[ai]d[oa]s?|\d+|un|une|deux|trois|quatre|cinq|vingt|tres|dos|cuatro|cinco|veinte)(?!\p{L})/iu
const AFTER_VERB = ['Preposition', 'Determiner', 'Pronoun', 'Possessive', 'ProperNoun'] as const
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
/** Of whole sentences; the library takes "cost" and "used" for no verbs. */
const BEGINS =
  /^(?:(?:it|he|she|they|we|that) (?:\S+ ){2}|there (?:is|are|was|were|will be) |(?:its|our|the|this) (?:\p{L}+ \p{L}+s |(?:[^\s,]+ ){0,4}(?:are|can|cost|had|has|have|is|may|used|was|were|will) ))/iu

export type Told = { sentence: string } | { reason: string; offer?: string }

/** A sentence of the form in the third person, or why it cannot be printed and what is offered instead. */
export function tellSentence(
  sentence: string,
  english: English,
  house: House,
  language: ReleaseLanguage,
  voice: Speakers,
): Told {
  if (sentence.endsWith('?')) return { reason: REASONS.question }
  // “Here” is the writer’s.
  const named = sentence.replace(/\bhere in (?=\p{Lu})/gu, 'in ').replace(/(?<=\bworked )here\b/g, 'there')
  const whole = /[.!?…]["”’»)]?$/.test(named) ? named : `${named}.`
  const stopped = whole
    .replace(OCCASION, (name) =>
      /s$/.test(name) ? `${name} are` : `The ${quietFirst(name.replace(/^the /i, ''))} is`,
    )
    .replace(
      OF_HOUSE,
      (_, verb: string, at, by) => `We were ${verb.toLowerCase()} ${by ? '' : `${at ?? 'in'} `}`,
    )
  const fault = faultOfTyping(stopped)
  if (fault && (language === 'en' || fault === 'small' || fault === 'capitals'))
    return { reason: REASONS[fault] }
  if (language !== 'en') {
    if (SPEAKING[language].test(sentence)) return { reason: REASONS.person }
    if (ORDERS.test(sentence)) return { reason: REASONS.imperative }
    const told = stopped.replace(/!+/g, '.')
    const isTorn = NO_VERB.test(told) || told.split(' ').length <= 3
    return isTorn && !hasVerb(told, language, house.company) ? { reason: REASONS.verb } : { sentence: told }
  }
  if (FEELS.test(stopped)) return { reason: REASONS.feeling }
  if (PRAISE.test(stopped)) return { reason: REASONS.praise }
  if (SUBORDINATE.test(stopped)) return { reason: REASONS.verb }
  const [start, behind] = english.read(stopped, house.names)
  // Not "Promoted in 2020" or "Retired teacher".
  const lacksSubject =
    has(start, 'PastTense') && !PASSIVE.test(start?.text ?? '') && has(behind, ...AFTER_VERB)
  if (voice.who && (OF_PERSON.test(stopped) || lacksSubject)) {
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
  // "Takes about 18 hours" lacks its subject, "Volunteers from the club rebuilt it" does not.
  const isHeadless =
    shapeOf(words) === 'verb' && (/^about$/i.test(words[1]?.text ?? '') || !has(words[1], 'Preposition'))
  const isWhole =
    BEGINS.test(sentence) ||
    (!isHeadless &&
      words.length > 2 &&
      words.some(
        (_, at) =>
          isFiniteVerb(words, at) &&
          !isListed(words, at) &&
          words.slice(0, at).some((one) => has(one, ...SUBJECTS)),
      ))
  if (has(words[0], 'Modal', 'Auxiliary') && !has(words[0], 'Noun')) return { reason: REASONS.verb }
  return isWhole ? { sentence: told } : { reason: REASONS.verb }
}

/** "Volunteer, coached Little League": a verb behind the only comma before it has no subject there. */
const isListed = (words: readonly Word[], at: number) =>
  has(words[at], 'PastTense') &&
  (words[at - 1]?.post.includes(',') ?? false) &&
  words.slice(0, at).filter(({ post }) => post.includes(',')).length === 1

/** In the middle of a sentence. */
export const quietStart = (phrase: string, [first]: readonly Word[]) =>
  has(first, 'ProperNoun', 'Person', 'Place', 'Organization', 'Acronym', 'Month', 'WeekDay')
    ? phrase
    : quietFirst(phrase)
