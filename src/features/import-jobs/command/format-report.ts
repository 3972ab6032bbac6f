import type { Queryable } from '../../../db/open.ts'
import { UNDO_DAYS } from '../../../shared/history/history.ts'
import type { FindingKind, ImportColumn, ImportJob, ImportReport } from '../../../shared/import.ts'
import { findUnsure } from '../find-unsure.ts'
import { listFindings } from '../findings/list-findings.ts'

const MOST_COLUMNS_NAMED = 20
const ROWS_PER_PAGE = 500

/** Yields columns, refused rows and warnings; findings by page, so memory stays flat. */
export async function* listCheckLines(db: Queryable, job: ImportJob): AsyncGenerator<string> {
  const report = job.report as ImportReport
  const from = report.sheet === null ? '' : `, from the sheet "${shown(report.sheet)}"`
  yield `${shown(job.fileName)}: ${rows(report.rowCount)}${from}`
  if (report.otherSheets.length > 0) yield `Sheets not read: ${listed(report.otherSheets.map(shown))}`
  if (report.hiddenRowCount > 0) yield `Hidden in the sheet, and read: ${rows(report.hiddenRowCount)}`
  for (const title of report.titles) yield `Left out above the headings: ${shown(title)}`
  yield* columnLines(report.columns)
  const repairs = countsOf(report, 'repaired')
  if (repairs) yield `Normalised: ${repairs}`
  if (report.refusedCount > 0) {
    yield ''
    yield `${rows(report.refusedCount)} cannot be imported: ${countsOf(report, 'refused')}`
    yield* findingLines(db, job.id, 'refused')
  }
  let isFirst = true
  for (const kind of ['duplicate', 'doubt'] as const) {
    for await (const line of findingLines(db, job.id, kind)) {
      if (isFirst) yield* ['', 'Worth a look:']
      isFirst = false
      yield line
    }
  }
}

function* columnLines(columns: readonly ImportColumn[]): Generator<string> {
  const named = columns.filter(({ heading, field }) => field === null && heading !== '')
  const guessed = columns.filter(({ field, isSure }) => field !== null && !isSure)
  if (guessed.length > 0)
    yield `Please check these columns: ${listed(guessed.map(({ heading, field }) => `"${heading.slice(0, 60)}" is read as ${field}`))}`
  if (named.length > 0) yield `Columns ignored: ${listed(named.map(({ heading }) => heading.slice(0, 60)))}`
}

async function* findingLines(db: Queryable, importId: string, kind: FindingKind): AsyncGenerator<string> {
  let lastLine = 0
  for (let from: number | null = 0; from !== null; ) {
    const page = await listFindings(db, importId, { kind, from, limit: ROWS_PER_PAGE, isWithoutKnown: true })
    for (const { line, name, field, message } of page.findings) {
      if (line !== lastLine) yield `  line ${line}  ${shown(name)}`
      lastLine = line
      yield `    ${field ? `${field}: ` : ''}${shown(message)}`
    }
    from = page.next
  }
}

/** The outcome and what to do next. */
export function formatOutcome(job: ImportJob, { dryRun = false }): string[] {
  const report = job.report as ImportReport
  const isWritten = job.state === 'done'
  const count = report.createCount
  const partners = `${number(count)} ${count === 1 ? 'partner' : 'partners'}`
  const lines = ['']
  if (report.unchangedCount > 0)
    lines.push(`${rows(report.unchangedCount)} left out: the partner is there already.`)
  if (report.sampleRemovedCount > 0) {
    lines.push(
      `${number(report.sampleRemovedCount)} sample partners taken out. The sample's questions and answers stay; please look them over.`,
    )
  }
  if (report.invisibleCount > 0) {
    const are = isWritten ? 'are' : 'would be'
    lines.push(`${number(report.invisibleCount)} of them ${are} inactive: visitors do not see them.`)
  }
  if (isWritten) lines.push(`${partners} imported.`)
  else if (dryRun) lines.push(`${partners} would be imported. Nothing was written (--dry-run).`)
  else lines.push('Nothing was written.')
  if (job.changeSetId) lines.push(`It can be undone for ${UNDO_DAYS} days, in the back office under History.`)
  if (report.isSample) {
    lines.push(
      'This directory holds made-up sample partners. Add --replace-sample to take them out in the same step.',
    )
  }
  const unsure = isWritten ? null : findUnsure(report, job.options)
  if (unsure) {
    const option = unsure.isAboutWords
      ? 'Add --yes-words with those that do, separated by commas; the others mean no.'
      : 'Add --accept-columns if that is right, or name the columns with --columns.'
    lines.push(`${unsure.message} ${option}`)
  }
  if (!isWritten && report.openDoubtCount > 0)
    lines.push(
      `${rows(report.openDoubtCount)} in doubt. Add --take-doubtful to import such rows, or --leave-doubtful to leave them out.`,
    )
  if (report.leftOutCount > 0) lines.push(`${rows(report.leftOutCount)} in doubt left out.`)
  if (!isWritten && report.refusedCount > 0 && !dryRun)
    lines.push(`Please fix the rows above, or add --skip-invalid to import the other ${number(count)}.`)
  return lines
}

/** "20 × phone, 2 × zipCode", most frequent first. */
function countsOf({ findingGroups }: ImportReport, kind: FindingKind): string {
  const groups = findingGroups.filter((group) => group.kind === kind)
  return groups.map(({ field, count }) => `${number(count)} × ${field ?? 'row'}`).join(', ')
}

function listed(texts: readonly string[]): string {
  const more = texts.length - MOST_COLUMNS_NAMED
  return texts.slice(0, MOST_COLUMNS_NAMED).join(', ') + (more > 0 ? ` and ${number(more)} more` : '')
}

/** A file must not control the terminal. */
const shown = (text: string) => text.replace(/[\p{Cc}\p{Cf}]+/gu, ' ').slice(0, 300)
const number = (count: number) => count.toLocaleString('en-US')
const rows = (count: number) => `${number(count)} ${count === 1 ? 'row' : 'rows'}`
