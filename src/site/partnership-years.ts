/**
 * Whole years since the date that a 'Partner since' text names: "March 2021", "2021-03-15" or "2021" (then from
 * January). Null for a text that names none, or one in the future.
 */
export function partnershipYears(partnerSince: string | null, now: Date): number | null {
  const text = partnerSince?.trim() ?? ''
  const start = Date.parse(
    /^\d{4}(-\d\d(-\d\d)?)?$/.test(text)
      ? text
      : `${text.replace(/^([A-Za-z]+)\.? (\d{4})$/, '$1 1, $2')} UTC`,
  )
  if (Number.isNaN(start) || start > now.getTime()) return null
  const from = new Date(start)
  const years = now.getUTCFullYear() - from.getUTCFullYear()
  const isBefore =
    now.getUTCMonth() < from.getUTCMonth() ||
    (now.getUTCMonth() === from.getUTCMonth() && now.getUTCDate() < from.getUTCDate())
  return isBefore ? years - 1 : years
}
