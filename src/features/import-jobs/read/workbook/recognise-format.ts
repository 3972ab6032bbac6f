import { AppError } from '../../../../shared/errors.ts'
import { readTable } from '../../../../shared/text/read-table.ts'
import table from './formats.tsv?raw'
import { listNames } from './unzip.ts'

const ADVICE: Readonly<Record<string, string>> = {
  'as CSV': 'Please save the list as CSV or as an Excel workbook (.xlsx) and upload that.',
  'save as':
    'Please open it in Excel or LibreOffice, choose Save As, Excel Workbook (.xlsx) or CSV UTF-8, and upload that file.',
}
const FORMATS = readTable(table, ['where', 'pattern', 'says', 'advice'])
const [ZIP, OLD_OFFICE] = ['PK\x03\x04', '\xd0\xcf\x11\xe0']
const DAMAGED =
  'This file is damaged or incomplete and cannot be read. Please save it again and upload it once more.'

/** Throws `invalid_input` for known formats that cannot be read. */
export function recogniseFormat(bytes: Buffer): 'workbook' | 'text' {
  const start = bytes.toString('latin1', 0, 512).replace(/^\xef\xbb\xbf/, '')
  if (start.startsWith(ZIP)) {
    const names = listNames(bytes)
    if (names.includes('xl/workbook.xml')) return 'workbook'
    if (names.length === 0) throw new AppError('invalid_input', DAMAGED)
    refuse('entry', (pattern) => names.some((name) => RegExp(pattern).test(name)))
  }
  if (start.startsWith(OLD_OFFICE)) refuse('old', (name) => bytes.includes(Buffer.from(name, 'utf16le')))
  refuse('start', (pattern) => RegExp(pattern, 's').test(start))
  refuse('text', (pattern) => RegExp(pattern, 'is').test(start))
  return 'text'
}

/** Throws for the first format that fits. */
function refuse(where: string, fits: (pattern: string) => boolean): void {
  const known = FORMATS.find((format) => format.where === where && fits(format.pattern))
  if (known) throw new AppError('invalid_input', `${known.says} ${ADVICE[known.advice] ?? known.advice}`)
}
