const SEARCH_MS = 16 * 3_600_000
const MINUTE_MS = 60_000
const UTC_DAY_MS = 86_400_000

/** IANA names; offsets are refused. */
export function isTimeZone(text: string): boolean {
  if (!/^[a-z]/i.test(text)) return false
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: text }))
  } catch {
    return false
  }
}

/** YYYY-MM-DD. Throws RangeError for an invalid time zone. */
export function dayAt(moment: Date, timeZone: string): string {
  return formatOf(timeZone).format(moment)
}

/** YYYY-MM-DD, oldest first, `day` last. */
export function daysUpTo(day: string, count: number): string[] {
  const last = Date.parse(day)
  return Array.from({ length: count }, (_, index) =>
    new Date(last - (count - 1 - index) * UTC_DAY_MS).toISOString().slice(0, 10),
  )
}

/** 1 o'clock where the clock changes at midnight. */
export function startOfDay(day: string, timeZone: string): Date {
  const format = formatOf(timeZone)
  return firstMinute(Date.parse(day), (moment) => format.format(moment) >= day)
}

/** `local`: YYYY-MM-DDTHH:MM; if skipped, the next moment. Throws RangeError for an invalid time zone. */
export function momentAt(local: string, timeZone: string): Date {
  const date = formatOf(timeZone)
  const time = new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit' })
  const clock = (moment: number) => `${date.format(moment)}T${time.format(moment)}`
  return firstMinute(Date.parse(`${local}Z`), (moment) => clock(moment) >= local)
}

/** Offsets are at most 14 hours. */
function firstMinute(about: number, isReached: (moment: number) => boolean): Date {
  let before = about - SEARCH_MS
  let after = about + SEARCH_MS
  while (after - before > MINUTE_MS) {
    const middle = before + Math.floor((after - before) / MINUTE_MS / 2) * MINUTE_MS
    if (isReached(middle)) after = middle
    else before = middle
  }
  return new Date(after)
}

const formatOf = (timeZone: string) =>
  new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' })
