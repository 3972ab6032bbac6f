/** Days that are not named are closed. */
export const UNREADABLE_HOURS = 'Please give days and times, for example Mon-Fri 9:00-17:00; Sat 10:00-14:00.'

export type OpeningSpan = {
  /** 0 is Monday. */
  days: number[]
  /** HH:MM; 24:00 ends a day; an earlier `closes` is of the next day. */
  opens: string
  closes: string
}

const DAY_NAMES = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'] as const
const WEEK = [0, 1, 2, 3, 4, 5, 6]

const DAY =
  '(?:mo(?:n(?:days?)?)?|tu(?:e(?:s(?:days?)?)?)?|we(?:d(?:nesdays?)?)?|th(?:u(?:r(?:s(?:days?)?)?)?)?|fr(?:i(?:days?)?)?|sa(?:t(?:urdays?)?)?|su(?:n(?:days?)?)?)\\b\\.?'
const TO = '\\s*(?:[-–—]|to|thru|through|until)\\s*'
const AND = '\\s*(?:,|&|/|and)\\s*'
const TIME = '(?:\\d{1,2}(?::\\d{2})?\\s*(?:[ap]\\.?\\s?m\\b\\.?)?|noon|midnight)'
const GROUP = `${DAY}(?:${TO}${DAY})?`
const DAYS = `${GROUP}(?:${AND}${GROUP})*|daily|every\\s?day|(?:7|seven) days(?: a week)?|weekdays|weekends`
const SPAN = `${TIME}${TO}${TIME}`
const ALL_DAY = '(?:open\\s*)?24\\s?(?:/\\s?7|(?:hours|hrs|h)(?: a day| daily)?)'
const ENTRY = new RegExp(
  `(?:(${DAYS})\\s*:?\\s*)?(?:(${SPAN}(?:${AND}${SPAN})*)|(closed)|(${ALL_DAY}))[\\s;,.]*`,
  'iy',
)

/** "M-F 9am-5pm" too; null when a part is unreadable. */
export function readHours(text: string): OpeningSpan[] | null {
  const plain = text.trim().replace(/\bm\s?[-–]\s?f\b/gi, 'mon-fri')
  const spans: OpeningSpan[] = []
  ENTRY.lastIndex = 0
  while (ENTRY.lastIndex < plain.length) {
    const [, days, times, closed, allDay] = ENTRY.exec(plain) ?? []
    if (closed !== undefined && days !== undefined) continue
    if (allDay !== undefined) {
      spans.push({ days: days ? daysOf(days) : WEEK, opens: '00:00', closes: '24:00' })
      continue
    }
    if (days === undefined || times === undefined) return null
    for (const [span] of times.matchAll(new RegExp(SPAN, 'gi'))) {
      const read = readSpan(span)
      if (read === null) return null
      spans.push({ days: daysOf(days), ...read })
    }
  }
  return spans.length > 0 ? spans : null
}

/** Null where `readHours` is. */
export function normaliseHours(text: string): string | null {
  const spans = readHours(text)
  if (spans === null) return null
  const byDays = Map.groupBy(spans, ({ days }) => writeDays(days))
  return [...byDays]
    .map(([days, times]) => `${days} ${times.map(({ opens, closes }) => `${opens}-${closes}`).join(', ')}`)
    .join('; ')
}

function daysOf(text: string): number[] {
  if (/^(?:daily|every|7|seven)/i.test(text)) return WEEK
  if (/^weekdays/i.test(text)) return WEEK.slice(0, 5)
  if (/^weekends/i.test(text)) return WEEK.slice(5)
  const days = [...text.matchAll(new RegExp(`(${DAY})(?:${TO}(${DAY}))?`, 'gi'))].flatMap(
    ([, first = '', last = first]) => {
      const from = dayOf(first)
      const count = (dayOf(last) - from + 7) % 7
      return Array.from({ length: count + 1 }, (_, step) => (from + step) % 7)
    },
  )
  return [...new Set(days)].sort((a, b) => a - b)
}

const dayOf = (text: string) =>
  DAY_NAMES.findIndex((name) => name.slice(0, 2).toLowerCase() === text.slice(0, 2).toLowerCase())

/** Three days and more as a range. */
function writeDays(days: readonly number[]): string {
  const runs: number[][] = []
  for (const day of days) {
    const run = runs.at(-1)
    if (run?.at(-1) === day - 1) run.push(day)
    else runs.push([day])
  }
  const name = (day = 0) => DAY_NAMES[day]
  return runs
    .flatMap((run) => (run.length > 2 ? [`${name(run[0])}-${name(run.at(-1))}`] : run.map(name)))
    .join(', ')
}

function readSpan(text: string): { opens: string; closes: string } | null {
  const [first, second] = [...text.matchAll(new RegExp(TIME, 'gi'))].map(([time]) => readTime(time))
  if (!first || !second) return null
  let [opens, closes] = [first.minutes, second.minutes]
  // "1-5 pm" and "9-5 pm".
  if (second.isPm && !first.hasHalf && opens < 720 && opens + 720 < closes) opens += 720
  // "9-5", "9 am-5": nobody closes before they open.
  if (!second.hasHalf && closes <= opens && closes < 720) closes += 720
  return opens === closes ? null : { opens: writeTime(opens), closes: writeTime(closes) }
}

type Time = { minutes: number; hasHalf: boolean; isPm: boolean }

function readTime(text: string): Time | null {
  if (/^noon/i.test(text)) return { minutes: 720, hasHalf: true, isPm: true }
  if (/^midnight/i.test(text)) return { minutes: 1440, hasHalf: true, isPm: false }
  const [, hours = '', minutes = '0', half] = /^(\d+)(?::(\d+))?\s*([ap])?/i.exec(text) ?? []
  const isPm = half?.toLowerCase() === 'p'
  const [hour, minute] = [Number(hours), Number(minutes)]
  if (minute > 59 || hour > 24 || (half !== undefined && (hour < 1 || hour > 12))) return null
  const inDay = half === undefined ? hour : (hour % 12) + (isPm ? 12 : 0)
  // "09:00", "17:00".
  const hasHalf = half !== undefined || hour > 12 || /^0/.test(hours)
  return inDay * 60 + minute > 1440 ? null : { minutes: inDay * 60 + minute, hasHalf, isPm }
}

const writeTime = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`
