import { mapProse } from '../../../shared/press-releases/text/map-prose.ts'
import { splitSentences } from '../../../shared/press-releases/text/split-sentences.ts'

/** Also without list marks and odd spaces. */
export const withoutMarkup = (text: string): string =>
  text
    .replace(/<(script|style)\b[\s\S]*?(?:<\/\1\s*>|$)/gi, ' ')
    .replace(/<\/?[a-z!][^>]*>?/gi, ' ')
    .replace(/^[ \t]*[-*•–][ \t]+/gm, '')
    .replace(/(\p{L})'(?=\p{L})/gu, '$1’')
    .replace(/[ \t\u00a0]+/g, ' ')
    .trim()

const EMOJI = /\p{Extended_Pictographic}\ufe0f|\p{Emoji_Presentation}|\p{Emoji_Modifier}|\ufe0f|\u200d/gu

/** Newsrooms set no emoji; those of `company` and quotations stay. */
export const withoutEmoji = (text: string, company: string): string =>
  mapProse(text, [company], (prose) => prose.replace(EMOJI, '').replace(/[ \t]{2,}/g, ' ')).trim()

const NAME = '\uE002'
const DAYS =
  'Monday Mondays Tuesday Tuesdays Wednesday Wednesdays Thursday Thursdays Friday Fridays Saturday Saturdays Sunday Sundays January February March April June July August September October November December Christmas Easter Thanksgiving'

/** A company's name may hold "!" or a full stop. */
export const sentencesAround = (text: string, company: string): string[] =>
  splitSentences(text.replaceAll(company, NAME)).map((sentence) => sentence.replaceAll(NAME, company))

/**
 * "WE ARE NOW OPEN" → "We are now open". `names` keep their spelling; others become lower case, as they
 * cannot be told apart.
 */
export function quietCapitals(sentence: string, names: readonly string[], company: string): string {
  const own = sentence.replaceAll(company, NAME)
  const letters = own.replace(/[^\p{L}]/gu, '')
  const large = letters.replace(/[^\p{Lu}]/gu, '')
  if (letters.length < 8 || large.length < letters.length * 0.7) return sentence
  const known = new Map(
    [DAYS, ...names]
      .flatMap((name) => name.split(/[^\p{L}]+/u))
      .map((word) => [word.toLowerCase(), word] as const),
  )
  const small = own.toLowerCase().replace(/\p{L}+/gu, (word) => known.get(word) ?? word)
  return (small.charAt(0).toUpperCase() + small.slice(1)).replaceAll(NAME, company)
}
