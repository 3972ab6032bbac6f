import type { OpeningSpan } from './opening-hours.ts'

/** By a partner's clock. */
export type LocalTime = { /** 0 is Monday. */ day: number /** Since midnight. */; minutes: number }

/** HH:MM; 24:00: on past midnight; null: closed. */
export function openUntil(spans: readonly OpeningSpan[], { day, minutes }: LocalTime): string | null {
  const yesterday = (day + 6) % 7
  for (const { days, opens, closes } of spans) {
    const [from, to] = [minutesOf(opens), minutesOf(closes)]
    const isOverMidnight = to < from
    if (days.includes(day) && minutes >= from && (isOverMidnight || minutes < to)) return closes
    if (isOverMidnight && days.includes(yesterday) && minutes < to) return closes
  }
  return null
}

const DAY = 1440
const WEEK = 7 * DAY

/** A week at most. */
export function minutesToChange(spans: readonly OpeningSpan[], { day, minutes }: LocalTime): number {
  const waits = spans.flatMap(({ days, opens, closes }) => {
    const [from, to] = [minutesOf(opens), minutesOf(closes)]
    return days.flatMap((on) => [from, to < from ? to + DAY : to].map((at) => on * DAY + at))
  })
  const now = day * DAY + minutes
  return Math.min(WEEK, ...waits.map((at) => ((at - now - 1 + 2 * WEEK) % WEEK) + 1))
}

function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return hours * 60 + minutes
}

const WEEKDAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']

const CLOCK = { weekday: 'short', hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const
/** Making one takes as long as some rows of a list. */
const clocks = new Map<string, Intl.DateTimeFormat>()

/** Throws RangeError for an invalid time zone. */
export function localTimeOf(moment: Date, timeZone: string): LocalTime {
  const format = clocks.get(timeZone) ?? new Intl.DateTimeFormat('en-US', { timeZone, ...CLOCK })
  clocks.set(timeZone, format)
  const parts = Object.fromEntries(format.formatToParts(moment).map(({ type, value }) => [type, value]))
  return {
    day: WEEKDAYS.indexOf(parts.weekday ?? ''),
    minutes: Number(parts.hour) * 60 + Number(parts.minute),
  }
}

export type Opening = {
  /** HH:MM by its clock; 24:00: on past midnight; null: closed. */
  openUntil: string | null
  timeZone: string
  /** Ms since 1970; an hour off around a clock change. */
  changesAt: number
}

/** Ms since 1970; undefined when no hours are known. */
export function changesAtOf(shown: readonly { opening?: Opening | null | undefined }[]): number | undefined {
  const moments = shown.flatMap(({ opening }) => opening?.changesAt ?? [])
  return moments.length === 0 ? undefined : Math.min(...moments)
}

const STEP_MS = 300_000

/** Houses open and close at multiples of five minutes. */
export const nextStep = (now: Date): number => (Math.floor(now.getTime() / STEP_MS) + 1) * STEP_MS
