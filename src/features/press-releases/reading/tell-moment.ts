import { SHORT_MONTHS } from '../../../shared/press-releases/ap-style/dates-and-times.ts'
import type { ReleaseLanguage } from '../../../shared/press-releases/news-kinds.ts'
import { FRAMES, fill } from '../frames/frames.ts'
import { quietFirst } from './house-voice.ts'

const DAY = String.raw`(?:${SHORT_MONTHS})\p{Ll}*\.? \d`
/** A day or an hour begins the sentence; French and Spanish frames have its article. */
const MOMENT: Record<ReleaseLanguage, RegExp> = {
  en: new RegExp(String.raw`^(?:(?:at|from) (?:noon|\d)|(?:on )?(?:\p{Lu}\p{Ll}+day, )?${DAY})`, 'iu'),
  fr: /^(?:le )?(?:(?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche) )?(?:le )?\d{1,2} \p{Ll}{3,9}(?!\p{Ll})/iu,
  es: /^(?:el )?(?:(?:lunes|martes|miércoles|jueves|viernes|sábado|domingo),? )?\d{1,2} de \p{Ll}{4,10}(?!\p{Ll})/iu,
}
/** "Jan. 9, Polk County Library" */
const BARE_PLACE = new RegExp(String.raw`(${DAY}\d?), (?=\p{Lu})(?!\d)`, 'u')

/** "Dec. 13, 6 p.m., in our chapel." behind an event's news as "It will be held …"; null for other sentences. */
export function asMoment(sentence: string, language: ReleaseLanguage): string | null {
  if (!MOMENT[language].test(sentence)) return null
  const bare = sentence.replace(/[.!]+$/, '')
  const when = language === 'en' ? bare.replace(BARE_PLACE, '$1, at ') : bare.replace(/^(?:le|el) /i, '')
  return fill(FRAMES[language].held, { when: quietFirst(when) })
}
