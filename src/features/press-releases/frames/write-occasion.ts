import { writeDay } from '../../../shared/press-releases/ap-style/dates-and-times.ts'
import type { ReleaseLanguage } from '../../../shared/press-releases/news-kinds.ts'
import { isShouted, plainWords, quietAddress, quietName } from '../reading/plain-words.ts'
import type { ReleaseFacts } from '../reading/read-facts.ts'
import { missingIn, ownWords } from '../reading/words.ts'
import { type ReleaseForm, type ReleaseOptions, todayOf } from '../release-form.ts'
import { FRAMES, fill } from './frames.ts'
import { writeDate, writeHours, writeWhen } from './write-when.ts'

const WEEK_MS = 7 * 86_400_000

/** When and where, where the news does not say it. */
export function writeOccasion(
  { form, language, kind, news }: ReleaseFacts,
  { date, timeZone }: ReleaseOptions,
): string {
  const frames = FRAMES[language]
  const bare = placeOf(form)
  const place = saysPlace(news, form) ? '' : bare
  const atPlace = place ? fill(frames.place, { place }) : ''
  const said = news.replace(/ de la mañana/g, ' a.m.').replace(/ de la (?:noche|tarde)/g, ' p.m.')
  const isHourSaid =
    !form.newsStart || said.includes(writeHours({ start: form.newsStart, end: form.newsEnd }, language))
  const isDaySaid = form.newsDate !== null && isHourSaid && saysDay(news, form.newsDate, date, language)
  // A label is no prose: outside English the day is said once more.
  if (!form.newsDate || (isDaySaid && (language === 'en' || !place))) return atPlace
  const today = todayOf({ date, timeZone })
  // The dateline says it.
  if (form.newsDate === today && !form.newsStart) return atPlace
  const day = writeDate(form.newsDate, date, language)
  const { coming, past } = frames.kinds[form.openingOf === 'move' ? 'other' : kind]
  const frame = form.newsDate >= today ? coming : past
  return fill(frame, {
    when: writeWhen({ date: form.newsDate, start: form.newsStart, end: form.newsEnd }, date, language),
    day,
    moment: writeMoment(form, date, language),
    where: place && writeWhere({ ...form, newsPlace: place }, language, false),
  })
}

/** Half of its words, and its number. */
function saysPlace(news: string, form: ReleaseForm): boolean {
  const own = ownWords(placeOf(form).split(',')[0] ?? '')
  // "the front lawn of the funeral home" is not said by the house's name.
  const missing = missingIn(own, news.replaceAll(form.companyName, ''))
  return missing.length * 2 <= own.length && !missing.some((word) => /\d/.test(word))
}

/** "from 1 to 4 p.m. Saturday, Dec. 5", "le samedi 5 décembre". */
export function writeMoment(form: ReleaseForm, today: Date, language: ReleaseLanguage): string {
  const { newsDate, newsStart, newsEnd } = form
  const when = writeWhen({ date: newsDate ?? '', start: newsStart, end: newsEnd }, today, language)
  if (language !== 'en') return `${language === 'fr' ? 'le' : 'el'} ${when}`
  if (!newsStart) return when
  return `${newsEnd ? 'from' : 'at'} ${when}`
}

/** ", at 12 Elm St." behind a day, " at 12 Elm St." without one; `isHere`: at the house's own street where none is given. */
export function writeWhere(form: ReleaseForm, language: ReleaseLanguage, isHere: boolean): string {
  // "485, rue King Ouest"
  const street = /^\d+,[^,]+|^[^,]*/.exec(quietAddress(form.companyAddress))?.[0] ?? ''
  const place =
    placeOf(form) || (isHere && /\d/.test(street) && form.companyAddress.includes(',') ? street : '')
  if (!place) return ''
  const comma = language === 'en' && form.newsDate !== null ? ',' : ''
  if (language === 'fr' && FRENCH_ARTICLE.test(place)) return ` ${toFrench(place)}`
  const where = fill(FRAMES[language].where, { place: language === 'en' ? shortStreet(place) : place })
  return comma + where.replace(/^ at (?=(?:across|behind|beside|near|next to|off|on) )/, ' ')
}

const FRENCH_ARTICLE = /^l(?:[ae]s? |’)/
/** "l’église Saint-Paul" → "à l’église Saint-Paul", "le centre" → "au centre", "485, rue King" → "au 485, rue King" */
const toFrench = (place: string) => `à ${place}`.replace(/^à le |^à (?=\d)/, 'au ').replace(/^à les /, 'aux ')
/** Behind a verb of moving; outside English, where the article joins its preposition. */
export const toPlace = (place: string, language: 'fr' | 'es'): string =>
  language === 'fr' ? toFrench(place) : `a ${place}`.replace(/^a el /i, 'al ')

/** "Dec. 5"; for headlines of English alone. */
export function writeShortDay(date: string, language: ReleaseLanguage): string | undefined {
  if (language !== 'en') return undefined
  const day = new Date(`${date}T12:00:00Z`)
  const month = new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', month: 'long' }).format(day)
  return writeDay(month, day.getUTCDate())
}

/** Without its preposition and stop; empty where none is given. */
export function placeOf({ newsPlace }: ReleaseForm): string {
  const typed = plainWords(newsPlace ?? '')
  return (isShouted(typed) ? quietName(typed) : typed)
    .replace(/^(?:at|in|à|au|en) /i, '')
    .replace(/^(?:our|its|the) /i, (word) => (/^the/i.test(word) ? 'the ' : 'its '))
    .replace(/^(?:[Ll][ae]s? |[Ll]’|[Ee]l |[Nn]uestr[oa] |[Nn]otre )(?=\p{Ll})/u, (word) =>
      word.toLowerCase(),
    )
    .replace(
      /^(?:chapel|church|garden|lawn|lobby|office|parking lot)\b/i,
      (room) => `the ${room.toLowerCase()}`,
    )
    .replace(/\.$/, '')
}

/** AP: abbreviated behind a number. */
const shortStreet = (place: string) => place.replace(/^(\d[^,]*) (Ave|Blvd|St)(?:nue|reet)?(?=,|$)/, '$1 $2.')

/** "Dec. 5", or the day of the week where it is within one. */
function saysDay(news: string, day: string, today: Date, language: ReleaseLanguage): boolean {
  const [weekday = '', rest = ''] = writeDate(day, today, language).split(/,? (.*)/)
  const isNear = Math.abs(Date.parse(day) - today.getTime()) < WEEK_MS
  return news.includes(rest.replace(/,? \d{4}$/, '')) || (isNear && news.includes(weekday))
}
