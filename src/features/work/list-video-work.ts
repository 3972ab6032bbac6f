import { sql } from 'drizzle-orm'
import type { App } from '../../app.ts'
import { videoFiles, videos } from '../../db/schema/videos.ts'
import { MAX_LISTED_WORK, type WorkItem, type WorkList } from '../../shared/work.ts'

/** Unless it was asked for again. */
const SHOW_FAILED_DAYS = 7

type Row = {
  id: string
  state: WorkItem['state']
  companyName: string
  templateId: string
  createdAt: Date | string
  progress: number
  attempts: number
  error: string | null
  count: string
}

/** A video's three shapes are one piece. */
export async function listVideoWork(app: Pick<App, 'db' | 'videos'>): Promise<WorkList> {
  const { rows } = await app.db.execute<Row>(sql`
    with work as (
      select v.id, v.template_id as "templateId", v.words ->> 'companyName' as "companyName", v.created_at as "createdAt",
        case when bool_or(f.state = 'running') then 'running' when bool_or(f.state = 'waiting') then 'waiting'
          else 'failed' end as state,
        avg(f.progress) as progress, max(f.attempts) as attempts, max(f.error) as error
      from ${videos} v join ${videoFiles} f on f.video_id = v.id
      group by v.id
      having bool_or(f.state in ('waiting', 'running')) or (bool_or(f.state = 'failed')
        and max(f.started_at) > now() - make_interval(days => ${SHOW_FAILED_DAYS})
        and not exists (select 1 from ${videos} o where o.content_hash = v.content_hash and o.id <> v.id and o.is_current)))
    select * from (
      select *, row_number() over (partition by state order by "createdAt" desc) as place,
        count(*) over (partition by state) as count from work) listed
    where place <= ${MAX_LISTED_WORK} order by "createdAt" desc`)
  const countOf = (state: WorkItem['state']) => Number(rows.find((row) => row.state === state)?.count ?? 0)
  const titleOf = (id: string) => app.videos.templates.find((template) => template.id === id)?.title ?? id
  return {
    items: rows.map((row) => ({
      id: row.id,
      kind: 'video',
      state: row.state,
      title: `${row.companyName}: ${titleOf(row.templateId)}`,
      reason: row.error,
      since: new Date(row.createdAt).toISOString(),
      attempts: Math.max(1, row.attempts),
      nextTryAt: null,
      progress: row.state === 'running' ? Number(row.progress) : null,
      canRetry: row.state === 'failed',
      canGiveUp: row.state !== 'failed',
      link: null,
    })),
    counts: { running: countOf('running'), waiting: countOf('waiting'), failed: countOf('failed') },
  }
}
