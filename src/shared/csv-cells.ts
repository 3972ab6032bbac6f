/**
 * Cells of CSV files that a person opens in a spreadsheet and brings back: text that a spreadsheet would run as a
 * formula is written as text, and reading takes the mark off again, so that export → import changes nothing.
 */

export type CsvCell = string | number | boolean | null | undefined

/**
 * What makes a spreadsheet calculate: = + - @, their full-width forms, and control characters, which it drops before
 * it looks. Spaces before them do not help. Source: OWASP, "CSV Injection".
 */
const STARTS_FORMULA = /^[\s\u200b-\u200f\ufeff]*[=+\-@\uff1d\uff0b\uff0d\uff20\p{Cc}]/u

/** Excel splits by the semicolon or tab where the comma is the decimal sign, so they are quoted as well. */
const NEEDS_QUOTES = /[",;\t\r\n\0]|^\s|\s$/

/** The text with an apostrophe before it when a spreadsheet would take it for a formula, or for one so marked. */
export function guardFormula(text: string): string {
  return STARTS_FORMULA.test(text.replace(/^'+/, '')) ? `'${text}` : text
}

/** The text as it was before `guardFormula`: one apostrophe less where that had put one, else untouched. */
export function unguardFormula(text: string): string {
  return text.startsWith("'") && STARTS_FORMULA.test(text.replace(/^'+/, '')) ? text.slice(1) : text
}

/**
 * A CSV file of these rows (the heading is the first): UTF-8 with a byte order mark, which Excel needs, lines ended by
 * CR LF (RFC 4180), texts guarded against formulas; null and undefined are empty cells.
 */
export function writeCsv(rows: readonly (readonly CsvCell[])[]): string {
  return `\ufeff${rows.map((row) => `${row.map(toCell).join(',')}\r\n`).join('')}`
}

function toCell(value: CsvCell): string {
  if (value === null || value === undefined) return ''
  const text = typeof value === 'string' ? guardFormula(value) : String(value)
  return NEEDS_QUOTES.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
