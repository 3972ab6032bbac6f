import { type HostileList, listOf, PLAIN, plainRight } from './hostile-list.ts'

const FIRST = 'Hollis & Wren Funeral Home'

/** PLAIN whose first row has another cell. */
function withCell(column: string, cell: string) {
  const cells = PLAIN[column] ?? []
  return listOf({ ...PLAIN, [column]: [cell, ...cells.slice(1)] })
}
const doubted = (column: string, cell: string, ...asks: string[]): HostileList => ({
  title: `${column}: ${cell}`,
  list: withCell(column, cell),
  asks,
})
const read = (column: string, cell: string, right: Record<string, unknown>): HostileList => {
  const name = typeof right.name === 'string' ? right.name : FIRST
  const rows = plainRight({ [FIRST]: right })
  return {
    title: `${column}: ${cell} (read)`,
    list: withCell(column, cell),
    right: rows.sort((a, b) => (String(a.name) < String(b.name) ? -1 : 1)),
    ...(name ? {} : {}),
  }
}

/** Cells that are no value, or perhaps not what they seem, and spellings that must be read. */
export const HOSTILE_CELLS: readonly HostileList[] = [
  ...[
    '+44 20 7946 0958',
    '+49 30 901820',
    '0044 20 7946 0958',
    '+52 55 1234 5678',
    '011 33 1 70 18 99 00',
    '555-0142',
    '82825401',
    '8282540142 / 8282540199',
    'call office',
    '828-254-HOME',
  ].map((cell) => doubted('Phone', cell, 'refused:phone', 'doubt:phone')),
  ...[
    '999-999-9999',
    '(828) 555-5555',
    '(000) 000-0000',
    '111-111-1111',
    '828-000-0000',
    '1234567890',
    '(123) 456-7890',
    '2222222222',
  ].map((cell) => doubted('Phone', cell, 'refused:phone', 'doubt:phone')),
  // Of the Caribbean and of nobody: 10 digits that ring elsewhere.
  ...['(876) 555-0142', '+1 809 220 1111', '(900) 254-0142'].map((cell) =>
    doubted('Phone', cell, 'refused:phone', 'doubt:phone'),
  ),
  ...[
    'Hollis (CLOSED)',
    'Hollis - closed',
    'Hollis *DO NOT USE*',
    'DO NOT USE Hollis',
    'CLOSED - Hollis',
    'Hollis [duplicate]',
    'test',
    'Test Partner 1',
    'zzz Hollis',
    'Hollis (sold 2020)',
    'Hollis - out of business',
    'Hollis (inactive)',
    'OLD - Hollis',
    'Hollis (moved)',
    'Hollis (temporarily closed)',
    'Hollis ***closed***',
    'xxHollis Funeral Homexx',
    'Hollis (use Ames instead)',
    'Hollis - see Ames Mortuary',
    'delete me',
    'Hollis (prospect)',
    'office@hollis.example',
    'www.hollis.example',
    'https://hollis.example',
    '=A1&" "&B1',
    '=VLOOKUP(A2,Sheet2!A:B,2,0)',
    '(828) 254-0142',
    '12345',
    '#REF!',
    'n/a',
    'TBD',
    '???',
    'same as above',
    'Hollis;Wren;Ames',
    'Lorem ipsum',
    'Hollis &amp;amp; Wren Funeral Home',
  ].map((cell) => doubted('Business Name', cell, 'doubt:name', 'refused:name')),
  read('Business Name', 'Hollis &AMP; Wren Funeral Home', {}),
  read('Business Name', 'HOLLIS & WREN FUNERAL HOME', {}),
  read('Phone', '+1 828.254.0142', {}),
  read('Phone', 'tel:+18282540142', {}),
  read('State', 'N. Carolina', {}),
  read('ZIP', '28801-0000', {}),
  ...[
    'PO Box 12',
    'same',
    'TBD',
    '12-Mar',
    '28801',
    '=B2',
    'Asheville, NC 28801',
    'see website',
    'by appointment',
    'Hollis & Wren Funeral Home',
    'office@hollis.example',
    '(828) 254-0142',
  ].map((cell) => doubted('Address', cell, 'doubt:address', 'refused:address')),
  ...['28801', 'Suite 4', 'Nc', 'Springfeild', 'London', 'Multiple', '12 Merrimon Avenue'].map((cell) =>
    doubted('City', cell, 'doubt:city', 'refused:city'),
  ),
  ...['90210', '2880', '288011', 'H2X 1Y4', '00000', '28801.5', '99999'].map((cell) =>
    doubted('ZIP', cell, 'doubt:zipCode', 'refused:zipCode'),
  ),
  ...['XX', 'US', 'Ontario', 'NC/SC', 'England'].map((cell) =>
    doubted('State', cell, 'refused:state', 'refused:zipCode', 'doubt:zipCode', 'doubt:city'),
  ),
]
