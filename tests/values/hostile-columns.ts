import type { ImportJob } from '../../src/shared/import.ts'
import { type Cells, type Columns, PLAIN, without } from './hostile-lists/hostile-list.ts'

/** sure: read without a question. asked: not written without an answer. ignored: neither. */
export type Decision = 'sure' | 'asked' | 'ignored'

export const CITY: Cells = ['Asheville', 'Asheville', 'Asheville']
export const STATE: Cells = ['NC', 'NC', 'NC']
export const YES_NO: Cells = ['Yes', 'No', 'No']
export const TRUE_FALSE: Cells = ['true', 'false', 'false']

export function decisions({ report }: ImportJob): Record<string, Decision> {
  const columns = report?.columns ?? []
  const open = report?.flagWords.filter(({ isYes }) => isYes === null).map(({ field }) => field as string)
  return Object.fromEntries(
    columns.map(({ heading, field, isSure }) => {
      if (!isSure || (field && open?.includes(field))) return [heading, 'asked']
      return [heading, field ? 'sure' : 'ignored']
    }),
  )
}

export type Case = readonly [columns: Columns, right: Readonly<Record<string, Decision>>]
export const beside = (heading: string, cells: Cells, decision: Decision): Case => [
  { ...PLAIN, [heading]: cells },
  { [heading]: decision },
]
export const instead = (of: string, heading: string, cells: Cells, decision: Decision): Case => [
  { ...without(PLAIN, of), [heading]: cells },
  { [heading]: decision },
]

/** Headings of a plain list are sure unless the case says otherwise. */
export function wantedOf(columns: Columns, right: Case[1]): Record<string, Decision> {
  const plain = Object.keys(columns).filter((heading) => heading in PLAIN)
  return { ...Object.fromEntries(plain.map((heading) => [heading, 'sure'])), ...right }
}
