import type { Dashboard } from '../../../../shared/dashboard.ts'
import { t } from '../../../text.ts'

type Day = Dashboard['inquiries']['perDay'][number]

/** One to three sentences. */
export function describeDays(perDay: readonly Day[]): string {
  const sum = (days: readonly Day[]) => days.reduce((total, { count }) => total + count, 0)
  const total = sum(perDay)
  if (total === 0) return t('No inquiry in the last {days} days.', { days: perDay.length })
  const busiest = perDay.reduce((best, day) => (day.count > best.count ? day : best))
  return [
    t('{total, plural, one {# inquiry} other {# inquiries}} in {days} days, spam left out.', {
      total,
      days: perDay.length,
    }),
    t('{week, number} in the last 7 days, {before, number} in the 7 before.', {
      week: sum(perDay.slice(-7)),
      before: sum(perDay.slice(-14, -7)),
    }),
    t('The most on {day}: {count, number}.', { day: formatDay(busiest.date, 'long'), count: busiest.count }),
  ].join(' ')
}

/** "Tuesday, November 10", or "Nov 10" when short. */
export function formatDay(date: string, length: 'long' | 'short'): string {
  return new Intl.DateTimeFormat(
    document.documentElement.lang || 'en',
    length === 'long'
      ? { weekday: 'long', month: 'long', day: 'numeric', timeZone: 'UTC' }
      : { month: 'short', day: 'numeric', timeZone: 'UTC' },
  ).format(new Date(date))
}
