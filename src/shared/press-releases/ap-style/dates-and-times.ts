import { patternRule, type StyleRule } from './style-rule.ts'

const MONTHS = 'January February March April May June July August September October November December'.split(
  ' ',
)
/** First letters, for patterns. */
export const SHORT_MONTHS = MONTHS.map((month) => month.slice(0, 3)).join('|')
/** Shortened before a day; March to July are not. */
const SHORT: Record<string, string> = {
  January: 'Jan.',
  February: 'Feb.',
  August: 'Aug.',
  September: 'Sept.',
  October: 'Oct.',
  November: 'Nov.',
  December: 'Dec.',
}
const anyMonth =
  '(January|February|March|April|May|June|July|August|September|October|November|December|Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept?|Oct|Nov|Dec)\\.?'

const fullMonth = (text: string) =>
  MONTHS.find((month) => month.toLowerCase().startsWith(text.replace('.', '').slice(0, 3).toLowerCase())) ??
  text

/** "Nov. 22, 2026", "May 4". */
export const writeDay = (monthName: string, day: number, year?: number): string =>
  `${SHORT[monthName] ?? monthName} ${day}${year ? `, ${year}` : ''}`

/** "Nov. 22, 2026" in an IANA time zone. */
export function writeDate(moment: Date, timeZone: string): string {
  const part = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat('en-US', { timeZone, ...options }).format(moment)
  return writeDay(
    part({ month: 'long' }),
    Number(part({ day: 'numeric' })),
    Number(part({ year: 'numeric' })),
  )
}

/** "2 p.m.", "10:30 a.m.", "noon". */
export function writeTime(hour: number, minute: number, half: string): string {
  const isNoon = hour === 12 && minute === 0
  if (isNoon) return half.toLowerCase() === 'p' ? 'noon' : 'midnight'
  return `${hour}${minute ? `:${String(minute).padStart(2, '0')}` : ''} ${half.toLowerCase()}.m.`
}

export const DATE_RULES: readonly StyleRule[] = [
  patternRule(
    'date',
    new RegExp(`\\b${anyMonth} (\\d{1,2})(?:st|nd|rd|th)?\\b(?!\\d|:)(,? (\\d{4})\\b)?( (?=[a-z]))?`, 'g'),
    ([, month = '', day = '', , year, next]) => ({
      message: 'Dates read like “Jan. 5, 2026,” within a sentence: no “th”, and the month cut before a day.',
      repair: `${writeDay(fullMonth(month), Number(day), year ? Number(year) : undefined)}${next ? (year ? ', ' : ' ') : ''}`,
    }),
  ),
  patternRule(
    'date',
    new RegExp(`\\b(?:the )?(\\d{1,2})(?:st|nd|rd|th)? (?:of )?${anyMonth}(?: (\\d{4}))?(?!\\w)`, 'g'),
    ([, day = '', month = '', year]) => ({
      message: 'The month comes before the day: “Jan. 5”.',
      repair: writeDay(fullMonth(month), Number(day), year ? Number(year) : undefined),
    }),
  ),
  patternRule(
    'date',
    /\b(\d{1,2})\/(\d{1,2})\/(\d{4}|\d{2})\b/g,
    ([, first = '', second = '', year = '']) => {
      const [month, day] = Number(first) > 12 ? [second, first] : [first, second]
      const name = MONTHS[Number(month) - 1]
      if (!name || Number(day) > 31 || Number(day) < 1) return null
      const full = year.length === 2 ? 2000 + Number(year) : Number(year)
      return {
        message: 'Dates are written with the name of the month.',
        repair: writeDay(name, Number(day), full),
      }
    },
  ),
  patternRule(
    'time',
    /\b(\d{1,2})(?::(\d{2}))?\s?([ap])\.?\s?m\b\.?/gi,
    ([whole, hour = '', minute = '0', half = '']) => ({
      message: 'Times read like “2 p.m.” and “10:30 a.m.”.',
      repair:
        Number(hour) <= 12 && /^\d{1,2}(?::\d{2})? [ap]\.m\.$/.test(whole) && minute !== '00'
          ? whole
          : writeTime(Number(hour), Number(minute), half),
    }),
  ),
]
