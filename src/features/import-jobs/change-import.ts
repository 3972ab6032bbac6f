import { eq, sql } from 'drizzle-orm'
import type { App } from '../../app.ts'
import type { Queryable } from '../../db/open.ts'
import { importJobs } from '../../db/schema/history.ts'
import { AppError } from '../../shared/errors.ts'
import { type ImportChange, type ImportField, ImportOptions, type ImportReport } from '../../shared/import.ts'
import { FLAG_COLUMNS } from '../../shared/partner-fields/field-names.ts'
import { invalidFields } from '../../shared/refusals.ts'
import { notFound } from './read-import.ts'

type Mapping = ImportOptions['mapping']
type FlagWords = ImportOptions['flagWords']

const OF_WRITING = { skipInvalid: false, acceptsLeftOut: false }

/**
 * Sends an import back to its check. Throws not_found; conflict once being written; `invalid_input` for a wrong
 * mapping.
 */
export async function changeImport(app: Pick<App, 'db'>, id: string, change: ImportChange): Promise<void> {
  await app.db.transaction(async (tx) => {
    const job = await lockJob(tx, id)
    if (!['waiting', 'checking', 'checked', 'failed'].includes(job.state) || !job.hasFile)
      throw new AppError('conflict', 'This import can no longer be changed. Please upload the file again.')
    const mapping = change.mapping && mergeMapping(job.options.mapping, change.mapping, job.report)
    const flagWords = change.flagWords && mergeWords(job.options.flagWords, change.flagWords)
    const isFirstRowData = change.isFirstRowData ?? job.options.isFirstRowData
    const isReadAgain = mapping || flagWords || isFirstRowData !== job.options.isFirstRowData
    const options: ImportOptions = {
      ...job.options,
      ...change,
      // Positions mean other columns without a heading.
      mapping:
        isFirstRowData === job.options.isFirstRowData
          ? (mapping ?? job.options.mapping)
          : (change.mapping ?? {}),
      flagWords: flagWords ?? job.options.flagWords,
      doubts: mergeDoubts(job.options.doubts, change),
    }
    const needsCheck =
      job.state !== 'checked' ||
      JSON.stringify({ ...options, ...OF_WRITING }) !== JSON.stringify({ ...job.options, ...OF_WRITING })
    await tx
      .update(importJobs)
      .set({
        options,
        ...((mapping || flagWords) && { updatedAt: sql`clock_timestamp()` }),
        ...(isReadAgain && { rowsMapping: null }),
        ...(needsCheck && {
          state: 'checking' as const,
          revision: sql`${importJobs.revision} + 1`,
          attempts: 0,
          leasedUntil: null,
          doneCount: 0,
          error: null,
        }),
      })
      .where(eq(importJobs.id, id))
  })
}

function mergeMapping(before: Mapping, chosen: Mapping, report: ImportReport | null): Mapping {
  const fields = Object.values(chosen).filter((field): field is ImportField => field !== null)
  const twice = fields.find((field, index) => fields.indexOf(field) !== index)
  if (twice) throw invalidFields({ mapping: `Two columns cannot both fill ${twice}.` })
  const beyond = Object.keys(chosen).find((position) => report && Number(position) >= report.columns.length)
  if (beyond) throw invalidFields({ mapping: `There is no column ${beyond}.` })
  const taught = (report?.columns ?? []).filter(({ source }) => source === 'chosen')
  const earlier = { ...Object.fromEntries(taught.map(({ position, field }) => [position, field])), ...before }
  const kept = Object.entries(earlier).filter(([, field]) => field === null || !fields.includes(field))
  return { ...Object.fromEntries(kept), ...chosen }
}

function mergeWords(before: FlagWords, chosen: FlagWords): FlagWords {
  return Object.fromEntries(FLAG_COLUMNS.map((column) => [column, { ...before[column], ...chosen[column] }]))
}

/** Another check may find other doubts. */
function mergeDoubts(before: ImportOptions['doubts'], change: ImportChange): ImportOptions['doubts'] {
  const { doubts, skipInvalid: _, acceptsLeftOut: __, ...others } = change
  const kept = Object.keys(others).length === 0 ? before : { kinds: {}, lines: {} }
  return { kinds: { ...kept.kinds, ...doubts?.kinds }, lines: { ...kept.lines, ...doubts?.lines } }
}

/** Locks an import's row. Throws not_found. */
export async function lockJob(tx: Queryable, id: string) {
  const [job] = await tx
    .select({
      state: importJobs.state,
      options: importJobs.options,
      report: importJobs.report,
      hasFile: sql<boolean>`octet_length(${importJobs.file}) > 0`,
    })
    .from(importJobs)
    .where(eq(importJobs.id, id))
    .for('update')
  if (!job) throw notFound()
  return { ...job, options: ImportOptions.parse(job.options) }
}
