import { findPraise, repairStyle } from '../../../shared/press-releases/ap-style/check-style.ts'
import type { ReleaseLanguage } from '../../../shared/press-releases/news-kinds.ts'
import { FRAMES, fill } from '../frames/frames.ts'
import type { English, Word } from './english-words.ts'
import { type House, inThirdPerson, quietFirst, withStop } from './house-voice.ts'
import { changeAround } from './keep-names.ts'
import { has, isWhole, shapeOf } from './line-shape.ts'
import { hasVerb, OWN_VOICE, SPEAKING, withoutQuotes } from './other-languages.ts'
import { sayOfHouse } from './say-of-house.ts'
import { expandContractions, faultOfTyping } from './tidy-typing.ts'

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

/** What families can do; of other words the library is not sure. */
export const ASKS =
  /^(?:get involved|apply|ask|attend|book|bring|browse|call|check|come|contact|discover|donate|drop|email|find|follow|go|join|learn|mail|meet|nominate|order|reach|read|register|request|reserve|rsvp|schedule|see|send|sign|stop|text|tour|visit|walk|write)\b(?!-| of\b)/i
/** Nothing that a family can do. */
const ORDER =
  /^(?:do not|trust|let|get(?! involved)|never|make|look|(?:see|learn|discover) why|try|experience|imagine)\b/i
/** "Appelez-nous": of French. */
export const ORDERS = /^\p{L}+ez(?!\p{L})/u

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

/** What a house is in a release that no newspaper prints. */
export const FEELINGS =
  '(?:(?:beyond|both|very|so|truly) )?(?:blessed|delighted|excited|grateful|happy|honou?red|humbled|pleased|proud|saddened|thrilled)(?: and \\w+)?'
const FEELS = new RegExp(`^thank(?:s| you)\\b|^(?:we|it|I) ?(?:are|is|am) ${FEELINGS}\\b`, 'i')
/** Of no use in news, whatever stands around it. */
const PRAISE =
  /#1\b|speaks for itself|touched (?:countless|so many)|\b(?:giant|legend) (?:in|of)\b|trust the best|countless|wealth of|heavy hearts?/i
/** French and Spanish fragments: a participle or a number begins them. */
const TORN =
  /^(?:\p{L}+ée?s?|\p{L}{3,}[ai]d[oa]s?|\d+|un|une|deux|trois|quatre|cinq|vingt|tres|dos|cuatro|cinco|veinte)(?!\p{L})/iu
export type Told = { sentence: string } | { reason: string; offer?: string }

/** What stands for it beside its field. */
export const offered = (typed: string, told: Told): string =>
  'sentence' in told ? told.sentence : (told.offer ?? typed)

