import type { StyleFault } from '../ap-style/style-rule.ts'

const MONTHS = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ')
const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']
const DATE =
  /\b(?:(Sun|Mon|Tues|Wednes|Thurs|Fri|Satur)day,? )?(Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]*\.? (\d{1,2})(?:st|nd|rd|th)?\b(?!:)(?:, (\d{4}))?/g
const SPAN =
  /\b(\d{1,2})(?::(\d{2}))?(?: ([ap])\.?m\.?)? ?(?:to|until|–|-) ?(\d{1,2})(?::(\d{2}))? ([ap])\.?m\b/gi
/** Of a morning, in a span that names one half of the day. */
const EARLIEST_HOUR = 7
const FOUNDED =
  /\b(?:founded|established|opened its doors|begun|began|since)(?: [a-z]+){0,3}? in (\d{4})\b|\b(?:founded|established|since) (?:in )?(\d{4})\b/i
const JUBILEE = /\b(\d{1,3})(?:st|nd|rd|th)? (?:anniversary|years (?:of|in) )/gi
const BORN =
  /\bborn (?:[A-Z][a-z]+\.? \d{1,2}, )?(?:in )?(\d{4})\b[^.]*?\b(?:died|passed away)[^.]*?\b(\d{4})\b[^.]*?\b(?:at|aged?|was) (\d{1,3})\b/g

/** Dates and numbers of years that cannot be right. `year` and `today` (ISO) of the dateline. */
export function checkCalendar(text: string, today: string): StyleFault[] {
  return [...checkDates(text, today), ...checkSpans(text), ...checkYears(text, Number(today.slice(0, 4)))]
}

const fault = (start: number, piece: string, message: string, repair: string | null = null): StyleFault => ({
  rule: 'calendar',
  start,
  end: start + piece.length,
  message,
  repair,
})

function checkDates(text: string, today: string): StyleFault[] {
  return [...text.matchAll(DATE)].flatMap((match) => {
    const [piece, weekday, month = '', day = '', year] = match
    const index = MONTHS.indexOf(month.toLowerCase())
    const date = new Date(Date.UTC(Number(year ?? today.slice(0, 4)), index, Number(day)))
    const mayBeLeapDay = !year && index === 1 && day === '29'
    if (date.getUTCMonth() !== index && !mayBeLeapDay)
      return [fault(match.index, piece, 'There is no such day.')]
    const iso = date.toJSON().slice(0, 10)
    const sentence = text.slice(text.lastIndexOf('. ', match.index) + 1, match.index)
    const isPast = /\b(?:will|is set|are set|is to|to be held)\b/.test(sentence) && iso < today
    // Without a year the next such day may be meant.
    const next = new Date(Date.UTC(date.getUTCFullYear() + 1, index, Number(day)))
    const meant =
      !year && iso < today && !/\b(?:was|were|took place|held|since)\b/.test(sentence) ? [date, next] : [date]
    if (weekday && !meant.some((one) => WEEKDAYS[one.getUTCDay()] === `${weekday}day`)) {
      const right = WEEKDAYS[(meant.at(-1) ?? date).getUTCDay()] ?? ''
      return [fault(match.index, `${weekday}day`, `That day is a ${right}.`, right)]
    }
    return isPast && year ? [fault(match.index, piece, 'This day is past.')] : []
  })
}

/** In minutes; hours of twelve. */
const minutes = (hour: string, minute: string | undefined, half: string) =>
  (Number(hour) % 12) * 60 + Number(minute ?? 0) + (half.toLowerCase() === 'p' ? 720 : 0)

function checkSpans(text: string): StyleFault[] {
  return [...text.matchAll(SPAN)].flatMap((match) => {
    const [piece, hour = '', minute, half, toHour = '', toMinute, toHalf = ''] = match
    const isReversed = minutes(hour, minute, half ?? toHalf) >= minutes(toHour, toMinute, toHalf)
    // "10 to 1 p.m." starts in the morning; nobody means four o'clock at night.
    const mayBeMorning = !half && /^p$/i.test(toHalf) && Number(hour) >= EARLIEST_HOUR && Number(hour) < 12
    return isReversed && !mayBeMorning ? [fault(match.index, piece, 'This ends before it begins.')] : []
  })
}

function checkYears(text: string, year: number): StyleFault[] {
  const founded = FOUNDED.exec(text)
  const since = Number(founded?.[1] ?? founded?.[2])
  const jubilees = [...text.matchAll(JUBILEE)].flatMap((match) => {
    const count = Number(match[1])
    if (!since || count < 5 || Math.abs(year - since - count) <= 1) return []
    return [fault(match.index, match[0].trim(), `From ${since} to ${year} it is ${year - since} years.`)]
  })
  const ages = [...text.matchAll(BORN)].flatMap((match) => {
    const age = Number(match[2]) - Number(match[1])
    const isRight = [age, age - 1].includes(Number(match[3]))
    return isRight
      ? []
      : [fault(match.index, match[0], `From ${match[1]} to ${match[2]} it is ${age} years at most.`)]
  })
  return [...jubilees, ...ages]
}
