import { SHORT_MONTHS } from '../../../shared/press-releases/ap-style/dates-and-times.ts'
import type { ReleaseLanguage } from '../../../shared/press-releases/news-kinds.ts'
import type { English } from './english-words.ts'
import type { House } from './house-voice.ts'
import { withNames } from './keep-names.ts'
import { splitSplice } from './line-shape.ts'
import { splitFrench } from './other-languages.ts'
import { isBare, isShouted, isTitled, plainWords, quietCapitals, sentencesOf } from './plain-words.ts'
import { capitalise, expandContractions, tidyTyping } from './tidy-typing.ts'

const isLoud = (text: string) => isShouted(text) || isTitled(text)
/** Within a sentence, where a day has its capital anyway. */
const NAME = new RegExp(String.raw`(?<=\p{Ll},? )(?!I\b|\p{L}+day\b|(?:${SHORT_MONTHS}))\p{Lu}`, 'u')
/** "13h", "13h30" */
const HOUR = /\b(\d{1,2})h(\d\d)?\b/g

/** Sentences of a field, each with its capital, and English as a newspaper writes it out. */
export function createSentenceReader(
  { legalName, company, names }: House,
  english: English,
  language: ReleaseLanguage,
) {
  const quieten = (plain: string) =>
    sentencesOf(plain, names)
      .map((one) => quietCapitals(one, names, english))
      .join(' ')
  const writeHour = (_: string, hour: string, minute?: string) => `${hour} h${minute ? ` ${minute}` : ''}`
  return (text: string | null): string[] => {
    const plain = plainWords(text ?? '').replaceAll(legalName, company)
    const quiet = isLoud(plain) || (language === 'en' && isBare(plain)) ? quieten(plain) : plain
    if (language === 'es') return sentencesOf(capitalise(quiet), names)
    if (language === 'fr')
      return sentencesOf(capitalise(quiet.replace(HOUR, writeHour)), names).flatMap(splitFrench)
    const { marked, restore } = withNames(quiet, names)
    return sentencesOf(restore(expandContractions(tidyTyping(marked))), names).flatMap((one) =>
      splitSplice(one, (part) => english.read(part, names)),
    )
  }
}

/** Whether a text is in capitals, or in small letters with names in it, as its sentences show. */
export const hidesNames = (text: string, sentences: readonly string[]): boolean =>
  isLoud(text) || (isBare(text) && sentences.some((sentence) => NAME.test(sentence)))
