import { changePart, makeXlsx, type XlsxCell } from '../make-xlsx.ts'
import {
  asked,
  type Cells,
  type Columns,
  EMAIL,
  type HostileList,
  listOf,
  PEOPLE,
  PHONE,
  PLAIN,
  passed,
  plainRight,
  STREET,
  without,
} from './hostile-list.ts'

const table = (columns: Columns): XlsxCell[][] => [
  Object.keys(columns),
  ...[0, 1, 2].map((row) => Object.values(columns).map((cells) => cells[row] || null)),
]
const list = (title: string, columns: Columns, asks?: readonly string[]): HostileList => ({
  title,
  list: listOf(columns),
  ...(asks ? { asks } : { right: plainRight() }),
})
/** PLAIN whose second row has another cell. */
const cell = (column: string, text: string, ...asks: string[]): HostileList => {
  const [first = '', , third = ''] = PLAIN[column] ?? []
  return { title: `${column}: ${text}`, list: listOf({ ...PLAIN, [column]: [first, text, third] }), asks }
}
const CROWN = {
  name: 'Crown Hill Funeral Service',
  slug: 'crown-hill-funeral-service-salem',
  address: '210 Commercial Street',
  city: 'Salem',
  state: 'Oregon',
  zipCode: '97301',
  phone: '(503) 363-0142',
  email: 'office@crownhill.example',
}
const SALEM_MA = {
  ...CROWN,
  name: 'Salem Harbor Cremation',
  slug: 'salem-harbor-cremation-salem',
  address: '9 Derby Street',
  state: 'Massachusetts',
  zipCode: '01970',
  phone: '(978) 744-0142',
  email: 'office@salemharbor.example',
}
const update = (title: string, text: string, more: Partial<HostileList>): HostileList => ({
  title,
  list: text,
  options: { mode: 'update' },
  before: [CROWN, SALEM_MA],
  ...more,
})
const SHUT: Cells = ['', 'Doors closed for good', '']

/** Thirty more, written after the fifty were right. */
export const SIXTH_HOSTILE_LISTS: readonly HostileList[] = [
  asked('Trading?', ['Y', 'N', 'Y']),
  asked('No longer a partner', ['', 'TRUE', '']),
  asked('Ausgeschieden', ['', 'x', '']),
  asked('Délisté', ['non', 'oui', 'non']),
  asked('¿Sigue abierta?', ['sí', 'no', 'sí']),
  asked('Record type', ['Partner', 'Ex-partner', 'Partner'], 'doubt:isActive'),
  asked('Office remarks', SHUT, 'doubt:isActive'),
  asked('Historia', ['', 'Cerró en 2020', ''], 'doubt:isActive'),
  asked('Remarques', ['', 'N’est plus en affaires', ''], 'doubt:isActive'),
  asked('Follow-up', ['', 'business was sold and the building is empty', ''], 'doubt:isActive'),
  list('a mobile telephone alone', { ...without(PLAIN, 'Phone'), 'Cell Phone': PHONE }, [
    'Cell Phone',
    'missing:phone',
  ]),
  list('a toll-free number beside', {
    ...PLAIN,
    'Toll Free': ['(800) 254-0142', '(800) 254-0143', '(800) 254-0144'],
  }),
  list('who answers', { ...PLAIN, 'Ask for': PEOPLE }),
  list('next of kin of the sample', { ...PLAIN, 'Emergency Email': EMAIL }, ['Emergency Email']),
  list('a name of two columns', {
    'First Name': ['John', 'Mary', 'Ann'],
    'Last Name': ['Smith', 'Jones', 'Reed'],
    ...PLAIN,
  }),
  list('only names of persons', { 'Full Name': PEOPLE, ...without(PLAIN, 'Business Name') }, [
    'Full Name',
    'missing:name',
  ]),
  list('a shipping address beside', {
    ...PLAIN,
    'Ship To Address': ['1 Dock Road', '2 Dock Road', '3 Dock Road'],
  }),
  list('a shipping address alone', { ...without(PLAIN, 'Address'), 'Ship To Address': STREET }, [
    'Ship To Address',
    'missing:address',
  ]),
  cell('Business Name', 'Ames Mortuary >>> merged 2021', 'doubt:name'),
  cell('Business Name', 'Ames Mortuary (do not refer)', 'doubt:name'),
  cell('Business Name', 'Owner: Mary Ames', 'doubt:name'),
  cell('Business Name', 'Ames Mortuary (cerrada)', 'doubt:name'),
  cell('Address', 'Same', 'refused:address'),
  cell('Phone', '(828) 254-0143 fax', 'doubt:phone', 'refused:phone'),
  cell('State', 'South Carolina', 'doubt:zipCode', 'doubt:state', 'doubt:city', 'refused:state'),
  {
    title: 'a hidden sheet of those who left',
    list: changePart(
      makeXlsx({ Partners: table(PLAIN), Left: table(PLAIN) }),
      (xml) => xml.replace('name="Left"', 'name="Left" state="hidden"'),
      'workbook.xml',
    ),
    asks: ['sheets'],
  },
  {
    title: 'a sheet named Former',
    list: makeXlsx({ 'Former partners': table(PLAIN) }),
    asks: ['title', 'sheets'],
  },
  update(
    'Salem of the other coast',
    'name,city,state,phone\nCrown Hill Funeral Service,Salem,MA,9787440199',
    {
      asks: ['refused:name', 'doubt:state', 'doubt:duplicate'],
    },
  ),
  passed('Established', ['1948', '1962', '2001']),
  passed('Hours of closing', ['17:00', '18:00', '17:30']),
]
