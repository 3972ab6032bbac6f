import { sql } from 'drizzle-orm'
import type { App } from '../../app.ts'
import type { Queryable } from '../../db/open.ts'
import {
  type DescriptionRun,
  DRAFTS_PER_PAGE,
  type DraftPage,
  SAMPLE,
} from '../../shared/description-runs.ts'
import { AppError } from '../../shared/errors.ts'

const RECENT = 10

const notFound = () => new AppError('not_found', 'This run is not there, or no longer.')

const selectRuns = (where: ReturnType<typeof sql>) => sql`
  select r.id, r.state, r.user_name as "userName", r.notice, r.skipped_count as "skippedCount",
    r.change_set_id as "changeSetId", r.created_at as "createdAt",
    count(d.run_id)::int as "totalCount",
    (count(d.text))::int as "writtenCount",
    (count(*) filter (where d.text is not null and d.decision = 'open'))::int as "openCount",
    (count(*) filter (where d.decision = 'open' and jsonb_array_length(d.marks) > 0))::int as "markedOpenCount",
    (count(*) filter (where d.decision in ('accepted', 'published')))::int as "acceptedCount",
    (count(*) filter (where d.decision = 'published'))::int as "publishedCount",
    (count(*) filter (where d.decision = 'rejected'))::int as "rejectedCount",
    greatest(0, least(${SAMPLE}, count(d.run_id)) - count(d.read_at))::int as "sampleLeft",
    (count(*) filter (where d.source = 'template'))::int as "templateCount"
  from description_runs r left join description_drafts d on d.run_id = r.id
  where ${where} group by r.id order by r.created_at desc limit ${RECENT}`

type Row = Omit<DescriptionRun, 'createdAt'> & { createdAt: Date | string }
const toRun = (row: Row): DescriptionRun => ({ ...row, createdAt: new Date(row.createdAt).toISOString() })

/** Throws not_found. */
export async function readRun(db: Queryable, id: string): Promise<DescriptionRun> {
  const { rows } = await db.execute<Row>(selectRuns(sql`r.id = ${id}`))
  if (!rows[0]) throw notFound()
  return toRun(rows[0])
}

/** The last 10, newest first. */
export async function listRuns(app: Pick<App, 'db'>): Promise<DescriptionRun[]> {
  const { rows } = await app.db.execute<Row>(selectRuns(sql`true`))
  return rows.map(toRun)
}

/** Returns the state. Throws not_found. */
export async function lockRun(tx: Queryable, id: string): Promise<DescriptionRun['state']> {
  const { rows } = await tx.execute<{ state: DescriptionRun['state'] }>(
    sql`select state from description_runs where id = ${id} for update`,
  )
  if (!rows[0]) throw notFound()
  return rows[0].state
}

/** At most 20; `next` is null at the end. Throws not_found. */
export async function listDrafts(
  app: Pick<App, 'db'>,
  id: string,
  { from, show }: { from: number; show: 'all' | 'open' | 'marked' },
): Promise<DraftPage> {
  await readRun(app.db, id)
  const filter =
    show === 'all'
      ? sql`true`
      : show === 'open'
        ? sql`d.decision = 'open'`
        : sql`d.decision = 'open' and jsonb_array_length(d.marks) > 0`
  const { rows } = await app.db.execute<DraftPage['drafts'][number] & { position: number }>(sql`
    select d.partner_id as "partnerId", p.name as "partnerName", p.city || ', ' || p.state as place, d.field, d.before,
      d.text, md5(d.text) as "textId", d.source, d.marks, d.decision, d.position
    from description_drafts d join partners p on p.id = d.partner_id
    where d.run_id = ${id} and d.text is not null and d.position >= ${from} and ${filter}
    order by d.position limit ${DRAFTS_PER_PAGE + 1}`)
  const next = rows[DRAFTS_PER_PAGE]?.position ?? null
  return { drafts: rows.slice(0, DRAFTS_PER_PAGE).map(({ position: _, ...draft }) => draft), next }
}
