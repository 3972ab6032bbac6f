import { type SQL, sql } from 'drizzle-orm'
import type { Queryable } from '../../../db/open.ts'
import { partners } from '../../../db/schema/directory.ts'
import { importOutcomes, importRows } from '../../../db/schema/history.ts'
import type { ImportAction, ImportPreviewRow, ImportRowPage, RowsShown } from '../../../shared/import.ts'
import { rowAsJson } from '../../history/stored-fields.ts'
import { IS_DOUBTFUL } from '../compare/doubtful-rows.ts'
import { outcomesWithRows } from '../compare/outcomes-with-rows.ts'
import { findingsOf, type RowWithFindings, repairsOf } from './list-findings.ts'

const FIRST_ROWS = 5
const ROWS_PER_PAGE = 100

type RowWithPartner = RowWithFindings & {
  values: Record<string, unknown>
  changed: Record<string, unknown> | null
  doc: Record<string, unknown> | null
}

/** 100 rows of one kind from row `from` (from 0), in file order. */
export async function listRows(
  db: Queryable,
  importId: string,
  { show, from }: { show: RowsShown; from: number },
): Promise<ImportRowPage> {
  const isShown = show === 'doubtful' ? IS_DOUBTFUL : sql`o.action = ${show}`
  const wanted = sql`select o.job_id, o.number from ${outcomesWithRows}
    where o.job_id = ${importId} and o.number >= ${from} and ${isShown} order by o.number limit ${ROWS_PER_PAGE + 1}`
  const rows = await readRows(db, wanted, sql`o.number`)
  const next = rows[ROWS_PER_PAGE]?.number ?? null
  return {
    rows: rows.slice(0, ROWS_PER_PAGE).map((row) => ({ ...toPreview(row), findings: findingsOf(row) })),
    next,
  }
}

/** The first 5; refused ones only where there are no others. */
export async function listFirstRows(db: Queryable, importId: string): Promise<ImportPreviewRow[]> {
  const firsts = sql`select job_id, number from ${importOutcomes} where job_id = ${importId}
    order by action = 'refused', number limit ${FIRST_ROWS}`
  const rows = await readRows(db, firsts, sql`o.action = 'refused', o.number`)
  return rows.map(toPreview)
}

/** Partners that would be created invisible or become so. */
export async function countInvisible(db: Queryable, importId: string, hasActivity: boolean): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(sql`
    select (count(*) filter (where
        case o.action when 'create' then ${hasActivity}::boolean and (r."values" ->> 'isActive') is distinct from 'true'
          when 'update' then o.changed ->> 'isActive' = 'false' end))::int as count
    from ${outcomesWithRows} where o.job_id = ${importId}`)
  return rows[0]?.count ?? 0
}

/** `wanted` selects job_id and number. */
async function readRows(db: Queryable, wanted: SQL, order: SQL) {
  const { rows } = await db.execute<RowWithPartner>(sql`
    with wanted as (${wanted})
    select r.number, r.line, r.name, o.action, r."values", r.errors, r.doubts, o.verdicts, ${repairsOf} as repairs,
      o.changed, p.doc
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

function toPreview({ line, action, values, changed, doc }: RowWithPartner): ImportPreviewRow {
  const fields = Object.keys(changed ?? {})
  const before = Object.fromEntries(fields.map((field) => [field, doc?.[field] ?? null]))
  return {
    line,
    action: action satisfies ImportAction,
    values: { ...values, ...changed },
    changed: fields,
    before,
  }
}
