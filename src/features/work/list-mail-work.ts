import { sql } from 'drizzle-orm'
import type { App } from '../../app.ts'
import { outbox } from '../../db/schema/directory.ts'
import { SealedText } from '../../db/sealing/sealed-text.ts'
import { MAX_LISTED_WORK, type WorkItem, type WorkList } from '../../shared/work.ts'

const SHOW_FAILED_DAYS = 30

type Row = {
  id: string
  state: 'waiting' | 'failed'
  subject: string
  reason: string | null
  attempts: number
  createdAt: Date | string
  jobState: string | null
  startAfter: Date | string | null
  count: string
}

/** Waiting, being sent, or given up. */
export async function listMailWork(app: Pick<App, 'db'>): Promise<WorkList> {
  const { rows } = await app.db.execute<Row>(sql`
    select * from (
      select o.id, o.state, o.subject, o.last_error as reason, o.attempts, o.created_at as "createdAt",
        j.state::text as "jobState", j.start_after as "startAfter",
        row_number() over (partition by o.state order by o.created_at desc) as place,
        count(*) over (partition by o.state) as count
      from outbox o
      left join lateral (
        select state, start_after from pgboss.job
        where name = 'send-mail' and data ->> 'outboxId' = o.id::text and state in ('created', 'retry', 'active')
        limit 1) j on true
      where o.state = 'waiting'
        or (o.state = 'failed' and o.created_at > now() - make_interval(days => ${SHOW_FAILED_DAYS})
          and not exists (select 1 from outbox later where later.resend_of_id = o.id))
    ) listed where place <= ${MAX_LISTED_WORK} order by "createdAt" desc`)
  const items = rows.map((row) => toItem(openRow(app.db, row)))
  const countOf = (state: Row['state']) => Number(rows.find((row) => row.state === state)?.count ?? 0)
  const running = items.filter((item) => item.state === 'running').length
  return { items, counts: { running, waiting: countOf('waiting') - running, failed: countOf('failed') } }
}

function openRow({ vault }: App['db'], row: Row): Row {
  const { subject, lastError } = vault.open(outbox, {
    id: row.id,
    subject: new SealedText(row.subject),
    lastError: row.reason === null ? null : new SealedText(row.reason),
  })
  return { ...row, subject, reason: lastError }
}

function toItem({ id, state, subject, reason, attempts, createdAt, jobState, startAfter }: Row): WorkItem {
  const isRunning = state === 'waiting' && jobState === 'active'
  return {
    id,
    kind: 'mail',
    state: isRunning ? 'running' : state,
    title: subject,
    reason,
    since: new Date(createdAt).toISOString(),
    attempts,
    nextTryAt:
      state === 'waiting' && jobState === 'retry' && startAfter ? new Date(startAfter).toISOString() : null,
    progress: null,
    canRetry: !isRunning,
    canGiveUp: state === 'waiting' && !isRunning,
    link: null,
  }
}
