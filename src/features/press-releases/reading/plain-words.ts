import { findRegion } from '../../../shared/places/regions.ts'
import { KNOWN_CAPITALS } from '../../../shared/press-releases/ap-style/tone.ts'
import { splitSentences } from '../../../shared/press-releases/text/split-sentences.ts'
import { withNames } from './keep-names.ts'

const EMOJI = /\p{Extended_Pictographic}\ufe0f|\p{Emoji_Presentation}|\p{Emoji_Modifier}|\ufe0f|\u200d/gu

export const withoutMarkup = (text: string): string =>
  text.replace(/<(script|style)\b[\s\S]*?(?:<\/\1\s*>|$)/gi, ' ').replace(/<\/?[a-z!][^>]*>?/gi, ' ')

/** Without markup, list marks, emoji and odd spaces. */
export const plainWords = (text: string): string =>
  withoutMarkup(text)
    .replace(/^[ \t]*[-*•–][ \t]+/gm, '')
    .replace(/(?<= )'(\p{L}+)'(?= )/gu, '“$1”')
    .replace(/(?<=\p{L})'/gu, '’')
    .replace(/"([^"\n]*)"/g, '“$1”')
    .replace(EMOJI, '')
    .replace(/[ \t\u00a0]+/g, ' ')
    .trim()

/** A name may hold "!" or a full stop. */
export function sentencesOf(text: string, names: readonly string[]): string[] {
  const { marked, restore } = withNames(text, names)
  return splitSentences(marked).map(restore)
}

export const isShouted = (text: string) => {
  const letters = text.replace(/[^\p{L}]/gu, '')
  if (letters.length === 4 || letters.length === 5)
    return !/\p{Ll}/u.test(letters) && !KNOWN_CAPITALS.test(text)
  return letters.length >= 6 && letters.replace(/[^\p{Lu}]/gu, '').length > letters.length * 0.7
}

/** Four words or more without a capital. */
export const isBare = (text: string) => !/\p{Lu}/u.test(text) && text.split(' ').length >= 4

/** "PRAIRIE ROSE FUNERAL HOME LLC", "prairie rose funeral home llc" → "Prairie Rose Funeral Home LLC". */
export const quietName = (name: string): string =>
  isShouted(name) || !/\p{Lu}/u.test(name)
    ? name
        .toLocaleLowerCase()
        .replace(/(?<![\p{L}\d]|\p{L}[’'])(?!(?<=.)(?:and|of|the|de|des|du|y)\b)\p{L}/gu, (letter) =>
          letter.toLocaleUpperCase(),
        )
        .replace(/\bO[’']\p{Ll}/gu, (start) => start.slice(0, 2) + start.charAt(2).toUpperCase())
        .replace(/\bMc\p{Ll}/gu, (start) => `Mc${start.charAt(2).toUpperCase()}`)
        .replace(
          /\b(?!(?:Blvd|Hwy|Pkwy|Mrs|Ltd)\b)(?:Llc|Pllc|Ii|Iii|[B-DF-HJ-NP-TV-XZ][b-df-hj-np-tv-xz]{2,3})\b/g,
          (mark) => mark.toUpperCase(),
        )
    : name

/** AP: a title behind the name is in small letters; states keep theirs. */
export const quietTitle = (title: string) =>
  (isShouted(title) ? title.toLowerCase() : title).replace(/^\p{Lu}[^,]*/u, (own) =>
    own
      .replace(' & ', ' and ')
      .replace(/\p{Lu}\p{Ll}+/gu, (word) =>
        word.length > 2 && findRegion(word) ? word : word.toLowerCase(),
      ),
  )

/** "1901 E HIGHWAY 50, GARDEN CITY, KS" → "1901 E Highway 50, Garden City, KS". */
export const quietAddress = (address: string): string =>
  isShouted(address) || !/\p{Lu}/u.test(address)
    ? quietName(address).replace(/\b(?:N[ew]|S[ew]|Po|\p{Lu}\p{Ll}(?= \d{5}|$))\b/gu, (code) =>
        code.toUpperCase(),
      )
    : address
