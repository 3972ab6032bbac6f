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
  ImportReport,
} from '../../../shared/import.ts'
import { countEffects, listFirstFindings } from '../findings/list-rows.ts'
import { StagedFile } from '../read/stage-rows.ts'
import { countDoubts } from './doubtful-rows.ts'

/** The directory's version, and whether it holds sample partners. */
export async function readState(db: Queryable): Promise<{ version: number; isSample: boolean }> {
  const [state] = await db
    .select({ version: directoryState.version, isSample: directoryState.isSample })
    .from(directoryState)
  return state ?? { version: 1, isSample: false }
}

/** A report before comparison. */
export async function startReport(
  db: Queryable,
  file: StagedFile,
  { mode, match }: ImportOptions,
): Promise<ImportReport> {
  const held = new Set(file.columns.map(({ field }) => field))
  const needed: readonly ImportField[] = mode === 'create' ? IMPORT_REQUIRED : FIELDS_OF_MATCH[match]
  return ImportReport.parse({
    ...StagedFile.parse(file),
    missingFields: needed.filter((field) => !held.has(field)),
    isSample: (await readState(db)).isSample,
  })
}

/** Adds counts and the first 500 findings. */
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
  return {
    ...report,
    createCount: countOf('create'),
    updateCount: countOf('update'),
    unchangedCount: countOf('unchanged'),
    refusedCount: countOf('refused'),
    leftOutCount: countOf('left'),
    ...(await countDoubts(db, importId, doubts)),
    ...(await countEffects(
      db,
      importId,
      report.columns.some(({ field }) => field === 'isActive'),
    )),
    findings: await listFirstFindings(db, importId),
  }
}
