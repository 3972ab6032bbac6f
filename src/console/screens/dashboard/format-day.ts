/** A day (YYYY-MM-DD) in words: "Tuesday, November 10", or short "Nov 10". */
export function formatDay(date: string, length: 'long' | 'short'): string {
  return new Intl.DateTimeFormat(
    document.documentElement.lang || 'en',
    length === 'long'
      ? { weekday: 'long', month: 'long', day: 'numeric', timeZone: 'UTC' }
      : { month: 'short', day: 'numeric', timeZone: 'UTC' },
  ).format(new Date(date))
}
