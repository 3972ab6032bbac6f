import type { ReleaseLanguage } from '../../shared/press-releases/news-kinds.ts'
import { briefName } from '../press-releases/reading/keep-names.ts'
import { HOUSE } from './clauses.ts'

/** In another's name these have capitals. */
const OWN: Record<ReleaseLanguage, string> = {
  en: 'company|funeral home|firm|mortuary|provider|house|business|home',
  fr: 'maison funéraire|coopérative funéraire|entreprise funéraire|maison|entreprise',
  es: 'funeraria|empresa',
}
/** Counted where the house's name has them. */
const OF_NAMES: Record<ReleaseLanguage, RegExp> = {
  en: /\b(?:society|co-?operative|crematory|crematorium|center|chapel)$/i,
  fr: /^(?:coopérative|résidence|société|fondation|salon|complexe)/i,
  es: /^(?:capilla|casa|agencia)/i,
}
const OWN_ARTICLES: Record<ReleaseLanguage, string> = {
  en: '(?:[Tt]he|[Oo]ur|[Tt]his) ',
  fr: '(?:[Ll]a |[Ll]e |[Ll]’)',
  es: '[Ll]a ',
}
const capitals = (noun: string) => noun.replace(/(?<!\p{L})\p{Ll}/gu, (letter) => letter.toUpperCase())
/** Replaces names of the house by a sign of the same length. */
export function createHouseMask(
  names: readonly string[],
  texts: readonly string[],
  language: ReleaseLanguage,
): (text: string) => string {
  const known = names.flatMap((name) => [name, briefName(name)])
  const asWord = (alternatives: string, flags: string) =>
    new RegExp(`(?<!\\p{L})(?:${alternatives})(?![’']s|\\p{L})`, flags)
  const longestFirst = known
    .toSorted((a, b) => b.length - a.length)
    .map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
  const named = asWord(longestFirst.join('|') || '(?!)', 'giu')
  // "The mortuary" may be another, as a name with that word tells.
  const told = texts.map((text) => text.replace(named, '')).join(' ')
  const ofNames = names.flatMap((name) => name.toLowerCase().match(OF_NAMES[language]) ?? [])
  const nouns = [...OWN[language].split('|'), ...ofNames].filter(
    (noun) => !told.includes(` ${capitals(noun)}`),
  )
  const own = asWord(
    `(?:^|${OWN_ARTICLES[language]})(?:${nouns.map((noun) => `[${noun[0]}${capitals(noun)[0]}]${noun.slice(1)}`).join('|')})(?![’'s\\p{L}]*s)`,
    'gu',
  )
  return (text) =>
    text.replace(named, (name) => HOUSE.repeat(name.length)).replace(own, (name) => HOUSE.repeat(name.length))
}
