import type { ImportJob } from '../../src/shared/import.ts'

export type Cells = readonly [string, string, string]
export type Columns = Readonly<Record<string, Cells>>
/** sure: read without a question. asked: not written without an answer. ignored: neither. */
export type Decision = 'sure' | 'asked' | 'ignored'

export const NAME: Cells = ['Hollis & Wren Funeral Home', 'Ames Mortuary', 'Bell Chapel']
export const STREET: Cells = ['12 Merrimon Avenue', '5 Haywood Road', '88 Biltmore Avenue']
export const PHONE: Cells = ['(828) 254-0142', '(828) 254-0143', '(828) 254-0144']
export const OTHER_PHONE: Cells = ['(919) 254-0152', '(919) 254-0153', '(919) 254-0154']
export const EMAIL: Cells = ['a@hollis.example', 'b@ames.example', 'c@bell.example']
export const CITY: Cells = ['Asheville', 'Asheville', 'Asheville']
export const STATE: Cells = ['NC', 'NC', 'NC']
export const ZIP: Cells = ['28801', '28801', '28801']
export const PEOPLE: Cells = ['John Smith', 'Mary Jones', 'Ann B. Reed']
export const YES_NO: Cells = ['Yes', 'No', 'No']
export const TRUE_FALSE: Cells = ['true', 'false', 'false']

export const PLAIN: Columns = {
  'Business Name': NAME,
  Address: STREET,
  City: CITY,
  State: STATE,
  ZIP,
  Phone: PHONE,
}
export const without = (...headings: string[]): Columns =>
  Object.fromEntries(Object.entries(PLAIN).filter(([heading]) => !headings.includes(heading)))

export function listOf(columns: Columns): string {
  const rows = [0, 1, 2].map((row) => Object.values(columns).map((cells) => cells[row] as string))
  const quoted = (cell: string) => `"${cell.replaceAll('"', '""')}"`
  return [Object.keys(columns), ...rows].map((row) => row.map(quoted).join(',')).join('\n')
}

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
  { ...without(of), [heading]: cells },
  { [heading]: decision },
]

/** Headings of a plain list are sure unless the case says otherwise. */
export function wantedOf(columns: Columns, right: Case[1]): Record<string, Decision> {
  const plain = Object.keys(columns).filter((heading) => heading in PLAIN)
  return { ...Object.fromEntries(plain.map((heading) => [heading, 'sure'])), ...right }
}
