import { sql } from 'drizzle-orm'
import type { App } from '../../../app.ts'
import { inquiries } from '../../../db/schema/directory.ts'
import { type InquiryCounts, OVERDUE_HOURS } from '../../../shared/inquiries/admin-inquiry.ts'
import { INQUIRY_STATUSES } from '../../../shared/inquiries/inquiry.ts'
import { hasFailedMail, isDoubtful } from './inquiry-columns.ts'

const HOUR_MS = 3_600_000
const RESPONSE_DAYS = 90

export async function countInquiries(app: Pick<App, 'db' | 'clock'>): Promise<InquiryCounts> {
  const now = app.clock.now().getTime()
  const ago = (hours: number) => new Date(now - hours * HOUR_MS)
  const { status, createdAt, respondedAt } = inquiries
  const count = (condition: ReturnType<typeof sql>) => sql`count(*) filter (where ${condition})::int`
  const open = (from: number, to: number) =>
    count(sql`${status} = 'pending' and ${createdAt} <= ${ago(from)} and ${createdAt} > ${ago(to)}`)
  const hours = sql`extract(epoch from ${respondedAt} - ${createdAt})::float8 / 3600`
  const isTimed = sql`${respondedAt} is not null and ${status} <> 'spam' and ${createdAt} > ${ago(RESPONSE_DAYS * 24)}`
  const percentile = (share: number) =>
    sql`percentile_cont(${share}::float8) within group (order by ${hours}) filter (where ${isTimed})`

  // Clocks differ: the future is now.
  const { rows } = await app.db.execute<Record<string, number | null>>(sql`
    select count(*)::int as total,
      ${sql.join(
        INQUIRY_STATUSES.map((name) => sql`${count(sql`${status} = ${name}`)} as ${sql.identifier(name)}`),
        sql`, `,
      )},
      ${count(sql`${status} = 'pending' and ${createdAt} > ${ago(24)}`)} as under_one,
      ${open(24, 48)} as one_to_two, ${open(48, 168)} as two_to_seven, ${open(168, 1e6)} as over_seven,
      ${count(sql`${status} = 'pending' and ${createdAt} < ${ago(OVERDUE_HOURS)}`)} as overdue,
      ${count(hasFailedMail)} as failed_mail, ${count(sql`${isDoubtful}`)} as doubtful,
      ${count(isTimed)} as timed, ${percentile(0.5)} as median, ${percentile(0.9)} as p90
    from inquiries`)
  const row = rows[0] ?? {}
  const figure = (name: string) => row[name] ?? 0
  const byStatus = Object.fromEntries(INQUIRY_STATUSES.map((name) => [name, figure(name)]))
  return {
    total: figure('total'),
    byStatus: byStatus as InquiryCounts['byStatus'],
    openByAge: {
      underOneDay: figure('under_one'),
      oneToTwoDays: figure('one_to_two'),
      twoToSevenDays: figure('two_to_seven'),
      overSevenDays: figure('over_seven'),
    },
    overdue: figure('overdue'),
    failedMail: figure('failed_mail'),
    doubtful: figure('doubtful'),
    responseHours: { count: figure('timed'), median: row.median ?? null, p90: row.p90 ?? null },
  }
}
