import {
  asked,
  type Cells,
  EMAIL,
  type HostileList,
  listOf,
  OTHER_PHONE,
  PEOPLE,
  PLAIN,
  passed,
  STREET,
  without,
} from './hostile-list.ts'

const cell = (column: string, text: string, ...asks: string[]): HostileList => ({
  title: `${column}: ${text}`,
  list: listOf({ ...PLAIN, [column]: [...(PLAIN[column] ?? []).slice(0, 2), text] }),
  asks,
})
const instead = (of: string, heading: string, cells: Cells, ...asks: string[]): HostileList => ({
  title: `${heading} for ${of}: ${cells.join(', ')}`,
  list: listOf({ ...without(PLAIN, of), [heading]: cells }),
  asks: [heading, ...asks],
})

/** Lists whose results were written before they were tried. */
export const NINTH_HOSTILE_LISTS: readonly HostileList[] = [
  asked('Wound up', ['Y', '', '']),
  asked('Ceased trading', ['2021-04-01', '', ''], 'doubt:isActive'),
  asked('Mothballed', ['x', '', '']),
  asked('Do not list', ['1', '0', '0']),
  asked('Suppressed', ['TRUE', 'FALSE', 'FALSE']),
  asked('Standing', ['good', 'lapsed', 'good'], 'doubt:isActive'),
  asked('Account State', ['Open', 'Dormant', 'Open'], 'doubt:isActive'),
  asked('Membership', ['current', 'resigned', 'current'], 'doubt:isActive'),
  asked('Trading', ['yes', 'no', 'yes']),
  asked('Embalmer Email', EMAIL),
  passed('Funeral Director Phone', OTHER_PHONE),
  passed('Night Line', OTHER_PHONE),
  passed('Owner Cell', OTHER_PHONE),
  asked('Parent Company Website', ['https://sci.example', 'https://sci.example', 'https://sci.example']),
  instead('Phone', 'Fax', OTHER_PHONE, 'missing:phone'),
  instead('Business Name', 'Proprietor', PEOPLE, 'missing:name'),
  instead('Business Name', 'Company', PEOPLE, 'doubt:name'),
  instead('Address', 'Mailing Address', ['PO Box 12', 'PO Box 7', 'PO Box 90'], 'missing:address'),
  instead('Address', 'Remit To', STREET, 'missing:address'),
  instead('City', 'County', ['Buncombe', 'Buncombe', 'Buncombe'], 'missing:city'),
  instead('State', 'State of Incorporation', ['DE', 'DE', 'NC'], 'missing:state', 'doubt:state'),
  instead('ZIP', 'Mailing ZIP', ['28802', '28802', '28815'], 'missing:zipCode'),
  cell('ZIP', '2.88E+04', 'doubt:zipCode', 'refused:zipCode'),
  cell('ZIP', '1978-11-06', 'doubt:zipCode', 'refused:zipCode'),
  cell('ZIP', 'SW1A 1AA', 'doubt:zipCode', 'refused:zipCode'),
  cell('Phone', '8.28254E+09', 'doubt:phone', 'refused:phone'),
  cell('Phone', '+44 20 7946 0958', 'doubt:phone', 'refused:phone'),
  cell('Phone', '=A2', 'doubt:phone', 'refused:phone'),
  cell('Phone', '#REF!', 'doubt:phone', 'refused:phone'),
  cell('Business Name', 'Bell Chapel - merged into Ames', 'doubt:name'),
  cell('Business Name', 'Bell Chapel (sold 2019)', 'doubt:name'),
  cell('Business Name', 'XX Bell Chapel XX', 'doubt:name'),
  cell('Business Name', 'Bell Chapel â€“ Asheville', 'doubt:name'),
  cell('Address', 'c/o Mary Jones', 'doubt:address'),
  cell('Address', 'same as above', 'doubt:address', 'refused:address'),
  cell('City', 'NC', 'doubt:city', 'refused:city'),
  cell('City', '28801', 'doubt:city', 'refused:city'),
  cell('Phone', '(828) 555-0000', 'doubt:phone', 'refused:phone'),
  cell('Business Name', 'Total', 'doubt:name', 'refused:name'),
  cell('Business Name', 'see Ames Mortuary', 'doubt:name'),
  cell('Address', 'Lockbox 7712', 'doubt:address'),
  cell('State', 'Ontario', 'doubt:state', 'doubt:city', 'refused:state'),
]

/** Still written without a question: known, not cured. */
export const OPEN_HOSTILE_LISTS: readonly HostileList[] = [
  asked('Stillgelegt', ['ja', 'nein', 'nein']),
  asked('Chiuso', ['sì', 'no', 'no']),
  asked('Encerrado', ['sim', 'não', 'não']),
]
