import { sql } from 'drizzle-orm'
import type { App } from '../../app.ts'
import { counted, MAX_LISTED_WORK, type WorkItem, type WorkList } from '../../shared/work.ts'

type Row = {
  id: string
  state: 'running' | 'failed' | 'stopped'
  error: string | null
  total: number
  done: number
  attempts: number
  createdAt: Date | string
  isLeased: boolean
}

/** And the last, if a quota, a refused key or an outage stopped it. */
export async function listGoogleWork(app: Pick<App, 'db'>): Promise<WorkList> {
  const { rows } = await app.db.execute<Row>(sql`
    select r.id, r.state, r.error, r.total_count as total, r.attempts, r.created_at as "createdAt",
      coalesce(r.leased_until > now(), false) as "isLeased",
      (select count(*)::int from google_run_partners p where p.run_id = r.id and p.state = 'answered') as done
    from google_runs r
    where r.state in ('running', 'failed')
      or (r.state = 'stopped' and r.kind <> 'single'
        and exists (select 1 from google_run_partners p where p.run_id = r.id and p.state = 'waiting')
        and not exists (
          select 1 from google_runs later where later.kind <> 'single' and later.created_at > r.created_at))
    order by r.created_at desc limit ${MAX_LISTED_WORK}`)
  return counted(rows.map(toItem))
}

function toItem(row: Row): WorkItem {
  const isFailed = row.state !== 'running'
  return {
    id: row.id,
    kind: 'google',
    state: isFailed ? 'failed' : row.isLeased ? 'running' : 'waiting',
    title: `Update from Google: ${row.done} of ${row.total}`,
    reason: row.error,
    since: new Date(row.createdAt).toISOString(),
    attempts: Math.max(1, row.attempts),
    nextTryAt: null,
    progress: isFailed || row.total === 0 ? null : row.done / row.total,
    canRetry: isFailed,
    canGiveUp: true,
    link: '/admin/bulk-google-places',
  }
}
