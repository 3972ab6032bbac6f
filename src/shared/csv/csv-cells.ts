export type CsvCell = string | number | boolean | null | undefined

/**
 * Starts a formula: = + - @, full-width forms, control characters (dropped first by spreadsheets), after any
 * spaces. Source: OWASP, "CSV Injection".
 */
const STARTS_FORMULA = /^[\s\u200b-\u200f\ufeff]*[=+\-@\uff1d\uff0b\uff0d\uff20\p{Cc}]/u

/** Excel splits by semicolon or tab where decimals have a comma. */
const NEEDS_QUOTES = /[",;\t\r\n\0]|^\s|\s$/

/** Puts an apostrophe before a text that would run as a formula or already looks guarded. */
export function guardFormula(text: string): string {
  return STARTS_FORMULA.test(text.replace(/^'+/, '')) ? `'${text}` : text
}

/** Undoes `guardFormula`, so that an export imports unchanged. */
export function unguardFormula(text: string): string {
  return text.startsWith("'") && STARTS_FORMULA.test(text.replace(/^'+/, '')) ? text.slice(1) : text
}

/** Returns the text of ="02170", which spreadsheets write to keep a zero; other text as it is. */
export function unwrapFormula(text: string): string {
  const wrapped = /^\s*="((?:[^"]|"")*)"\s*$/.exec(text)?.[1]
  return wrapped === undefined ? text : wrapped.replaceAll('""', '"')
}

/**
 * Writes rows as CSV: byte order mark for Excel, CRLF (RFC 4180), guarded texts, null and undefined as empty
 * cells.
 */
export function writeCsv(rows: readonly (readonly CsvCell[])[]): string {
  return `\ufeff${writeCsvRows(rows)}`
}

/** Writes further rows of such a file, without the mark. */
export function writeCsvRows(rows: readonly (readonly CsvCell[])[]): string {
  return rows.map((row) => `${row.map(toCell).join(',')}\r\n`).join('')
}

function toCell(value: CsvCell): string {
  if (value === null || value === undefined) return ''
  const text = typeof value === 'string' ? guardFormula(value) : String(value)
  return NEEDS_QUOTES.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
