import { sql } from 'drizzle-orm'
import type { Queryable } from '../../../db/open.ts'
import { directoryState, partners } from '../../../db/schema.ts'
import { importOutcomes, importRows } from '../../../db/schema-history.ts'
import {
  FIELDS_OF_MATCH,
  IMPORT_REQUIRED,
  type ImportAction,
  type ImportField,
  type ImportOptions,
  type ImportPreviewRow,
  type ImportReport,
} from '../../../shared/import.ts'
import { rowAsJson } from '../../history/stored-fields.ts'
import { countFindings, listFindings } from '../findings/list-findings.ts'
import type { StagedFile } from '../read/stage-rows.ts'

const FINDINGS_IN_REPORT = 500
const ROWS_IN_PREVIEW = 5

type FileFacts = Pick<ImportReport, 'encoding' | 'delimiter' | 'columns' | 'isMappingRemembered' | 'rowCount'>

/** Returns fields that this mode needs and no column fills. */
export function findMissingFields(
  columns: readonly { field: ImportField | null }[],
  { mode, match }: Pick<ImportOptions, 'mode' | 'match'>,
): ImportField[] {
  const held = new Set(columns.map((column) => column.field))
  const needed: readonly ImportField[] = mode === 'create' ? IMPORT_REQUIRED : FIELDS_OF_MATCH[match]
  return needed.filter((field) => !held.has(field))
}

/** Builds the report of a file before comparison. */
export async function startReport(
  db: Queryable,
  file: StagedFile | FileFacts,
  options: ImportOptions,
): Promise<ImportReport> {
  const [state] = await db.select({ isSample: directoryState.isSample }).from(directoryState)
  const { encoding, delimiter, columns, isMappingRemembered, rowCount } = file
  return {
    encoding,
    delimiter,
    columns,
    isMappingRemembered,
    rowCount,
    missingFields: findMissingFields(columns, options),
    createCount: 0,
    updateCount: 0,
    unchangedCount: 0,
    refusedCount: 0,
    findingCounts: {},
    findingGroups: [],
    findings: [],
    preview: [],
    isSample: state?.isSample ?? false,
    sampleRemovedCount: 0,
  }
}

/** Adds counts, the first 500 findings and first 5 rows to a report. */
export async function finishReport(
  db: Queryable,
  importId: string,
  report: ImportReport,
): Promise<ImportReport> {
  const { rows } = await db.execute<{ action: ImportAction; count: number }>(
    sql`select action, count(*)::int as count from ${importOutcomes} where job_id = ${importId} group by action`,
  )
  const countOf = (action: ImportAction) => rows.find((row) => row.action === action)?.count ?? 0
  const findingGroups = await countFindings(db, importId)
  const findingCounts: Record<string, number> = {}
  for (const { kind, count } of findingGroups) findingCounts[kind] = (findingCounts[kind] ?? 0) + count
  const refused = await listFindings(db, importId, { kind: 'refused', from: 0, limit: FINDINGS_IN_REPORT })
  const others = await listFindings(db, importId, { from: 0, limit: FINDINGS_IN_REPORT })
  const findings = [...refused.findings, ...others.findings.filter(({ kind }) => kind !== 'refused')]
  return {
    ...report,
    createCount: countOf('create'),
    updateCount: countOf('update'),
    unchangedCount: countOf('unchanged'),
    refusedCount: countOf('refused'),
    findingCounts,
    findingGroups,
    findings: findings.slice(0, FINDINGS_IN_REPORT),
    preview: await readPreview(db, importId),
  }
}

async function readPreview(db: Queryable, importId: string): Promise<ImportPreviewRow[]> {
  const { rows } = await db.execute<{
    line: number
    action: ImportAction
    values: Record<string, unknown>
    changed: Record<string, unknown> | null
    doc: Record<string, unknown> | null
  }>(sql`
    select r.line, o.action, r."values", o.changed, p.doc
    from (
      select * from ${importOutcomes} where job_id = ${importId}
      -- Refused rows only where there are no others.
      order by action = 'refused', number limit ${ROWS_IN_PREVIEW}
    ) as o
    join ${importRows} as r on r.job_id = o.job_id and r.number = o.number
    left join lateral (
      select ${rowAsJson(partners, 'found')} as doc from ${partners} as found where found.id = o.partner_id
    ) as p on true
    order by o.action = 'refused', o.number`)
  return rows.map(({ line, action, values, changed, doc }) => {
    const fields = Object.keys(changed ?? {})
    const before = Object.fromEntries(fields.map((field) => [field, doc?.[field] ?? null]))
    return { line, action, values: { ...values, ...changed }, changed: fields, before }
  })
}
