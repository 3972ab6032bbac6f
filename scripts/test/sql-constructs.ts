const TEXTS = /'(?:[^']|'')*'/g
const NAMES = /"[^"]*"/g
const FUNCTIONS = /\b[a-z_]\w*\(/g
const OPERATORS = /[-+*/<>=~!@%^&|?:]+/g
const TYPES = /::[a-z_]\w*(?:\[\])?/g
const CLAUSES =
  /\b(?:for (?:no key |key )?(?:update|share)(?: of)?|skip locked|nowait|on conflict|do nothing|do update|returning|lateral|recursive|over|filter|distinct(?: on| from)?|ordinality|at time zone|exists|case|union|except|intersect|i?like|collate|nulls (?:first|last)|cursor|materialized|group by|having|(?:left|right|full|cross|inner) join|using|between|temp table|on commit|isolation level)\b/g
const TEMPORARY = /^create temp(?:orary)? table "?(\w+)/i

/** Lists what a statement consists of, besides names and values: its kind, functions, operators, casts and clauses. */
export function listConstructs(statement: string): string[] {
  const text = statement.replace(TEXTS, "''").replace(NAMES, '""')
  return [/^\s*[a-z]+/i, FUNCTIONS, OPERATORS, TYPES, CLAUSES].flatMap(
    (pattern) => text.match(pattern)?.map((found) => found.trim()) ?? [],
  )
}

/** Matches statements that need a temporary table of another one, and so cannot be prepared alone; null without any. */
export function usesTemporaryTable(statements: readonly string[]): RegExp | null {
  const names = statements.flatMap((statement) => TEMPORARY.exec(statement)?.[1] ?? [])
  return names.length > 0 ? new RegExp(`\\b(?:${[...new Set(names)].join('|')})\\b`) : null
}
