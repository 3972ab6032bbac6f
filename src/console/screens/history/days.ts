import type { Translate } from '../../../shared/text/i18n.ts'

const DAY_MS = 24 * 3_600_000
const asDay = new Intl.DateTimeFormat('en-CA', { year: 'numeric', month: '2-digit', day: '2-digit' })
const asLongDay = new Intl.DateTimeFormat('en-US', { dateStyle: 'full' })
const asTime = new Intl.DateTimeFormat('en-US', { timeStyle: 'short' })

/** Time of day of an ISO text, where the reader is: "2:05 PM". */
export const timeText = (iso: string) => asTime.format(new Date(iso))

/** Things in their order, gathered by the reader's day ("2026-11-21"). */
export function groupByDay<Thing extends { createdAt: string }>(
  things: readonly Thing[],
): [string, Thing[]][] {
  return [...Map.groupBy(things, (thing) => asDay.format(new Date(thing.createdAt)))]
}

/** A day as a heading: "Today", "Yesterday", "Saturday, November 21, 2026". */
export function dayText(t: Translate, day: string): string {
  const now = Date.now()
  if (day === asDay.format(new Date(now))) return t('Today')
  if (day === asDay.format(new Date(now - DAY_MS))) return t('Yesterday')
  return asLongDay.format(new Date(`${day}T12:00:00`))
}
