/** Days as somebody's calendar has them: their lengths differ where the clock changes, so they are never counted in hours. */

const SEARCH_MS = 16 * 3_600_000
const MINUTE_MS = 60_000
/** Days of UTC are all alike. */
const UTC_DAY_MS = 86_400_000

/** Whether a text is the name of a time zone: "America/New_York", "UTC". Offsets are none. Source: IANA, as Intl knows it. */
export function isTimeZone(text: string): boolean {
  if (!/^[a-z]/i.test(text)) return false
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: text }))
  } catch {
    return false
  }
}

/** The day that it is somewhere at a moment, as YYYY-MM-DD. Throws RangeError for a name that is no time zone. */
export function dayAt(moment: Date, timeZone: string): string {
  return formatOf(timeZone).format(moment)
}

/** The days up to and with the given one (YYYY-MM-DD), oldest first. */
export function daysUpTo(day: string, count: number): string[] {
  const last = Date.parse(day)
  return Array.from({ length: count }, (_, index) =>
    new Date(last - (count - 1 - index) * UTC_DAY_MS).toISOString().slice(0, 10),
  )
}

/**
 * The first moment of a day (YYYY-MM-DD) somewhere, to the minute: mostly midnight, but 1 o'clock where the clock is
 * put forward at midnight.
 */
export function startOfDay(day: string, timeZone: string): Date {
  const format = formatOf(timeZone)
  // No place is further than 14 hours from UTC, so the day begins between these; dates only ever grow.
  let before = Date.parse(day) - SEARCH_MS
  let after = Date.parse(day) + SEARCH_MS
  while (after - before > MINUTE_MS) {
    const middle = before + Math.floor((after - before) / MINUTE_MS / 2) * MINUTE_MS
    if (format.format(middle) < day) before = middle
    else after = middle
  }
  return new Date(after)
}

const formatOf = (timeZone: string) =>
  new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' })
