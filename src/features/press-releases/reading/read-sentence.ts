import { findPraise, repairStyle } from '../../../shared/press-releases/ap-style/check-style.ts'
import type { ReleaseLanguage } from '../../../shared/press-releases/news-kinds.ts'
import { FRAMES, fill } from '../frames/frames.ts'
import type { English } from './english-words.ts'
import { changeAround } from './keep-names.ts'
import type { House } from './read-house.ts'
import { isBoast, isNote, isPraise } from './set-aside.ts'
import { expandContractions, SPOKEN_WORDS } from './tidy-typing.ts'
import { isSpoken } from './who-speaks.ts'
import { isSentence } from './whole-sentence.ts'
import { upperFirst, withStop } from './words.ts'

export const REASONS = {
  praise: 'without its praise nothing is left',
  puff: 'it praises, and the details of the form tell the news',
  question: 'a release asks nothing',
  note: 'it is a note, not for print',
  feeling: 'it says what the house feels, which only a quotation can',
  person: 'it says “we” or “you”, which only a quotation can',
  said: 'the details of the form say it',
  thin: 'it is shorthand, please make it a sentence',
  death: 'news of a death does not advertise',
} as const

/**
 * What a release makes of a sentence of the form, which it never rewords: a sentence of its text, an item of its list,
 * a quotation, words that it can only quote once the partner has agreed ("spoken"), or nothing.
 */
export type Reading =
  | { kind: 'sentence' | 'item' | 'quotation' | 'spoken'; text: string }
  | { kind: 'left'; reason: string }

/** What a house is in a release that no newspaper prints. */
export const FEELINGS =
  '(?:(?:beyond|both|very|so|truly) )?(?:blessed|delighted|excited|grateful|happy|honou?red|humbled|pleased|proud|saddened|thrilled)(?: and \\w+)?'
const FEELS = new RegExp(
  `^(?:(?:(?:we|I)(?: are| am|[’']re|[’']m) )?${FEELINGS}\\b|thank(?:s| you)\\b|god bless|do(?:n[’']t| not) miss\\b)`,
  'i',
)
const THANKS = /^¡?(?:merci|bravo|gracias|felicidades)(?!\p{L})/iu
const QUOTATION = /^(?:“[^”]+”|«[^»]+»),? /

/**
 * By its words alone; `names` of the house stay as they are. `isNews`: praise that cannot be cut stays for the desk to
 * find, since without it there would be no news.
 */
export function readSentence(
  typed: string,
  english: English,
  { names }: House,
  language: ReleaseLanguage,
  isNews = false,
): Reading {
  if (isNote(typed)) return { kind: 'left', reason: REASONS.note }
  if (QUOTATION.test(typed)) return { kind: 'quotation', text: withStop(typed) }
  const own = language === 'en' ? saidOfHouse(typed, english, names) : typed
  const isSlang = language === 'en' && SPOKEN_WORDS.test(own)
  if (isSpoken(own, language, names) || isSlang) {
    if (isPraise(own) || findPraise(own.replace(MILD, ''), names))
      return { kind: 'left', reason: REASONS.praise }
    return FEELS.test(own) ? { kind: 'left', reason: REASONS.feeling } : { kind: 'spoken', text: typed }
  }
  if (typed.endsWith('?')) return { kind: 'left', reason: REASONS.question }
  if (language !== 'en') {
    if (THANKS.test(typed)) return { kind: 'left', reason: REASONS.feeling }
    if (isPraise(typed) && !isNews) return { kind: 'left', reason: REASONS.praise }
    const text = upperFirst(withStop(typed.replace(/!+/g, '.')))
    return { kind: isSentence(text, english, language, names) ? 'sentence' : 'item', text }
  }
  if (FEELS.test(own)) return { kind: 'left', reason: REASONS.feeling }
  const text = withStop(
    upperFirst(repairStyle(changeAround(withoutBoasts(own, names), expandContractions), names)),
  )
  if ((isPraise(text) || findPraise(text, names)) && !isNews) return { kind: 'left', reason: REASONS.praise }
  const isTold = !isShorthand(text) && isSentence(text, english, language, names)
  return { kind: isTold ? 'sentence' : 'item', text }
}

