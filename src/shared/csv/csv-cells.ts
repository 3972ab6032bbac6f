export type CsvCell = string | number | boolean | null | undefined

/**
 * What makes a spreadsheet run a cell as a formula: = + - @, their full-width forms, and control characters, which it
 * drops first; leading spaces change nothing. Source: OWASP, "CSV Injection".
 */
const STARTS_FORMULA = /^[\s\u200b-\u200f\ufeff]*[=+\-@\uff1d\uff0b\uff0d\uff20\p{Cc}]/u

/** Excel splits by semicolon or tab in locales with a decimal comma, so these are quoted too. */
const NEEDS_QUOTES = /[",;\t\r\n\0]|^\s|\s$/

/** Puts an apostrophe before a text that a spreadsheet would run as a formula, or that looks guarded already. */
export function guardFormula(text: string): string {
  return STARTS_FORMULA.test(text.replace(/^'+/, '')) ? `'${text}` : text
}

/** Undoes `guardFormula`, so that an export imports unchanged. Other texts stay as they are. */
export function unguardFormula(text: string): string {
  return text.startsWith("'") && STARTS_FORMULA.test(text.replace(/^'+/, '')) ? text.slice(1) : text
}

/**
 * Writes rows, the heading first, as a CSV file: byte order mark for Excel, CRLF line ends (RFC 4180), texts guarded
 * against formulas, null and undefined as empty cells.
 */
export function writeCsv(rows: readonly (readonly CsvCell[])[]): string {
  return `\ufeff${rows.map((row) => `${row.map(toCell).join(',')}\r\n`).join('')}`
}

function toCell(value: CsvCell): string {
  if (value === null || value === undefined) return ''
  const text = typeof value === 'string' ? guardFormula(value) : String(value)
  return NEEDS_QUOTES.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
