import type { ReleaseLanguage } from '../../../shared/press-releases/news-kinds.ts'
import { escapePattern } from '../../../shared/press-releases/text/map-prose.ts'
import type { English } from './english-words.ts'
import { type House, upperFirst, withStop } from './house-voice.ts'
import { OWN_VOICE } from './other-languages.ts'
import { isShouted, sentencesOf } from './plain-words.ts'
import { ASKS, ORDERS, type Speakers, tellSentence } from './tell-sentence.ts'
import { tidyTyping } from './tidy-typing.ts'

const BEFORE_ASKING = /^(?:(?:to|for|pour|para) [^,]+, |for more (?:information|details|info) (?=\p{L}))/iu
const QUESTIONS = /^(?:(?:(?:if you have )?(?:any )?questions|to reach us)\W+(?=\p{L}))?(?:just\s+)?/iu

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

/** It lacks the number. */
const BARE_CALL = /^\w+ can (?:call|phone)(?: (?!about|and|for|or|to|with)[^ ,\d]+){0,4}\.$/

/** "Call us today!" → "Families can call Hollis & Wren today."; null where it cannot be told. */
export function readAction(
  typed: string,
  english: English,
  house: House,
  language: ReleaseLanguage,
  voice: Speakers & { phone: string },
): string | null {
  if (isShouted(typed)) return null
  // "call neil"
  const text = voice.person
    .split(' ')
    .reduce(
      (sum, name) =>
        sum.replace(new RegExp(`(?<!\\p{L})${escapePattern(name.toLowerCase())}(?!\\p{L})`, 'u'), name),
      upperFirst(typed).replace(/[!.\s]+$/u, ''),
    )
  const [, bare] = ADDRESSES.find(([address]) => address.test(text)) ?? []
  if (bare) return `${bare[language]} ${text}.`
  // What families can do is said to them in these languages.
  if (language !== 'en') return OWN_VOICE[language].test(text) ? null : `${text}.`
  const told = sentencesOf(tidyTyping(text), house.names).flatMap((part) => {
    const asked = upperFirst(part.replace(QUESTIONS, ''))
      .replace(/(?<=^(?:call|text) (?:\p{L}+ )?\p{L}+)(?<! at),? (?=\(?\d{3}\)?[ .-])/iu, ' at ')
      .replace(/ with (?:any )?questions$/i, '')
      .replace(/^(\S+|the public) welcome\.?$/iu, (_, who: string) =>
        /(?:body|one|public)$/i.test(who) ? `${who} is welcome` : `${who} are welcome`,
      )
    const behind = asked.replace(BEFORE_ASKING, '')
    if (behind !== asked && ASKS.test(behind) && !/\byou/i.test(asked)) return [withStop(asked)]
    const sentence = tellSentence(upperFirst(behind), english, house, language, voice)
    if (!('sentence' in sentence)) return []
    return BARE_CALL.test(sentence.sentence)
      ? [sentence.sentence.replace(/\.$/, ` at ${voice.phone}.`)]
      : [sentence.sentence]
  })
  return told.join(' ') || null
}
