import type { ReleaseLanguage } from '../../../shared/press-releases/news-kinds.ts'
import { withAnd, withNames } from './keep-names.ts'
import { plainWords, sentencesOf } from './plain-words.ts'
import type { House } from './read-house.ts'
import { tidyTyping } from './tidy-typing.ts'
import { upperFirst } from './words.ts'

/** Of those who type without capitals; no abbreviation stands before it. */
const SMALL_START =
  /(?<=[\p{Ll}\d)%][.!?…] )(?<!(?:^|[\s(])(?:[\p{L}.]*\.\p{L}|Dr|Mr|Mrs|Ms|Rev|vs|[Nn]o|Jr|Sr|[Ss]t|[Mm]t|[Ff]t|[Ff]r|[Aa]ve|[Rr]d|[Bb]lvd|[Bb]ros|[Ii]n[cs]|[Cc]o|cert|dept|appt|approx|est)\. )\p{Ll}(?!\p{Lu})/gu
/** "13h", "13h30" */
const HOUR = /\b(\d{1,2})h(\d\d)?\b/g

/** Sentences of a field, English with days and hours as a newspaper has them. */
export function createSentenceReader({ legalName, company, names }: House, language: ReleaseLanguage) {
  const writeHour = (_: string, hour: string, minute?: string) => `${hour} h${minute ? ` ${minute}` : ''}`
  return (text: string | null): string[] => {
    const plain = plainWords(text ?? '')
      .replaceAll(legalName, company)
      .replaceAll(withAnd(company), company)
    if (language === 'es') return sentencesOf(plain.replace(/\b([ap])\. m\./g, '$1.m.'), names)
    if (language === 'fr') return sentencesOf(plain.replace(HOUR, writeHour), names)
    const { marked, restore } = withNames(plain, names)
    return sentencesOf(restore(tidyTyping(marked).replace(SMALL_START, upperFirst)), names)
  }
}
