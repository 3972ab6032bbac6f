import { sql } from 'drizzle-orm'
import type { App } from '../../app.ts'
import { CLOCK_SKEW_MS } from '../../shared/time/clock.ts'
import { readSpentMicros } from '../google-places/cost/spending.ts'

export type Operations = {
  /** False on a standby. */
  isWritable: boolean
  mail: { waiting: number; failed: number; oldestWaitingAt: number | null }
  inquiries: Record<string, number>
  /** Without completed ones. */
  jobs: { name: string; state: string; count: number }[]
  /** Of untried ones; null: none is due. */
  oldestDueJobAt: number | null
  /** 0: never. */
  workerSeenAt: number
  backups: { backupAt: number | null; drillAt: number | null; failedAt: number | null }
  directoryVersion: number
  googleSpentUsd: number
  modelCallsToday: number
}

type Row = Omit<Operations, 'googleSpentUsd'>

/** Rejects when the database is away. */
export async function readOperations({ db, clock }: Pick<App, 'db' | 'clock'>): Promise<Operations> {
  const now = clock.now()
  const today = now.toISOString().slice(0, 10)
  // A clock that was ahead would keep alerts silent.
  const limit = new Date(now.getTime() + CLOCK_SKEW_MS).toISOString()
  const { rows } = await db.execute<{ found: Row }>(sql`
    select json_build_object(
      'isWritable', current_setting('transaction_read_only') = 'off',
      'mail', (select json_build_object(
          'waiting', count(*) filter (where state = 'waiting'),
          'failed', count(*) filter (where state = 'failed'),
          'oldestWaitingAt', extract(epoch from min(created_at) filter (where state = 'waiting')))
        from outbox where state <> 'sent'),
      'inquiries', (select coalesce(json_object_agg(status, count), '{}')
        from (select status, count(*) from inquiries group by status) as i),
      'jobs', (select coalesce(json_agg(j), '[]')
        from (select name, state, count(*)::int as count from pgboss.job
          where state <> 'completed' and name not like '\\_\\_%' group by name, state) as j),
      'oldestDueJobAt', (select extract(epoch from min(start_after)) from pgboss.job
        where state = 'created' and start_after <= ${now.toISOString()}::timestamptz),
      'workerSeenAt', (select coalesce(extract(epoch from max(cron_on)), 0) from pgboss.version
        where cron_on <= ${limit}::timestamptz),
      'backups', (select json_build_object(
          'backupAt', extract(epoch from max(ended_at) filter (where kind = 'backup' and error is null)),
          'drillAt', extract(epoch from max(ended_at) filter (where kind = 'drill' and error is null)),
          'failedAt', extract(epoch from max(ended_at) filter (where error is not null)))
        from backup_runs where ended_at <= ${limit}::timestamptz),
      'directoryVersion', (select coalesce(max(version), 1) from directory_state),
      'modelCallsToday', (select coalesce(sum(count), 0) from model_calls where day = ${today}::date)
    ) as found`)
  const [row] = rows
  if (!row) throw new Error('The statement returned nothing.')
  return { ...row.found, googleSpentUsd: (await readSpentMicros(db, now)) / 1_000_000 }
}
