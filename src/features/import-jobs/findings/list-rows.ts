import { type SQL, sql } from 'drizzle-orm'
import type { Queryable } from '../../../db/open.ts'
import { partners } from '../../../db/schema/directory.ts'
import { importOutcomes, importRows } from '../../../db/schema/history.ts'
import type {
  ImportFinding,
  ImportReport,
  ImportRow,
  ImportRowPage,
  RowsShown,
} from '../../../shared/import.ts'
import { rowAsJson } from '../../history/stored-fields.ts'
import { DOUBTS, IS_DOUBTFUL, KINDS } from '../compare/doubtful-rows.ts'
import { outcomesWithRows } from '../compare/outcomes-with-rows.ts'
import { findingsOf, type RowWithFindings } from './say-findings.ts'

const FIRST_FINDINGS = 500
const ROWS_PER_PAGE = 100

type RowWithPartner = RowWithFindings & {
  number: number
  values: Record<string, unknown>
  changed: Record<string, unknown> | null
  doc: Record<string, unknown> | null
}

const repairedFields = sql`unnest(r.repaired) as f
  where o.action = 'create' or (o.action = 'update' and (o.changed ? f or r."values" -> 'socialMedia' ? f))`
const REPAIRS = sql`(
  select coalesce(jsonb_agg(jsonb_build_array(f, r.raw ->> f, coalesce(r."values" ->> f, r."values" -> 'socialMedia' ->> f))), '[]')
  from ${repairedFields})`
const IS_REPAIRED = sql`exists (select from ${repairedFields})`

/** A page of 100 rows of one kind from row `from` (from 0). */
export async function listRows(
  db: Queryable,
  importId: string,
  { show, doubt, from }: { show: RowsShown; doubt?: string | undefined; from: number },
): Promise<ImportRowPage> {
  const isShown =
    show === 'doubtful' ? IS_DOUBTFUL : show === 'repaired' ? IS_REPAIRED : sql`o.action = ${show}`
  const isOfKind = doubt === undefined ? sql`true` : sql`${KINDS} @> array[${doubt}::text]`
  const wanted = sql`select o.job_id, o.number from ${outcomesWithRows}
    where o.job_id = ${importId} and o.number >= ${from} and ${isShown} and ${isOfKind}
    order by o.number limit ${ROWS_PER_PAGE + 1}`
  const rows = await readRows(db, wanted, sql`o.number`)
  return {
    rows: rows.slice(0, ROWS_PER_PAGE).map(toRow),
    next: rows[ROWS_PER_PAGE]?.number ?? null,
  }
}

/** The first 500, refused rows first. */
export async function listFirstFindings(db: Queryable, importId: string): Promise<ImportFinding[]> {
  const firsts = sql`select o.job_id, o.number from ${outcomesWithRows}
    where o.job_id = ${importId} and (o.action = 'refused' or o.verdicts <> '[]' or ${IS_DOUBTFUL} or ${IS_REPAIRED})
    order by o.action <> 'refused', o.number limit ${FIRST_FINDINGS}`
  const rows = await readRows(db, firsts, sql`o.action <> 'refused', o.number`)
  return rows.flatMap(findingsOf).slice(0, FIRST_FINDINGS)
}

/** Counts rows put right, and partners that would be invisible. */
export async function countEffects(
  db: Queryable,
  importId: string,
  hasActivity: boolean,
): Promise<Pick<ImportReport, 'repairedCount' | 'invisibleCount'>> {
  const { rows } = await db.execute<{ repaired: number; invisible: number }>(sql`
    select (count(*) filter (where ${IS_REPAIRED}))::int as repaired, (count(*) filter (where
        case o.action when 'create' then ${hasActivity}::boolean and (r."values" ->> 'isActive') is distinct from 'true'
          when 'update' then o.changed ->> 'isActive' = 'false' end))::int as invisible
    from ${outcomesWithRows} where o.job_id = ${importId}`)
  return { repairedCount: rows[0]?.repaired ?? 0, invisibleCount: rows[0]?.invisible ?? 0 }
}

/** `wanted` selects job_id and number. */
async function readRows(db: Queryable, wanted: SQL, order: SQL): Promise<RowWithPartner[]> {
  const { rows } = await db.execute<RowWithPartner>(sql`
    with wanted as (${wanted})
    select r.number, r.line, r.name, o.action, r."values", r.errors, ${DOUBTS} as doubts, o.verdicts,
      ${REPAIRS} as repairs, o.changed, p.doc
    from wanted join ${importOutcomes} as o on o.job_id = wanted.job_id and o.number = wanted.number
    cross join lateral (
      select * from ${importRows} as found where found.job_id = o.job_id and found.number = o.number offset 0
    ) as r
    left join lateral (
      select ${rowAsJson(partners, 'found')} as doc from ${partners} as found where found.id = o.partner_id
    ) as p on true
    order by ${order}`)
  return rows
}

function toRow(row: RowWithPartner): ImportRow {
  const { line, action, values, changed, doc } = row
  const fields = Object.keys(changed ?? {})
  const before = Object.fromEntries(fields.map((field) => [field, doc?.[field] ?? null]))
  return {
    line,
    action,
    values: { ...values, ...changed },
    changed: fields,
    before,
    findings: findingsOf(row),
  }
}
