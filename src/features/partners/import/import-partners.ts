import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import type { App } from '../../../app.ts'
import { insertRows } from '../../../db/insert-rows.ts'
import type { Queryable } from '../../../db/open.ts'
import { waitForLocks } from '../../../db/run-transaction.ts'
import { directoryState, partners } from '../../../db/schema.ts'
import { type Gazetteer, loadGazetteer } from '../../directory/places/gazetteer.ts'
import { takeNextVersion } from '../../directory/snapshot/directory-version.ts'
import { createSlugs } from '../unique-slug.ts'
import type { Reason } from './cells/check-cells.ts'
import { type CheckedRow, checkRow, type PartnerDraft } from './check-row.ts'
import { type Columns, mapColumns } from './columns.ts'
import type { CsvSource } from './csv-source.ts'
import { createRegister } from './find-known-partners.ts'
import { type CsvShape, readCsv } from './read-csv.ts'
import { removeSamplePartners } from './remove-sample-partners.ts'

export type ImportOptions = {
  /** Import the good rows although others were refused. */
  skipInvalid?: boolean
  /** Check everything, write nothing. */
  dryRun?: boolean
  /** Take the made-up partners of a sample directory out in the same transaction. */
  replaceSample?: boolean
  /** Called now and then with the number of rows read so far. */
  onProgress?: (rowCount: number) => void
}

export type ImportReport = CsvShape & {
  rowCount: number
  /** Refused rows in the order of the file, each with all its reasons. */
  refused: { line: number; name: string; reasons: Reason[] }[]
  /** Doubts about rows that can be imported. */
  warnings: { line: number; name: string; message: string }[]
  unknownColumns: string[]
  /** Good rows that are new: imported, or to be imported. */
  newCount: number
  /** Good rows left out because the directory, or an earlier row, holds the same partner. */
  knownCount: number
  sampleRemovedCount: number
  /** Whether the directory held made-up partners, and still does. */
  isSample: boolean
  isWritten: boolean
}

const ROWS_PER_PROGRESS = 5000
const ROWS_PER_BATCH = 2000

/**
 * Fills the directory from a partner list (CSV). Every bad row is reported with its line and all its reasons. Nothing
 * is written unless all rows are good or `skipInvalid` is set; then everything is, in one transaction under one new
 * directory version. A partner that is there already is left out, so that importing a list twice adds nothing.
 * Throws `invalid_input` for a file that cannot be read as such a list.
 */
export async function importPartners(
  app: Pick<App, 'db'> & Partial<Pick<App, 'directory'>>,
  source: CsvSource,
  options: ImportOptions = {},
): Promise<ImportReport> {
  const gazetteer = await (app.directory?.gazetteer() ?? loadGazetteer())
  const { rows, columns, shape } = await readRows(source, gazetteer, options.onProgress)
  const refused = rows.filter((row) => row.draft === null)
  const isWritten = !options.dryRun && (refused.length === 0 || options.skipInvalid === true)
  const report: ImportReport = {
    ...shape,
    rowCount: rows.length,
    refused: refused.map(({ line, name, reasons }) => ({ line, name, reasons })),
    warnings: [],
    unknownColumns: columns.unknown,
    newCount: 0,
    knownCount: 0,
    sampleRemovedCount: 0,
    isSample: false,
    isWritten,
  }
  await app.db.longTransaction(async (tx) => {
    await waitForLocks(tx, 0)
    // Writers wait for one another from here on, so that what is read stays true until the commit.
    const version = isWritten ? await takeNextVersion(tx) : 0
    if (isWritten && options.replaceSample)
      report.sampleRemovedCount = await removeSamplePartners(tx, version)
    const [state] = await tx
      .select({ isSample: directoryState.isSample })
      .from(directoryState)
      .where(eq(directoryState.id, 1))
    report.isSample = state?.isSample ?? false
    for (const batch of chooseNew(await readListed(tx), rows, report)) {
      if (!isWritten) continue
      await insertRows(
        tx,
        partners,
        batch.map((partner) => Object.assign(partner, { version })),
      )
    }
  })
  if (isWritten) await app.directory?.refresh()
  return report
}

async function readRows(source: CsvSource, gazetteer: Gazetteer, onProgress?: (rowCount: number) => void) {
  const rows: CheckedRow[] = []
  let columns: Columns | null = null
  const shape = await readCsv(source, (row) => {
    if (!columns) {
      columns = mapColumns(row.cells)
      return
    }
    rows.push(checkRow(row, columns, gazetteer))
    if (rows.length % ROWS_PER_PROGRESS === 0) onProgress?.(rows.length)
  })
  return { rows, columns: columns as unknown as Columns, shape }
}

/** What the directory holds, deleted partners included: their slugs stay taken. */
function readListed(tx: Queryable) {
  return tx
    .select({
      slug: partners.slug,
      name: partners.name,
      address: partners.address,
      city: partners.city,
      phone: partners.phone,
      isDeleted: sql<boolean>`${partners.deletedAt} is not null`,
    })
    .from(partners)
}

/**
 * The rows that are new, with id and slug, some thousand at a time; what was handed out is let go, so that a long list
 * is not held twice. The known ones and doubts go into the report.
 */
function* chooseNew(
  listed: Awaited<ReturnType<typeof readListed>>,
  rows: CheckedRow[],
  report: ImportReport,
): Generator<(PartnerDraft & { id: string; slug: string })[]> {
  const register = createRegister()
  for (const partner of listed) if (!partner.isDeleted) register.add(partner, `/partner/${partner.slug}`)
  const nextSlug = createSlugs(listed.map((partner) => partner.slug))

  let batch: (PartnerDraft & { id: string; slug: string })[] = []
  for (const row of rows) {
    const { line, name, draft, warnings } = row
    if (!draft) continue
    row.draft = null
    const known = register.find(draft)
    if (known?.kind === 'same') {
      report.knownCount += 1
      if (known.label.startsWith('line')) {
        report.warnings.push({ line, name, message: `The same partner as ${known.label}; left out.` })
      }
      continue
    }
    for (const message of warnings) report.warnings.push({ line, name, message })
    if (known) report.warnings.push({ line, name, message: `Perhaps the same partner as ${known.label}.` })
    register.add(draft, `line ${line}`)
    report.newCount += 1
    batch.push(Object.assign(draft, { id: randomUUID(), slug: nextSlug(draft.name, draft.city) }))
    if (batch.length === ROWS_PER_BATCH) {
      yield batch
      batch = []
    }
  }
  if (batch.length > 0) yield batch
}
