import { splitSentences } from '../../../shared/press-releases/text/split-sentences.ts'
import type { English, Word } from './english-words.ts'
import { upperFirst } from './house-voice.ts'
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
  return letters.length >= 6 && letters.replace(/[^\p{Lu}]/gu, '').length > letters.length * 0.7
}

/** Words without a vowel that are no acronyms. */
const SHORTENED = /^(?:blvd|dr|ft|hrs?|hwy|jr|lbs?|ln|mr|mrs|ms|mt|nd|pkwy|pl|rd|sq|sr|st|th|vs)$/i
/** "PRAIRIE ROSE FUNERAL HOME" → "Prairie Rose Funeral Home". */
export const quietName = (name: string): string =>
  isShouted(name)
    ? name
        .toLocaleLowerCase()
        .replace(/(?<![\p{L}’'])\p{L}/gu, (letter) => letter.toLocaleUpperCase())
        .replace(/\b(?:Llc|Ii|Iii|[B-DF-HJ-NP-TV-XZ][b-df-hj-np-tv-xz]{1,3})\b(?!\.)/g, (mark) =>
          SHORTENED.test(mark) ? mark : mark.toUpperCase(),
        )
    : name

/** "5 BAYOU DRIVE, GULFPORT, MS 39501" → "5 Bayou Drive, Gulfport, MS 39501". */
export const quietAddress = (address: string): string =>
  isShouted(address)
    ? quietName(address).replace(
        /(?<=\b|\d)(?:[A-Z][a-z](?= *(?:\d|$))|[A-Z]\d[a-z] ?\d[a-z]\d|[NSEW]\b)/g,
        (code) => code.toUpperCase(),
      )
    : address

const CAPITALISED =
  /\b(?:monday|tuesday|wednesday|thursday|friday|saturday|sunday|january|february|april|june|july|august|september|october|november|december|jan|feb|aug|sept|oct|nov|dec|christmas|easter|thanksgiving|english|french|spanish|german|navajo|catholic|jewish|marine|better business bureau|chamber of commerce|(?<=\bu\.s\. )(?:army|navy|air force|coast guard))s?\b/g
const SMALL_WORDS = /^(?:a|an|and|of|the)$/
/** What a word before it is a name with: "Finney County". */
const PLACE_WORDS =
  /^(?:avenue|beach|city|county|falls|heights|highway|junction|rapids|ridge|road|springs|street)$/i
const DIRECTION = /^(?:north|south|east|west)$/

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
  const read = english.read(whole, names)
  const isName = ({ text, tags }: Word, next: Word | undefined) =>
    ['FirstName', 'LastName', 'Person', 'Place', 'City'].some((tag) => tags.has(tag)) ||
    (PLACE_WORDS.test(next?.text ?? '') && (tags.has('Noun') || DIRECTION.test(text)))
  const words = read.map((word, at) => {
    const { pre, post, text } = word
    const before = read[at - 1]
    const isNamed = isName(word, read[at + 1]) || (before && PLACE_WORDS.test(text) && isName(before, word))
    const isAcronym = /^[b-df-hj-np-tv-xz]{2,4}$/.test(text) && !SHORTENED.test(text)
    const written = isAcronym ? text.toUpperCase() : isNamed ? upperFirst(text) : text
    return pre + (spelled.get(text) ?? written) + post
  })
  const quiet = words
    .join('')
    .replace(CAPITALISED, (name) =>
      name
        .split(' ')
        .map((word) => (SMALL_WORDS.test(word) ? word : upperFirst(word)))
        .join(' '),
    )
    .replace(/\b(?:[a-z]\.){2,}/g, (letters) =>
      /^[ap]\.m\.$/.test(letters) ? letters : letters.toUpperCase(),
    )
  return upperFirst(quiet)
}
