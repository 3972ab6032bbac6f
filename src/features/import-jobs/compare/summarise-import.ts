import { sql } from 'drizzle-orm'
import type { Queryable } from '../../../db/open.ts'
import { directoryState } from '../../../db/schema/directory.ts'
import { importOutcomes } from '../../../db/schema/history.ts'
import {
  FIELDS_OF_MATCH,
  IMPORT_REQUIRED,
  type ImportAction,
  type ImportField,
  type ImportOptions,
  type ImportReport,
} from '../../../shared/import.ts'
import { countFindings, listFindings } from '../findings/list-findings.ts'
import { countInvisible, listFirstRows } from '../findings/list-rows.ts'
import type { StagedFile } from '../read/stage-rows.ts'
import { countDoubts } from './doubtful-rows.ts'

const FINDINGS_IN_REPORT = 500

type FileFacts = Pick<ImportReport, keyof StagedFile>

function findMissingFields(
  columns: readonly { field: ImportField | null }[],
  { mode, match }: Pick<ImportOptions, 'mode' | 'match'>,
): ImportField[] {
  const held = new Set(columns.map((column) => column.field))
  const needed: readonly ImportField[] = mode === 'create' ? IMPORT_REQUIRED : FIELDS_OF_MATCH[match]
  return needed.filter((field) => !held.has(field))
}

const NOTHING_COMPARED = {
  leftOutCount: 0,
  doubtfulCount: 0,
  openDoubtCount: 0,
  doubts: [],
  invisibleCount: 0,
  createCount: 0,
  updateCount: 0,
  unchangedCount: 0,
  refusedCount: 0,
  findingCounts: {},
  findingGroups: [],
  findings: [],
  preview: [],
  sampleRemovedCount: 0,
}

/** A report before comparison. */
export async function startReport(
  db: Queryable,
  file: StagedFile | FileFacts,
  options: ImportOptions,
): Promise<ImportReport> {
  const [state] = await db.select({ isSample: directoryState.isSample }).from(directoryState)
  return {
    ...file,
    ...NOTHING_COMPARED,
    missingFields: findMissingFields(file.columns, options),
    isSample: state?.isSample ?? false,
  }
}

/** Adds counts, the first 500 findings and first 5 rows. */
export async function finishReport(
  db: Queryable,
  importId: string,
  report: ImportReport,
  doubts: ImportOptions['doubts'],
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
    leftOutCount: countOf('left'),
    ...(await countDoubts(db, importId, doubts)),
    invisibleCount: await countInvisible(
      db,
      importId,
      report.columns.some(({ field }) => field === 'isActive'),
    ),
    findingCounts,
    findingGroups,
    findings: findings.slice(0, FINDINGS_IN_REPORT),
    preview: await listFirstRows(db, importId),
  }
}
