import type { ImportChange } from '../../../src/shared/import.ts'

export type HostileList = {
  title: string
  list: string | Uint8Array
  options?: ImportChange
  /** Stored before. */
  before?: readonly Record<string, unknown>[]
  /**
   * What must be asked or refused before anything is written, one of them: a column's heading, "doubt:phone",
   * "refused:phone", "missing:name", "sheets", "hidden rows", "file". Without it nothing is asked.
   */
  asks?: readonly string[]
  /** By name; what is stored where nothing is asked. */
  right?: readonly Record<string, unknown>[]
}

export type Cells = readonly string[]
export type Columns = Readonly<Record<string, Cells>>

export const NAME: Cells = ['Hollis & Wren Funeral Home', 'Ames Mortuary', 'Bell Chapel']
export const PHONE: Cells = ['(828) 254-0142', '(828) 254-0143', '(828) 254-0144']
export const OTHER_PHONE: Cells = ['(919) 254-0152', '(919) 254-0153', '(919) 254-0154']
export const PEOPLE: Cells = ['John Smith', 'Mary Jones', 'Ann B. Reed']
export const EMAIL: Cells = ['a@hollis.example', 'b@ames.example', 'c@bell.example']
export const STREET: Cells = ['12 Merrimon Avenue', '5 Haywood Road', '88 Biltmore Avenue']

export const PLAIN: Columns = {
  'Business Name': NAME,
  Address: STREET,
  City: ['Asheville', 'Asheville', 'Asheville'],
  State: ['NC', 'NC', 'NC'],
  ZIP: ['28801', '28801', '28801'],
  Phone: PHONE,
}

/** By name: what PLAIN stores, with the values of `more` by name. */
export const plainRight = (more: Record<string, Record<string, unknown>> = {}): Record<string, unknown>[] =>
  NAME.map((name, row) => ({
    name,
    address: STREET[row],
    city: 'Asheville',
    state: 'North Carolina',
    zipCode: '28801',
    phone: PHONE[row],
    isActive: true,
    isPriority: false,
    email: null,
    ...more[name],
  })).sort((a, b) => ((a.name ?? '') < (b.name ?? '') ? -1 : 1))

export const without = (columns: Columns, ...headings: string[]): Columns =>
  Object.fromEntries(Object.entries(columns).filter(([heading]) => !headings.includes(heading)))

/** Headings in order; a heading may end with spaces to stand twice. */
export function listOf(columns: Columns): string {
  const count = Math.max(...Object.values(columns).map((cells) => cells.length))
  const quoted = (cell: string) => `"${cell.replaceAll('"', '""')}"`
  const rows = Array.from({ length: count }, (_, row) =>
    Object.values(columns).map((cells) => cells[row] ?? ''),
  )
  return [Object.keys(columns), ...rows].map((row) => row.map(quoted).join(',')).join('\n')
}

/** PLAIN and one column more, which must be asked about. */
export const asked = (heading: string, cells: Cells, ...others: string[]): HostileList => ({
  title: `${heading}: ${cells.join(', ')}`,
  list: listOf({ ...PLAIN, [heading]: cells }),
  asks: [heading, ...others],
})

/** PLAIN and one column more, which nobody needs to ask about and which fills nothing. */
export const passed = (heading: string, cells: Cells): HostileList => ({
  title: `${heading}: ${cells.join(', ')} (nothing to ask)`,
  list: listOf({ ...PLAIN, [heading]: cells }),
  right: plainRight(),
})

/** PLAIN with another heading for a column. */
export const renamed = (
  of: string,
  heading: string,
  cells: Cells | undefined,
  asks?: string[],
): HostileList => ({
  title: `${heading} for ${of}`,
  list: listOf(
    Object.fromEntries(
      Object.entries(PLAIN).map(([known, own]) => (known === of ? [heading, cells ?? own] : [known, own])),
    ),
  ),
  ...(asks ? { asks } : { right: plainRight() }),
})
