import { repairStyle } from '../../../shared/press-releases/ap-style/check-style.ts'
import type { ReleaseLanguage } from '../../../shared/press-releases/news-kinds.ts'
import type { English } from './english-words.ts'
import { type House, inThirdPerson, quietFirst, upperFirst } from './house-voice.ts'
import { isFiniteVerb } from './line-shape.ts'
import { OWN_VOICE } from './other-languages.ts'
import { isShouted, sentencesOf } from './plain-words.ts'
import { expandContractions, faultOfTyping, tidyTyping } from './tidy-typing.ts'

/** What families can do; of other words the library is not sure. */
export const ASKS =
  /^(?:get involved|apply|ask|attend|book|bring|browse|call|check|come|contact|discover|donate|drop|email|find|follow|go|join|learn|mail|meet|nominate|order|reach|read|register|request|reserve|rsvp|schedule|see|send|sign|stop|text|tour|visit|walk|write)\b(?!-)/i
/** Nothing that a family can do. */
export const ORDER =
  /^(?:do not|don[’']t|trust|let|get(?! involved)|never|make|look|(?:see|learn|discover) why|try|experience|imagine)\b/i
/** "Appelez-nous": of French. */
export const ORDERS = /^\p{L}+ez(?!\p{L})/u
const BEFORE_ASKING = /^(?:(?:to|for|pour|para) [^,]+, |for more (?:information|details|info) (?=\p{L}))/iu

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
const BARE_CALL = /^\w+ can (?:call|phone)(?: (?!about|and|for|or|to|with)[^ ,\d]+){1,4}$/

/** "Call us today!" → "Families can call Hollis & Wren today." */
export function readAction(
  words: string,
  english: English,
  house: House,
  language: ReleaseLanguage,
  reach: { contactName: string; phone: string },
): string | null {
  if (isShouted(words)) return null
  const quiet = upperFirst(words).replace(/(?<!\b[Tt]ext )\p{Lu}{5,}/gu, (word) => word.toLocaleLowerCase())
  const tidied = language === 'en' ? expandContractions(tidyTyping(quiet)) : quiet
  const text = upperFirst(
    tidied.replace(
      /^(?:(?:(?:if you have )?(?:any )?questions|to reach us)\W+(?=\p{L}))?(?:(?:please|just)\s+)?/iu,
      '',
    ),
  )
    .replace(/(?<=^(?:call|text) (?:\p{L}+ )?\p{L}+)(?<! at) (?=\(?\d{3}\)?[ .-])/iu, ' at ')
    .replace(/[!.\s]+$/u, '')
    .replace(/^(all|any(?:body|one)|every(?:body|one)|the public|[\p{L}-]+s) welcome$/iu, (_, who: string) =>
      /(?:body|one|public)$/i.test(who) ? `${who} is welcome` : `${who} are welcome`,
    )
    .replace(/ with (?:any )?questions$/i, '')
    .replace(/(?<=^(?:call|text) [^,\d]+), (?=\(?\d{3})/i, ' at ')
  const [, bare] = ADDRESSES.find(([address]) => address.test(text)) ?? []
  if (bare) return `${bare[language]} ${text}.`
  // What families can do is said to them in these languages.
  if (language !== 'en') return OWN_VOICE[language].test(text) ? null : `${text}.`
  if (/\bdo not\b/i.test(text) || ORDER.test(text) || faultOfTyping(text)) return null
  const parts = sentencesOf(text, house.names)
  if (parts.length > 1) {
    const told = parts
      .map((part) => readAction(part, english, house, language, reach))
      .filter((part) => part !== null)
    return told.join(' ') || null
  }
  const behind = text.replace(BEFORE_ASKING, '')
  if (behind !== text && ASKS.test(behind)) {
    if (!/\byou/i.test(text)) return `${text}.`
    return readAction(upperFirst(behind), english, house, language, reach)
  }
  const isAsked = ASKS.test(text)
  if (!isAsked && OWN_VOICE.en.test(text)) return null
  const told = inThirdPerson(isAsked ? `you can ${quietFirst(text)}` : text, english, house, {
    subject: house.shortName,
    owner: house.shortName,
    person: reach.contactName,
  })
  if (told === null) return null
  const read = english.read(told, house.names)
  const isWhole = isAsked || read.some((_, at) => at > 0 && isFiniteVerb(read, at))
  if (!isWhole) return null
  return repairStyle(`${BARE_CALL.test(told) ? `${told} at ${reach.phone}` : told}.`, house.names)
}
