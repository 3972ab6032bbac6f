import { t } from '../../text.ts'

const DAY_MS = 24 * 3_600_000
const asDay = new Intl.DateTimeFormat('en-CA', { year: 'numeric', month: '2-digit', day: '2-digit' })
const asLongDay = new Intl.DateTimeFormat('en-US', { dateStyle: 'full' })
const asTime = new Intl.DateTimeFormat('en-US', { timeStyle: 'short' })

/** Local time: "2:05 PM". */
export const timeText = (iso: string) => asTime.format(new Date(iso))

/** Local days ("2026-11-21"); keeps the order. */
export function groupByDay<Thing extends { createdAt: string }>(
  things: readonly Thing[],
): [string, Thing[]][] {
  return [...Map.groupBy(things, (thing) => asDay.format(new Date(thing.createdAt)))]
}

/** "Today", "Yesterday" or "Saturday, November 21, 2026". */
export function dayText(day: string): string {
  const now = Date.now()
  if (day === asDay.format(new Date(now))) return t('Today')
  if (day === asDay.format(new Date(now - DAY_MS))) return t('Yesterday')
  return asLongDay.format(new Date(`${day}T12:00:00`))
}
