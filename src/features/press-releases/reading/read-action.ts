import type { ReleaseLanguage } from '../../../shared/press-releases/news-kinds.ts'
import type { House } from './read-house.ts'
import { quoteSpoken, type Reading } from './read-sentence.ts'
import { saysOwn } from './who-speaks.ts'
import { quietFirst, upperFirst, withoutStop, withStop } from './words.ts'

/** What families can do. */
const ASKS =
  /^(?:please |just )*(?:get involved|apply|ask|attend|book|bring|browse|call|check|come|contact|discover|donate|drop|email|find|follow|go|join|learn|mail|meet|nominate|order|reach|read|register|request|reserve|rsvp|schedule|see|send|sign|stop|text|tour|visit|walk|write)\b(?!-| of\b)/i
/** "To plan ahead, call …" stays as typed. */
const BEFORE_ASKING = /^(?:(?:to|for|pour|para) [^,]+, |for more (?:information|details|info) (?=\p{L}))/iu
const QUESTIONS = /^(?:if you have )?(?:any )?questions?[,?:] (?=\p{L})/iu
/** "Call us", "text me". */
const REACH_US = /\b(call|text|email|phone|contact|reach|ask for|see|visit|join|with) (me|us)\b/gi

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
  [ASKS, BEFORE_ASKING, /^\p{L}+ez(?!\p{L})/u, ...ADDRESSES.map(([address]) => address)].some((pattern) =>
    pattern.test(text),
  )

/** What families can do is said to them in these languages. */
function readOther(
  sentences: readonly string[],
  language: 'fr' | 'es',
  contact: string,
  read: (sentence: string) => Reading,
) {
  const isOwn = (text: string) => read(text).kind === 'spoken' && saysOwn(text, language)
  const told = sentences.map((text) => withStop(upperFirst(text)))
  const isSpoken = told.some(isOwn)
  const kindOf = (text: string): Reading => ({ kind: isOwn(text) ? 'spoken' : 'sentence', text })
  return {
    told: isSpoken ? [] : told,
    rest: [],
    spoken: isSpoken ? quoteSpoken(told, kindOf, language, contact) : null,
  }
}

/**
 * "Call us today!" → "Families can call Hollis & Wren today."; `rest`: what asks nobody; `spoken`: all of it with what
 * speaks as the contact’s quotation.
 */
export function readAction(
  sentences: readonly string[],
  { company }: House,
  language: ReleaseLanguage,
  contact: string,
  reader: 'families' | 'guests',
  read: (sentence: string) => Reading,
): { told: string[]; rest: string[]; spoken: string | null } {
  const text = withoutStop(sentences.join(' '))
  const [, bare] = ADDRESSES.find(([address]) => address.test(text)) ?? []
  if (bare) return { told: [`${bare[language]} ${text}.`], rest: [], spoken: null }
  if (language !== 'en') return readOther(sentences, language, contact, read)
  const told: string[] = []
  const rest: string[] = []
  const all: string[] = []
  for (const typed of sentences) {
    const isQuoted = read(typed).kind === 'quotation'
    const named = isQuoted
      ? typed
      : upperFirst(
          typed
            .replace(QUESTIONS, '')
            .replace(
              REACH_US,
              (_, verb: string, whom: string) => `${verb} ${/me/i.test(whom) ? contact : company}`,
            ),
        )
    const asked = named.replace(BEFORE_ASKING, '')
    const isAsked = ASKS.test(asked)
    const words =
      isAsked && asked === named
        ? withStop(`${upperFirst(reader)} can ${quietFirst(named.replace(/^(?:please |just )+/i, ''))}`)
        : withStop(named)
    const { kind } = read(words)
    all.push(kind === 'spoken' ? typed : words)
    if (kind === 'sentence' || (isAsked && kind === 'item')) told.push(words)
    else rest.push(named)
  }
  const isSpoken = all.some((sentence) => read(sentence).kind === 'spoken')
  return { told, rest, spoken: isSpoken ? quoteSpoken(all, read, language, contact) : null }
}
