export type CsvCell = string | number | boolean | null | undefined

/** Spreadsheets drop control characters (OWASP, "CSV Injection"). */
const STARTS_FORMULA = /^[\s\u200b-\u200f\ufeff]*[=+\-@\uff1d\uff0b\uff0d\uff20\p{Cc}]/u

/** Excel splits by semicolon or tab where decimals have a comma. */
const NEEDS_QUOTES = /[",;\t\r\n\0]|^\s|\s$/

/** An apostrophe before what would run as a formula or already looks guarded. */
export function guardFormula(text: string): string {
  return STARTS_FORMULA.test(text.replace(/^'+/, '')) ? `'${text}` : text
}

/** Undoes `guardFormula`. */
export function unguardFormula(text: string): string {
  return text.startsWith("'") && STARTS_FORMULA.test(text.replace(/^'+/, '')) ? text.slice(1) : text
}

/** Unwraps ="02170", by which spreadsheets keep a zero. */
export function unwrapFormula(text: string): string {
  const wrapped = /^\s*="((?:[^"]|"")*)"\s*$/.exec(text)?.[1]
  return wrapped === undefined ? text : wrapped.replaceAll('""', '"')
}

/** Byte order mark for Excel, CRLF (RFC 4180), guarded texts; null and undefined are empty. */
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
