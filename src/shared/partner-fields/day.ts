export const UNREADABLE_DAY = 'Please give a day such as 2026-03-14.'

const US_DAY = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/

/**
 * Returns a day as "2026-03-14", from that or from "3/14/2026" (month first, as in the US and by Excel); null
 * for other texts and days that do not exist.
 */
export function readDay(text: string): string | null {
  const [, month = '', day = '', year = ''] = US_DAY.exec(text.trim()) ?? []
  const iso = year ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` : text.trim()
  const [, date] = /^(\d{4}-\d{2}-\d{2})(?:T[\d:.]+Z?)?$/.exec(iso) ?? []
  const time = date === undefined ? Number.NaN : Date.parse(`${date}T12:00:00Z`)
  if (date === undefined || Number.isNaN(time)) return null
  return new Date(time).toISOString().slice(0, 10) === date ? date : null
}
