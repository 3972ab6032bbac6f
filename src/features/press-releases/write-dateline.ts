import { writeDate as writeDay } from '../../shared/press-releases/ap-style/dates-and-times.ts'
import { writeDatelinePlace } from '../../shared/press-releases/ap-style/regions.ts'
import { FRAMES, fill } from './frames/frames.ts'
import { LOCALES, writeHours } from './frames/write-when.ts'
import type { ReleaseFacts } from './reading/read-facts.ts'
import type { ReleaseOptions } from './release-form.ts'

/** "FOR IMMEDIATE RELEASE", or until when it is embargoed, in the language of the release. */
export function writeNotice({ language }: ReleaseFacts, { embargoUntil, timeZone }: ReleaseOptions): string {
  if (!embargoUntil) return FRAMES[language].notice
  const start = new Intl.DateTimeFormat('en-GB', { timeZone, timeStyle: 'short' }).format(embargoUntil)
  const zone = new Intl.DateTimeFormat(LOCALES[language], { timeZone, timeZoneName: 'short' })
    .formatToParts(embargoUntil)
    .find(({ type }) => type === 'timeZoneName')
  return fill(FRAMES[language].embargo, {
    time: writeHours({ start, end: null }, language),
    zone: zone?.value ?? '',
    date: dayOf(embargoUntil, timeZone, language),
  }).replace(/LAS (?=1\D)/, 'LA ')
}

/** "Nov. 22, 2026", "22 novembre 2026", "1er novembre 2026". */
const dayOf = (moment: Date, timeZone: string, language: ReleaseFacts['language']) =>
  language === 'en'
    ? writeDay(moment, timeZone)
    : new Intl.DateTimeFormat(language, { timeZone, dateStyle: 'long' })
        .format(moment)
        .replace(/^1 (?!de )/, '1er ')

/** "ASHEVILLE, N.C. (Nov. 22, 2026)", "SHERBROOKE, le 22 novembre 2026"; without a known place the day alone. */
export function writeDateline({ place, language }: ReleaseFacts, { date, timeZone }: ReleaseOptions): string {
  const day = dayOf(date, timeZone, language)
  if (!place) return day
  const city = writeDatelinePlace(place.city, place.region, language)
  return language === 'fr' ? `${city}, le ${day}` : `${city} (${day})`
}
