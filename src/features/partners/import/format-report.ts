import type { ImportReport } from './import-partners.ts'

const DELIMITERS: Readonly<Record<string, string>> = {
  ',': 'commas',
  ';': 'semicolons',
  '\t': 'tabs',
  '|': 'bars',
}
const ENCODINGS: Readonly<Record<string, string>> = {
  'utf-8': 'UTF-8',
  'utf-16le': 'UTF-16',
  'utf-16be': 'UTF-16',
  'windows-1252': 'Latin-1',
}
const MOST_COLUMNS_NAMED = 20

/** The outcome of an import as plain lines: counts first, then every refused row, doubts, and what to do next. */
export function formatReport(
  file: string,
  report: ImportReport,
  options: { skipInvalid?: boolean; dryRun?: boolean },
): string {
  const { refused, warnings, newCount, knownCount } = report
  const lines = [
    `${file}: ${rows(report.rowCount)}, ${ENCODINGS[report.encoding]}, separated by ${DELIMITERS[report.delimiter]}`,
  ]
  if (report.unknownColumns.length > 0) {
    const named = report.unknownColumns.slice(0, MOST_COLUMNS_NAMED).map((name) => name.slice(0, 60))
    const more = report.unknownColumns.length - named.length
    lines.push(
      `Columns that mean nothing here, ignored: ${named.join(', ')}${more > 0 ? ` and ${more} more` : ''}`,
    )
  }
  if (refused.length > 0) {
    lines.push('', `${rows(refused.length)} cannot be imported:`, ...groups(report))
    for (const { line, name, reasons } of refused) {
      const messages = reasons.map(
        (reason) => (reason.field === 'row' ? '' : `${reason.field}: `) + reason.message,
      )
      lines.push(`  line ${line}  ${shown(name)}`, ...messages.map((message) => `    ${shown(message)}`))
    }
  }
  if (warnings.length > 0) {
    lines.push('', `Worth a look (${number(warnings.length)}):`)
    for (const { line, name, message } of warnings)
      lines.push(`  line ${line}  ${shown(name)}: ${shown(message)}`)
  }
  lines.push('')
  if (knownCount > 0) lines.push(`${rows(knownCount)} left out: the partner is there already.`)
  if (report.sampleRemovedCount > 0) {
    lines.push(
      `${number(report.sampleRemovedCount)} sample partners taken out. The sample's questions and answers stay; please look them over.`,
    )
  }
  lines.push(outcome(report, options))
  if (report.isSample) {
    lines.push(
      'This directory holds made-up sample partners. Add --replace-sample to take them out in the same step.',
    )
  }
  if (!report.isWritten && refused.length > 0 && !options.dryRun) {
    lines.push(`Please mend the rows above, or add --skip-invalid to import the other ${number(newCount)}.`)
  }
  return lines.join('\n')
}

function outcome({ isWritten, newCount }: ImportReport, options: { dryRun?: boolean }): string {
  const partners = `${number(newCount)} ${newCount === 1 ? 'partner' : 'partners'}`
  if (isWritten) return `${partners} imported.`
  return options.dryRun
    ? `${partners} would be imported. Nothing was written (--dry-run).`
    : 'Nothing was written.'
}

/** How often each kind of reason occurs, most frequent first: "  20 × phone is missing". */
function groups({ refused }: ImportReport): string[] {
  const counts = new Map<string, number>()
  for (const { reasons } of refused) {
    for (const { field, kind } of reasons) {
      const what =
        field === 'row'
          ? 'the row cannot be read'
          : kind === 'missing'
            ? `${field} is missing`
            : `${field} cannot be used`
      counts.set(what, (counts.get(what) ?? 0) + 1)
    }
  }
  const byCount = [...counts].sort(([, first], [, second]) => second - first)
  return byCount.map(([what, count]) => `  ${number(count)} × ${what}`)
}

/** A file's text must not move the cursor or colour the screen. */
const shown = (text: string) => text.replace(/[\p{Cc}\p{Cf}]+/gu, ' ').slice(0, 300)
const number = (count: number) => count.toLocaleString('en-US')
const rows = (count: number) => `${number(count)} ${count === 1 ? 'row' : 'rows'}`
