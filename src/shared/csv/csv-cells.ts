export type CsvCell = string | number | boolean | null | undefined

/** Control characters count: spreadsheets drop them (OWASP, "CSV Injection"). */
const STARTS_FORMULA = /^[\s\u200b-\u200f\ufeff]*[=+\-@\uff1d\uff0b\uff0d\uff20\p{Cc}]/u

/** Where decimals have a comma Excel splits by semicolon or tab. */
const NEEDS_QUOTES = /[",;\t\r\n\0]|^\s|\s$/

/** Puts an apostrophe before what would run as a formula or looks guarded. */
export function guardFormula(text: string): string {
  return STARTS_FORMULA.test(text.replace(/^'+/, '')) ? `'${text}` : text
}

/** Undoes `guardFormula`. */
export function unguardFormula(text: string): string {
  return text.startsWith("'") && STARTS_FORMULA.test(text.replace(/^'+/, '')) ? text.slice(1) : text
}

/** ="02170": so spreadsheets keep a zero. */
export function unwrapFormula(text: string): string {
  const wrapped = /^\s*="((?:[^"]|"")*)"\s*$/.exec(text)?.[1]
  return wrapped === undefined ? text : wrapped.replaceAll('""', '"')
}

/** Byte order mark for Excel, CRLF (RFC 4180), guarded texts. */
export function writeCsv(rows: readonly (readonly CsvCell[])[]): string {
  return `\ufeff${writeCsvRows(rows)}`
}

/** Without the byte order mark. */
export function writeCsvRows(rows: readonly (readonly CsvCell[])[]): string {
  return rows.map((row) => `${row.map(toCell).join(',')}\r\n`).join('')
}

function toCell(value: CsvCell): string {
  if (value === null || value === undefined) return ''
  const text = typeof value === 'string' ? guardFormula(value) : String(value)
  return NEEDS_QUOTES.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
