/** Spellings of "no value". */
const NOTHING =
  /^(?:#?n\/?a|<na>|n\.a\.|none|[<(]?null[>)]?|nil|\\n|nan|undefined|-+|\.+|unknown|tb[ad]|to be (?:announced|determined)|not (?:applicable|available|known)|s\/o)$/i
/** Instead of a formula's result. */
const FORMULA_ERROR = /^#(?:REF!|DIV\/0!|VALUE!|NAME\?|NUM!|NULL!|SPILL!|CALC!)$/i
/** Written for a value that does not fit or is no text. */
const NO_VALUE = /^(?:#{3,}|\[object Object\])$/
/** What people write instead of the cell above. */
const OTHER_ROW =
  /^(?:(?:(?:same )?as|see|idem|ditto)(?: (?:the )?(?:above|previous))|same|idem|ditto|["”〃]|'')$/i

/** Returns whether a cleaned cell says that it has no value: "n/a", "-", "null". */
export const isNothing = (text: string): boolean => NOTHING.test(text)

/** Returns why a cleaned cell cannot be a value: a formula's error, another program's, another row; else null. */
export function whyMeaningless(text: string): string | null {
  if (FORMULA_ERROR.test(text)) return `"${text}" is the error of a formula.`
  if (NO_VALUE.test(text)) return `"${text}" stands where a program could not show the value.`
  return OTHER_ROW.test(text) ? `"${text}" refers to another row.` : null
}
