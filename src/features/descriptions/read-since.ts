const MONTHS = 'January,February,March,April,May,June,July,August,September,October,November,December'.split(
  ',',
)
const EARLIEST_YEAR = 1900

/** "March 2021" or "2021". Null for forms like "3/4/2021", which is ambiguous, and future dates. */
export function readSince(text: string, today: Date): string | null {
  const named = /^(\p{L}{3,9})\.?,? (\d{4})$/u.exec(text)
  const numbered = /^(\d{4})-(\d{1,2})(?:-\d{1,2}(?:T.*)?)?$/.exec(text)
  const slashed = /^(\d{1,2})\/(\d{4})$/.exec(text)
  const year = Number(named?.[2] ?? numbered?.[1] ?? slashed?.[2] ?? /^\d{4}$/.exec(text)?.[0])
  if (!(year >= EARLIEST_YEAR) || year > today.getUTCFullYear()) return null
  if (text.length === 4) return String(year)

  const month = named
    ? MONTHS.findIndex((name) => name.toLowerCase().startsWith(named[1]?.toLowerCase() ?? ''))
    : Number(numbered?.[2] ?? slashed?.[1]) - 1
  const isLater = year === today.getUTCFullYear() && month > today.getUTCMonth()
  const monthName = MONTHS[month]
  return monthName && !isLater ? `${monthName} ${year}` : null
}
