import { sql } from 'drizzle-orm'
import type { App } from '../../app.ts'
import { type AgeBucket, type Dashboard, PLOT_DAYS } from '../../shared/dashboard.ts'
import { dayAt, daysUpTo, startOfDay } from '../../shared/time/time-zone.ts'
import { countInquiries } from '../inquiries/inbox/count-inquiries.ts'
import type { JournalState } from '../inquiries/journal/inquiry-journal.ts'
import type { DirectoryFigures } from './create-directory-figures.ts'
import { findNeeds } from './find-needs.ts'

/** DASHBOARD-1, by days of `timeZone`. */
export async function readDashboard(
  app: Pick<App, 'db' | 'clock'>,
  directoryFigures: () => Promise<DirectoryFigures>,
  timeZone: string,
  surroundings: { hasUnknownProxy: boolean; journal: JournalState },
): Promise<Dashboard> {
  const [figures, byDay, counts] = await Promise.all([
    directoryFigures(),
    countInquiriesByDay(app, timeZone),
    countInquiries(app),
  ])
  const { overdue, doubtful, failedMail, total, responseHours } = counts
  return {
    partners: figures.partners,
    inquiries: { total, ...byDay, medianResponseHours: responseHours.median },
    faq: figures.faq,
    completeness: figures.completeness,
    needs: await findNeeds(app, { overdue, doubtful, failedMail, figures, ...surroundings }),
  }
}

const AGES: { kind: AgeBucket['kind']; least: number; most: number }[] = [
  { kind: 'today', least: 0, most: 0 },
  { kind: 'oneToTwoDays', least: 1, most: 2 },
  { kind: 'threeToSevenDays', least: 3, most: 7 },
  { kind: 'older', least: 8, most: Number.POSITIVE_INFINITY },
]

/** 30 days without spam, and pending ones by age. */
async function countInquiriesByDay(
  app: Pick<App, 'db' | 'clock'>,
  timeZone: string,
): Promise<Pick<Dashboard['inquiries'], 'open' | 'perDay' | 'ageBuckets'>> {
  const days = daysUpTo(dayAt(app.clock.now(), timeZone), PLOT_DAYS)
  const starts = days.map((day) => startOfDay(day, timeZone).toISOString())
  // Bucket 0 is all earlier; the future is today.
  const { rows } = await app.db.execute<{ bucket: number; real: number; pending: number }>(sql`
    select width_bucket(created_at, ${sql.param(starts)}::timestamptz[]) as bucket,
      count(*) filter (where status <> 'spam')::int as real,
      count(*) filter (where status = 'pending')::int as pending
    from inquiries group by 1`)
  const real = new Map(rows.map((row) => [row.bucket, row.real]))
  const daysAgo = (bucket: number) => (bucket === 0 ? Number.POSITIVE_INFINITY : PLOT_DAYS - bucket)
  const day = (ago: number) => days[PLOT_DAYS - 1 - ago] ?? null
  return {
    open: sum(rows.map((row) => row.pending)),
    perDay: days.map((date, index) => ({ date, count: real.get(index + 1) ?? 0 })),
    ageBuckets: AGES.map(({ kind, least, most }) => ({
      kind,
      count: sum(
        rows
          .filter(({ bucket }) => daysAgo(bucket) >= least && daysAgo(bucket) <= most)
          .map((row) => row.pending),
      ),
      from: day(most),
      to: least === 0 ? null : day(least),
    })),
  }
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)
