import { writeDay, writeTime } from '../../../shared/press-releases/ap-style/dates-and-times.ts'
import type { ReleaseLanguage } from '../../../shared/press-releases/news-kinds.ts'

/** Of a form: an ISO day, times as "13:30". */
export type Moment = { date: string; start: string | null; end: string | null }

/** Of dates and amounts. */
export const LOCALES = { en: 'en-US', fr: 'fr-CA', es: 'es-US' } as const

/** "Saturday, March 6, 2027", "samedi 6 mars 2027": with the year where it is another one. */
export function writeDate(date: string, today: Date, language: ReleaseLanguage): string {
  const day = new Date(`${date}T12:00:00Z`)
  const isThisYear = day.getUTCFullYear() === today.getUTCFullYear()
  const part = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(LOCALES[language], { timeZone: 'UTC', ...options }).format(day)
  const weekday = part({ weekday: 'long' })
  const year = isThisYear ? undefined : day.getUTCFullYear()
  if (language === 'en') return `${weekday}, ${writeDay(part({ month: 'long' }), day.getUTCDate(), year)}`
  const month = part({ month: 'long' })
  if (language === 'es') return `${weekday} ${day.getUTCDate()} de ${month}${year ? ` de ${year}` : ''}`
  return `${weekday} ${day.getUTCDate() === 1 ? '1er' : day.getUTCDate()} ${month}${year ? ` ${year}` : ''}`
}

/** "1 to 4 p.m. Saturday, March 6", "samedi 6 mars, de 13 h à 16 h", "sábado 6 de marzo, a la 1 p.m.". */
export function writeWhen({ date, start, end }: Moment, today: Date, language: ReleaseLanguage): string {
  const day = writeDate(date, today, language)
  if (!start) return day
  const hours = writeHours({ start, end }, language)
  if (language === 'en') return `${hours} ${day}`
  if (end) return `${day}, ${hours}`
  return language === 'fr' ? `${day}, à ${hours}` : `${day}, a ${/^1\D/.test(hours) ? 'la' : 'las'} ${hours}`
}

/** "1 to 4 p.m.", "13 h", "de 1 p.m. a 4 p.m."; empty without a start. */
export function writeHours({ start, end }: Omit<Moment, 'date'>, language: ReleaseLanguage): string {
  if (!start) return ''
  if (language === 'en') return writeSpan(start, end)
  const [hour, to] = language === 'fr' ? [frenchTime, 'à'] : [spanishHour, 'a']
  return end ? `de ${hour(start)} ${to} ${hour(end)}` : hour(start)
}

/** The half of the day once, where both are in one: "1 to 4 p.m.", "11 a.m. to 2 p.m.". */
function writeSpan(start: string, end: string | null): string {
  const from = englishTime(start)
  if (!end) return from
  const to = englishTime(end)
  const half = /( [ap]\.m\.)$/.exec(to)?.[1]
  return `${half && from.endsWith(half) ? from.slice(0, -half.length) : from} to ${to}`
}

function englishTime(time: string): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  return writeTime(hour % 12 || 12, minute, hour < 12 ? 'a' : 'p')
}

/** As in the United States: "6:30 p.m.", "12 p.m.". */
const spanishHour = (time: string) =>
  englishTime(time).replace('noon', '12 p.m.').replace('midnight', '12 a.m.')

function frenchTime(time: string): string {
  const [hour = '', minute = ''] = time.split(':')
  return `${Number(hour)} h${minute === '00' ? '' : ` ${minute}`}`
}
