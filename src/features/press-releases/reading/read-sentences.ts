import type { ReleaseLanguage } from '../../../shared/press-releases/news-kinds.ts'
import type { English } from './english-words.ts'
import type { House } from './house-voice.ts'
import { withAnd, withNames } from './keep-names.ts'
import { splitSplice } from './line-shape.ts'
import { splitFrench } from './other-languages.ts'
import { plainWords, sentencesOf } from './plain-words.ts'
import { tidyTyping } from './tidy-typing.ts'

/** "13h", "13h30" */
const HOUR = /\b(\d{1,2})h(\d\d)?\b/g

/** Sentences of a field, English with days and hours as a newspaper has them. */
export function createSentenceReader(
  { legalName, company, names }: House,
  english: English,
  language: ReleaseLanguage,
) {
  const writeHour = (_: string, hour: string, minute?: string) => `${hour} h${minute ? ` ${minute}` : ''}`
  return (text: string | null): string[] => {
    const plain = plainWords(text ?? '')
      .replaceAll(legalName, company)
      .replaceAll(withAnd(company), company)
    if (language === 'es') return sentencesOf(plain.replace(/\b([ap])\. m\./g, '$1.m.'), names)
    if (language === 'fr') return sentencesOf(plain.replace(HOUR, writeHour), names).flatMap(splitFrench)
    const { marked, restore } = withNames(plain, names)
    return sentencesOf(restore(tidyTyping(marked)), names).flatMap((one) =>
      splitSplice(one, (part) => english.read(part, names)),
    )
  }
}
