import { OVERDUE_HOURS } from '../../../shared/inquiries/admin-inquiry.ts'
import type { InquiryStatus } from '../../../shared/inquiries/inquiry.ts'
import { t } from '../../text.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS

const asAgo = new Intl.RelativeTimeFormat('en-US')
const asDay = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric' })
const asDayAndYear = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' })

/** "Mar 2, 2026" */
export const dayText = (day: string) => asDayAndYear.format(new Date(`${day}T12:00:00`))

/** "5 minutes ago", "3 hours ago", "Mar 2". */
export function agoText(iso: string, now = Date.now()): string {
  const date = new Date(iso)
  const ms = now - date.getTime()
  if (ms < MINUTE_MS) return t('just now')
  if (ms < HOUR_MS) return asAgo.format(-Math.floor(ms / MINUTE_MS), 'minute')
  if (ms < DAY_MS) return asAgo.format(-Math.floor(ms / HOUR_MS), 'hour')
  const isThisYear = date.getFullYear() === new Date(now).getFullYear()
  return (isThisYear ? asDay : asDayAndYear).format(date)
}

/** "Waiting 3 hours"; null unless pending. */
export function waitingText(
  inquiry: { status: InquiryStatus; createdAt: string },
  now = Date.now(),
): { text: string; isOverdue: boolean } | null {
  if (inquiry.status !== 'pending') return null
  const ms = Math.max(0, now - Date.parse(inquiry.createdAt))
  const [days, hours] = [Math.floor(ms / DAY_MS), Math.floor(ms / HOUR_MS)]
  const text =
    days > 0
      ? t('Waiting {days, plural, one {# day} other {# days}}', { days })
      : t('Waiting {hours, plural, =0 {less than an hour} one {# hour} other {# hours}}', { hours })
  return { text, isOverdue: ms > OVERDUE_HOURS * HOUR_MS }
}
