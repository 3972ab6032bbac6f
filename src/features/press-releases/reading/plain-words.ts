import { splitSentences } from '../../../shared/press-releases/text/split-sentences.ts'
import type { English } from './english-words.ts'
import { withNames } from './keep-names.ts'

const EMOJI = /\p{Extended_Pictographic}\ufe0f|\p{Emoji_Presentation}|\p{Emoji_Modifier}|\ufe0f|\u200d/gu

export const withoutMarkup = (text: string): string =>
  text.replace(/<(script|style)\b[\s\S]*?(?:<\/\1\s*>|$)/gi, ' ').replace(/<\/?[a-z!][^>]*>?/gi, ' ')

/** Without markup, list marks, emoji and odd spaces. */
export const plainWords = (text: string): string =>
  withoutMarkup(text)
    .replace(/^[ \t]*[-*•–][ \t]+/gm, '')
    .replace(/(?<=\p{L})'/gu, '’')
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
  return letters.length >= 8 && letters.replace(/[^\p{Lu}]/gu, '').length > letters.length * 0.7
}

/** "PRAIRIE ROSE FUNERAL HOME" → "Prairie Rose Funeral Home". */
export const quietName = (name: string): string =>
  isShouted(name)
    ? name
        .toLocaleLowerCase()
        .replace(/(?<![\p{L}’'])\p{L}/gu, (letter) => letter.toLocaleUpperCase())
        .replace(/\b(?:Llc|Ii|Iii)\b/g, (mark) => mark.toUpperCase())
    : name

/** "5 BAYOU DRIVE, GULFPORT, MS 39501" → "5 Bayou Drive, Gulfport, MS 39501". */
export const quietAddress = (address: string): string =>
  isShouted(address)
    ? quietName(address).replace(
        /(?<=\b|\d)(?:[A-Z][a-z](?= *(?:\d|$))|[A-Z]\d[a-z] ?\d[a-z]\d|[NSEW]\b)/g,
        (code) => code.toUpperCase(),
      )
    : address

const DAYS =
  /\b(?:monday|tuesday|wednesday|thursday|friday|saturday|sunday|january|february|april|june|july|august|september|october|november|december|christmas|easter|thanksgiving)s?\b/g

/** "WE ARE NOW OPEN" → "We are now open". `names` keep their spelling; the library knows some others. */
export function quietCapitals(
  sentence: string,
  names: readonly string[],
  company: string,
  english: English,
): string {
  // The words of a company's name are common ones.
  const known = names
    .filter((name) => name !== company)
    .flatMap((name) => name.split(/[^\p{L}]+/u))
    .filter((word) => word.length > 2)
  const spelled = new Map(known.map((word) => [word.toLowerCase(), word] as const))
  const whole = names.reduce(
    (text, name) => text.replace(new RegExp(name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'), 'gi'), name),
    sentence.toLowerCase(),
  )
  const words = english.read(whole, names).map(({ pre, post, text, tags }) => {
    const isName = ['FirstName', 'LastName', 'Person', 'Place', 'City'].some((tag) => tags.has(tag))
    const small = spelled.get(text) ?? (isName ? text.charAt(0).toUpperCase() + text.slice(1) : text)
    return pre + small + post
  })
  const quiet = words
    .join('')
    .replace(DAYS, (day) => day.charAt(0).toUpperCase() + day.slice(1))
    .replace(/\b(?:[a-z]\.){2,}/g, (letters) =>
      /^[ap]\.m\.$/.test(letters) ? letters : letters.toUpperCase(),
    )
  return quiet.charAt(0).toUpperCase() + quiet.slice(1)
}