/** A sentence of the form in the third person, or why it cannot be printed and what is offered instead. */
export function tellSentence(
  typed: string,
  english: English,
  house: House,
  language: ReleaseLanguage,
  voice: Speakers,
): Told {
  if (typed.endsWith('?')) return { reason: REASONS.question }
  const fault = faultOfTyping(typed)
  if (fault && (language === 'en' || fault === 'small' || fault === 'capitals'))
    return { reason: REASONS[fault] }
  // Word for word, since it says "I".
  const isOwn = OWN_VOICE[language].test(typed) && !/\byour?\b/i.test(typed)
  const offer = isOwn
    ? fill(FRAMES[language].said, { words: typed.replace(/[.!]+$/, ''), speaker: voice.person })
    : undefined
  if (language !== 'en') {
    if (SPEAKING[language].test(withoutQuotes(typed))) {
      const ours = sayOfHouse(typed, language, house.company)
      const isTold = ours !== null && !SPEAKING[language].test(withoutQuotes(ours))
      return { reason: REASONS.person, offer: isTold ? ours : offer }
    }
    if (ORDERS.test(typed)) return { reason: REASONS.imperative }
    const told = withStop(typed.replace(/!+/g, '.'))
    const isTorn = TORN.test(told) && !hasVerb(told, language, house.company)
    return isTorn ? { reason: REASONS.verb } : { sentence: told }
  }
  // “Here” is the writer’s.
  const named = changeAround(typed, expandContractions).replace(/\bhere (?=(?:in|at) \p{Lu})/gu, '')
  const sentence = /[.!?…]["”’»)]?$/.test(named) ? named : `${named}.`
  if (FEELS.test(sentence)) return { reason: REASONS.feeling }
  if (PRAISE.test(sentence)) return { reason: REASONS.praise }
  const asked = sentence.replace(/^please\s+/i, '')
  const words = english.read(asked, house.names)
  // An age between commas hides the verb behind it.
  const isOrder = shapeOf(words) !== 'sentence' && ASKS.test(asked)
  const isTold = !isOrder && isWhole(english.read(sentence.replace(/, \d+,/, ''), house.names))
  const shape = isTold ? 'sentence' : shapeOf(words)
  if (ORDER.test(asked)) return { reason: REASONS.imperative }
  const { subject, person, isPersonNamed, speaks, reader, who } = voice
  const name = isPersonNamed ? person.split(' ').at(-1) : person
  const tell = (text: string, whose = subject, one?: string) =>
    inThirdPerson(repairStyle(text, house.names), english, house, {
      subject: whose,
      owner: house.shortName,
      person: one,
      reader,
    })
  if (!isOrder && (shape === 'verb' || shape === 'participle')) {
    const be = STAYS.test(sentence) ? 'are' : 'were'
    const isWas = shape === 'participle'
    const meant = tell(`we ${isWas ? `${be} ` : ''}${quietFirst(sentence)}`, who ?? (isWas ? subject : 'it'))
    if (meant === null) return { reason: REASONS.verb }
    // "Led by Linda Foster" is said of what stands before.
    if (!who && isWas && !OF_HOUSE.test(sentence)) return { reason: REASONS.verb }
    return who || isWas ? { sentence: meant } : { reason: REASONS.verb, offer: meant }
  }
  const told = tell(
    isOrder ? `you can ${quietFirst(asked)}` : sentence,
    subject,
    isPersonNamed || speaks ? name : undefined,
  )
  // "Admission is free, so reserve your place."
  const [first = '', second] = told === null ? typed.split(/, (?:but|and|so) /) : []
  if (second) return tellSentence(first, english, house, language, voice)
  if (told === null) return { reason: REASONS.person, offer: tell(sentence, subject, name) ?? offer }
  if (findPraise(told, house.names)) return { reason: REASONS.praise }
  if (isOrder || isTold) return { sentence: told }
  return { reason: REASONS.verb }
}
/** What somebody or something still is. */
const OF_HOUSE =
  /^(?:accredited|awarded|certified|chosen|established|founded|honored|licensed|located|named|opened|owned|rated|recogni[sz]ed|voted)\b/i
const STAYS = /^(?:survived|licensed|certified|married|located|owned)\b/i

/** "New option for ashes" → "a new option for ashes"; null for other than an adjective, or where `isBare` a noun, and a noun. */
export function withArticle(phrase: string, words: readonly Word[], isBare: boolean): string | null {
  if (DETERMINED.test(phrase) || has(words[0], 'Plural')) return phrase
  const end = words.findIndex((word) => has(word, 'Preposition', 'Conjunction', 'Month', 'WeekDay'))
  const head = words.slice(0, end < 0 ? undefined : end).findLast((word) => !has(word, 'Determiner'))
  const isThing = has(words[0], 'Adjective') || /^\d+ year/.test(phrase) || (isBare && has(words[0], 'Noun'))
  if (!isThing || !has(head, 'Noun', 'Gerund') || has(head, 'Uncountable')) return null
  if (has(head, 'Plural')) return phrase
  return `${/^[aeiou]/i.test(phrase) ? 'an' : 'a'} ${phrase.replace(/^(\d+) year/, '$1-year')}`
}
const DETERMINED = /^(?:an?|the|our|its|some|all|more|no|\d+(?! year)|two|three|four|five) /i

/** In the middle of a sentence. */
export function quietStart(phrase: string, [first]: readonly Word[]): string {
  const isName = has(first, 'ProperNoun', 'Organization') && /^\S+ [&\p{Lu}]/u.test(phrase)
  return isName || has(first, 'Person', 'Place', 'Acronym', 'Month', 'WeekDay') ? phrase : quietFirst(phrase)
}
