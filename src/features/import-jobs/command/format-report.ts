import type { Queryable } from '../../../db/open.ts'
import { UNDO_DAYS } from '../../../shared/history/history.ts'
import type { ImportJob, ImportReport, RowsShown } from '../../../shared/import.ts'
import { findUnsure } from '../find-unsure.ts'
import { listRows } from '../findings/list-rows.ts'

/** Columns, refused rows and warnings, a page of findings at a time. */
export async function* listCheckLines(db: Queryable, job: ImportJob): AsyncGenerator<string> {
  const report = job.report as ImportReport
  const from = report.sheet === null ? '' : `, from the sheet "${shown(report.sheet)}"`
  yield `${shown(job.fileName)}: ${rows(report.rowCount)}${from}`
  if (report.otherSheets.length > 0) yield `Sheets not read: ${report.otherSheets.map(shown).join(', ')}`
  for (const title of report.titles) yield `Left out above the headings: ${shown(title)}`
  const ignored = report.columns.filter(({ heading, field }) => field === null && heading !== '')
  if (ignored.length > 0)
    yield `Columns ignored: ${ignored.map(({ heading }) => heading.slice(0, 60)).join(', ')}`
  if (report.repairedCount > 0) yield `Put right: ${rows(report.repairedCount)}`
  if (report.refusedCount > 0) {
    yield* ['', `${rows(report.refusedCount)} cannot be imported:`]
    yield* findingLines(db, job.id, 'refused')
  }
  if (report.doubtfulCount > 0) {
    yield* ['', 'Worth a look:']
    yield* findingLines(db, job.id, 'doubtful')
  }
}

async function* findingLines(db: Queryable, importId: string, show: RowsShown): AsyncGenerator<string> {
  for (let from: number | null = 0; from !== null; ) {
    const page = await listRows(db, importId, { show, from })
    for (const { line, findings } of page.rows) {
      yield `  line ${line}  ${shown(findings[0]?.name ?? '')}`
      for (const { kind, field, message } of findings)
        if (kind !== 'repaired') yield `    ${field ? `${field}: ` : ''}${shown(message)}`
    }
    from = page.next
  }
}

/** The outcome, and what to do next. */
export function formatOutcome(job: ImportJob, { dryRun = false }): string[] {
  const report = job.report as ImportReport
  const isWritten = job.state === 'done'
  const count = report.createCount
  const partners = `${number(count)} ${count === 1 ? 'partner' : 'partners'}`
  const lines = ['']
  if (report.unchangedCount > 0)
    lines.push(`${rows(report.unchangedCount)} left out: the partner is there already, or in the list twice.`)
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

/** A file must not control the terminal. */
const shown = (text: string) => text.replace(/[\p{Cc}\p{Cf}]+/gu, ' ').slice(0, 300)
const number = (count: number) => count.toLocaleString('en-US')
const rows = (count: number) => `${number(count)} ${count === 1 ? 'row' : 'rows'}`
