import type { Site } from './site.ts'

/** Since "March 2021", "2021-03-15" or "2021" (January); null for others and the future. */
export function partnershipYears(partnerSince: string | null, now: Date): number | null {
  const start = startOf(partnerSince?.trim() ?? '')
  if (Number.isNaN(start) || start > now.getTime()) return null
  const from = new Date(start)
  const years = now.getUTCFullYear() - from.getUTCFullYear()
  const isBefore =
    now.getUTCMonth() < from.getUTCMonth() ||
    (now.getUTCMonth() === from.getUTCMonth() && now.getUTCDate() < from.getUTCDate())
  return isBefore ? years - 1 : years
}

/** UTC; NaN when unreadable. */
function startOf(text: string): number {
  return Date.parse(/^\d{4}(-\d\d(-\d\d)?)?$/.test(text) ? text : `${text} UTC`)
}

/** As written where it names no month. */
export function sinceText({ locale, t }: Pick<Site, 'locale' | 't'>, written: string): string {
  const start = locale === 'en' || /^\d{4}$/.test(written.trim()) ? Number.NaN : startOf(written.trim())
  return Number.isNaN(start) ? written : t('{date, date, month}', { date: start })
}
