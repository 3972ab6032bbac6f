/** Calendar days are never counted in hours: their lengths differ when the clock changes. */

const SEARCH_MS = 16 * 3_600_000
const MINUTE_MS = 60_000
const UTC_DAY_MS = 86_400_000

/** Returns whether a text is a time zone's IANA name known to Intl: "America/New_York", "UTC", not an offset. */
export function isTimeZone(text: string): boolean {
  if (!/^[a-z]/i.test(text)) return false
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: text }))
  } catch {
    return false
  }
}

/** Returns the calendar day at a moment, as YYYY-MM-DD. Throws RangeError for an invalid time zone. */
export function dayAt(moment: Date, timeZone: string): string {
  return formatOf(timeZone).format(moment)
}

/** Returns `count` days up to and including the given one (YYYY-MM-DD), oldest first. */
export function daysUpTo(day: string, count: number): string[] {
  const last = Date.parse(day)
  return Array.from({ length: count }, (_, index) =>
    new Date(last - (count - 1 - index) * UTC_DAY_MS).toISOString().slice(0, 10),
  )
}

/**
 * Returns the first moment of a day (YYYY-MM-DD), to the minute: usually midnight, 1 o'clock where the clock moves
 * forward at midnight.
 */
export function startOfDay(day: string, timeZone: string): Date {
  const format = formatOf(timeZone)
  // Offsets from UTC are at most 14 hours, so the day begins in this range, in which dates only grow.
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
