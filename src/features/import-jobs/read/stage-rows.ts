import { setImmediate } from 'node:timers/promises'
import { eq, type SQL, sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { Database } from '../../../db/open.ts'
import { importJobs, importOutcomes, importRows } from '../../../db/schema/history.ts'
import type { CsvRow } from '../../../shared/csv/split-csv.ts'
import { AppError } from '../../../shared/errors.ts'
import {
  IMPORT_REQUIRED,
  type ImportField,
  ImportReport,
  MAX_IMPORT_ROWS,
  NO_ROWS,
} from '../../../shared/import.ts'
import { FLAG_COLUMNS } from '../../../shared/partner-fields/field-names.ts'
import { REGIONS } from '../../../shared/places/regions.ts'
import type { PlaceTables } from '../../directory/places/around/find-contradictions.ts'
import { type JobRun, Superseded } from '../job-run.ts'
import { isTitleOfGone } from './cells/holds-note.ts'
import { normaliseState } from './cells/normalise-cells.ts'
import { createWordCounter } from './count-flag-words.ts'
import { createDoubtsAmongRows } from './doubt-among-rows.ts'
import { findRememberedChoices, hashHeadings } from './find-remembered-choices.ts'
import { fieldOfHeading } from './headings/heading-words.ts'
import { askUnread, recogniseColumns } from './headings/recognise-columns.ts'
import { leaveOutRemovedPictures } from './leave-out-removed-pictures.ts'
import { openList, takeRows } from './open-list.ts'
import { readRow } from './read-row.ts'
import { type Columns, type ReadRow, storable } from './row-cells.ts'
import { storedFile } from './stored-file.ts'
import { replaceWorkbook } from './workbook/convert-workbook.ts'

/** A report before comparison. */
export const StagedFile = ImportReport.pick({
  sheet: true,
  otherSheets: true,
  notShownTitle: true,
  titles: true,
  columns: true,
  isMappingRemembered: true,
  flagWords: true,
  rowCount: true,
})
export type StagedFile = z.infer<typeof StagedFile>

const REQUIRED: ReadonlySet<ImportField> = new Set(IMPORT_REQUIRED)
const MOST_COLUMNS = 1000
/** As many of them with one value are a doubt. */
const MANY = 3
const PARTNERS = { of: sql`lower("values" ->> 'name')`, called: 'partners' }
const SHARED_BY_FEW: readonly { field: ImportField; of: SQL; called: string; key?: SQL }[] = [
  { field: 'phone', ...PARTNERS },
  { field: 'email', ...PARTNERS },
  { field: 'description', ...PARTNERS },
  { field: 'website', of: sql`"values" ->> 'state'`, called: 'states' },
  {
    field: 'address',
    of: sql`lower("values" ->> 'city')`,
    called: 'cities',
    // A street with one number alone is another's; "1 Main Street" is not.
    key: sql`substring(lower("values" ->> 'address') from '^\\d\\S*\\s+(.*)')`,
  },
]
/** Looked at for words such as "closed". */
const MOST_UNREAD = 60
const ROWS_LOOKED_AT = 200
/** Distinct ones, of later rows. */
const MOST_LATE_CELLS = 200
const HIDDEN = 'The row is hidden in its sheet.'
const STRUCK = 'The row is struck through.'
const MOST_TITLES = 5
const LONGEST_TITLE = 200
/** Some 100 KB, a socket's buffer: stored while the next are read. */
const ROWS_PER_BATCH = 200

/**
 * Reads the file into import_rows in flat memory. Throws `invalid_input` for no table, too_large over a million
 * rows.
 */
export async function stageRows(db: Database, run: JobRun, tables: PlaceTables): Promise<StagedFile> {
  const { job } = run
  await db.longTransaction(async (tx) => {
    await run.set(tx, { rowsMapping: null, comparedVersion: null, doneCount: 0 })
    await tx.delete(importOutcomes).where(eq(importOutcomes.jobId, job.id))
    await tx.delete(importRows).where(eq(importRows.jobId, job.id))
  })
  const workbook = await replaceWorkbook(db, run)
  const { isFirstRowData, mapping, flagWords } = job.options
  const list = await openList(storedFile(db, job.id), isFirstRowData)
  const { headings, rows } = list
  if (headings.length > MOST_COLUMNS) {
    const count = headings.length.toLocaleString('en-US')
    throw new AppError('invalid_input', `The file has ${count} columns; at most 1,000 can be read.`)
  }
  const first = await takeRows(rows, ROWS_LOOKED_AT)
  if (first.length === 0) throw new AppError('invalid_input', NO_ROWS)

  // Nothing else shows that two files have the same columns.
  const headingHash = isFirstRowData ? null : hashHeadings(headings)
  const remembered = headingHash ? await findRememberedChoices(db, job.id, headingHash) : null
  const columns = recogniseColumns(
    headings,
    first.map((row) => row.cells),
    withChoices(remembered?.mapping ?? null, mapping),
    (cell) => REGIONS.some((region) => tables.gazetteer.city(region, cell)),
  )
  for (const position of [...(workbook?.hiddenColumns ?? []), ...list.ofOthers]) {
    const column = columns[position]
    if (column?.field && column.source !== 'chosen') column.isSure = false
  }
  const index = new Map<ImportField, number>()
  const askedFlags = new Set<ImportField>()
  const guessed = new Set<ImportField>()
  for (const { field, position, isSure } of columns) {
    if (!field) continue
    index.set(field, position)
    if (!isSure && !REQUIRED.has(field)) guessed.add(field)
    const heading = headings[position] ?? ''
    if (heading.trim() !== '' && fieldOfHeading(heading) !== field) askedFlags.add(field)
  }
  const unread = columns.filter(({ field }) => field === null).slice(0, MOST_UNREAD)
  const layout: Columns = { index, guessed, askedFlags, count: headings.length, unread }

  const meanings = Object.fromEntries(
    FLAG_COLUMNS.map((column) => [column, { ...remembered?.flagWords[column], ...flagWords[column] }]),
  )
  const words = createWordCounter()
  const doubtAmongRows = createDoubtsAmongRows()
  const late = new Map(unread.map(({ position }) => [position, new Set<string>()]))
  let rowCount = 0
  let batch: (ReadRow & { number: number })[] = []
  let sending: Promise<void> = Promise.resolve()
  const send = async () => {
    await sending
    const [part, doneCount] = [batch, rowCount]
    batch = []
    doubtAmongRows(part)
    sending = insertBatch(db, run, part, doneCount)
    // Until the next await its failure must not count as unhandled.
    sending.catch(() => {})
    // Sends it now: rows are read in microtasks.
    await setImmediate()
  }
  let section = ''
  const stage = async (row: CsvRow) => {
    const read = readRow(row, layout, tables, meanings)
    const [only = '', ...others] = row.cells.filter((cell) => cell.trim() !== '')
    if (only !== '' && others.length === 0 && headings.length > 2)
      section = normaliseState(only) ? '' : only.trim().slice(0, 80)
    else if (section !== '') read.doubts.isActive = `It stands below "${storable(section)}".`
    const odd = workbook?.oddRows[row.place]
    if (odd) read.doubts.isActive = odd === 'hidden' ? HIDDEN : STRUCK
    words.add(read.flagWords)
    batch.push({ number: rowCount, ...read })
    rowCount += 1
    if (rowCount > MAX_IMPORT_ROWS) throw new AppError('too_large', 'A file may hold at most 1,000,000 rows.')
    if (batch.length >= ROWS_PER_BATCH) await send()
  }
  try {
    for (const row of first) await stage(row)
    for await (const row of rows) {
      for (const [position, cells] of late)
        if (row.cells[position] && cells.size < MOST_LATE_CELLS)
          cells.add(row.cells[position].slice(0, LONGEST_TITLE))
      await stage(row)
    }
    await send()
  } finally {
    await sending
  }
  askUnread(columns, headings, ({ position }) => [
    ...first.map(({ cells }) => cells[position] ?? ''),
    ...(late.get(position) ?? []),
  ])
  // Else the comparison runs in one worker, twice as long.
  await db.execute(sql`analyze ${importRows} (job_id, number)`)
  for (const shared of SHARED_BY_FEW) if (index.has(shared.field)) await doubtShared(db, job.id, shared)
  const rowsMapping = JSON.stringify(columns.map((column) => column.field))
  await run.set(db, { headingHash, rowsMapping, totalCount: rowCount, doneCount: rowCount })
  return {
    sheet: workbook?.sheet ?? null,
    otherSheets: workbook?.otherSheets ?? [],
    notShownTitle:
      [...list.titles, workbook?.sheet ?? ''].find(isTitleOfGone)?.slice(0, LONGEST_TITLE) ?? null,
    titles: list.titles.slice(0, MOST_TITLES).map((title) => title.slice(0, LONGEST_TITLE).toWellFormed()),
    columns,
    isMappingRemembered: Boolean(remembered?.mapping),
    flagWords: words.list(meanings),
    rowCount,
  }
}

/** Throws Superseded. */
async function insertBatch(
  db: Database,
  { job }: JobRun,
  rows: (ReadRow & { number: number })[],
  doneCount: number,
): Promise<void> {
  await leaveOutRemovedPictures(db, rows)
  const inserted = await db.execute(sql`
    with run as (
      update ${importJobs} set done_count = ${doneCount}::int
      where id = ${job.id}::uuid and revision = ${job.revision}::int
      -- A crash loses at most rows that the next check reads again.
      returning id, set_config('synchronous_commit', 'off', true)
    )
    insert into ${importRows} (job_id, number, line, name, "values", raw, errors, repaired, doubts, point)
    select run.id, r.number, r.line, r.name, r."values", r.raw, r.errors, r.repaired, r.doubts,
      nullif(r.point, 'null'::jsonb)
    from run cross join jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r(number int, line int, name text,
      "values" jsonb, raw jsonb, errors jsonb, repaired text[], doubts jsonb, point jsonb)`)
  if (inserted.rowCount !== rows.length) throw new Superseded()
}

/** Filled down, perhaps, or another firm's. */
async function doubtShared(
  db: Database,
  jobId: string,
  { field, of, called, key = sql`"values" ->> ${field}` }: (typeof SHARED_BY_FEW)[number],
): Promise<void> {
  await db.execute(sql`
    update ${importRows} as r set doubts = r.doubts || jsonb_build_object(${field}::text,
      concat_ws(' ', r.doubts ->> ${field}, shared.count || ${` ${called} of this list have it.`}))
    from (
      select ${key} as key, count(distinct ${of})::int as count from ${importRows}
      where job_id = ${jobId}::uuid and "values" ? ${field} group by 1
      having count(distinct ${of}) >= ${MANY}::int and count(distinct lower("values" ->> ${field})) = 1
    ) as shared
    where r.job_id = ${jobId}::uuid and ${key} = shared.key`)
}

/** No field is filled twice. */
function withChoices(
  remembered: Record<string, ImportField | null> | null,
  chosen: Record<string, ImportField | null>,
): Record<string, ImportField | null> {
  const taken = new Set(Object.values(chosen))
  const kept = Object.entries(remembered ?? {}).filter(([, field]) => field === null || !taken.has(field))
  return { ...Object.fromEntries(kept), ...chosen }
}