/** Notes, and sentences that begin with the house, may say "our": "Sample table at our office". */
function saidOfHouse(typed: string, english: English, names: readonly string[]): string {
  const its = typed.replace(/\bour\b(?! (?:Lady|Lord|Redeemer|Savio))/gi, 'its')
  if (its === typed) return typed
  const isNamed = names.slice(0, 2).some((name) => typed.startsWith(name))
  return isNamed || !isSentence(its, english, 'en', names) ? its : typed
}

/** ", the county's most trusted name," goes with its praise, where a sentence is left. */
export const withoutBoasts = (text: string, names: readonly string[]): string =>
  upperFirst(
    text.replace(APPOSITION, (part) =>
      isPraise(part) || isBoast(part) || findPraise(repairStyle(part, names), names) ? '' : part,
    ),
  )

export const KIN =
  /\bour (?:\w+ )?(?:mom|mother|dad|father|son|daughter|brother|sister|wife|husband|grand\w+|angel)\b/i

/** In a quotation they do no harm. */
const MILD = /\b(?:very|truly|proud(?:ly)?)\b/gi
const APPOSITION =
  /^An? [^,.]{3,60}, (?=\p{Lu})|, (?:an?|the|\p{Ll}+ing|(?:\p{Lu}[\p{L}.]* )*\p{Lu}[\p{L}.]*[’']s) [^,.]{3,90}(?:,(?= (?:at|has|have|in|is|on|was|which|who|will|\p{Ll}+s)\b)|(?=\.?$))/gu
/** "People + pets", "$1,995 / pets $895" */
export const isShorthand = (text: string): boolean => SHORTHAND.test(text)
const SHORTHAND = /\s[=+/@–-]\s|\betc\b|#(?!\d)/

/** It would stand for the speaker behind a quotation. */
const PRONOUN = /^(?:It|Its|He|His|She|Her|They|Their|That|This|Il|Elle|Ils|Elles|Él|Ella)[ ’]/

/** Sentences one after another with those that speak as the contact's quotation: what a field is offered instead. */
export function quoteSpoken(
  sentences: readonly string[],
  read: (sentence: string) => Reading,
  language: ReleaseLanguage,
  contact: string,
): string {
  const parts: { isSpoken: boolean; text: string }[] = []
  for (const sentence of sentences) {
    const last = parts.at(-1)
    const { kind } = read(sentence)
    const isOfLast = last?.isSpoken === true && kind !== 'left' && PRONOUN.test(sentence)
    const isSpoken = kind === 'spoken' || isOfLast
    if (isSpoken && last?.isSpoken) last.text += ` ${sentence}`
    else parts.push({ isSpoken, text: sentence })
  }
  return parts
    .map(({ isSpoken, text }) => (isSpoken ? quote(text, language, contact) : withStop(text)))
    .join(' ')
}

/** "We are moving." → “We are moving,” said Ann Lee. */
export const quote = (words: string, language: ReleaseLanguage, speaker: string): string =>
  writeQuote(FRAMES[language].said, upperFirst(words.replace(/["“”«»]/g, '’')), speaker)

/** A question or an ellipsis keeps its sign and takes no comma. */
export function writeQuote(frame: string, words: string, speaker: string): string {
  const closed = /(?<![\p{L}’'])(?:\p{L}\.)+$/u.test(words) ? words : words.replace(/[.,]$/, '')
  const text = fill(frame, { words: closed, speaker })
  return /[!?…]$/.test(closed) ? text.replace(/([!?…])(,)(”)/, '$1$3').replace(/([!?…]”),/, '$1') : text
}
