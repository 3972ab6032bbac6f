import { type HostileList, listOf } from './hostile-list.ts'
import { beside, cell, headed, SIX } from './twelfth.ts'

const NAMES = SIX.Name ?? []
const CITIES = SIX.City ?? []
const COUNT = 220
/** The six again and again, with a sign of their own; `last` is in the last row. */
const many = (heading: string, usual: string, last: string) => {
  const long = (column: string) => Array.from({ length: COUNT }, (_, row) => SIX[column]?.[row % 6] ?? '')
  const rows = { ...SIX }
  for (const column of Object.keys(SIX)) rows[column] = long(column)
  rows.Name = long('Name').map(
    (name, row) => `${String.fromCharCode(65 + (row % 26), 97 + Math.floor(row / 26))}${name}`,
  )
  rows.Address = long('Address').map((_, row) => `${row + 1} Oak Street`)
  rows.Phone = long('Phone').map((phone, row) => phone.replace(/\d{4}$/, String(2000 + row)))
  return listOf({ ...rows, [heading]: (rows[heading] ?? rows.Name.map(() => usual)).with(-1, last) })
}

/** Values that are odd only beside the others of their column or list. */
export const ODD_AMONG_OTHERS: readonly HostileList[] = [
  cell('Address', [
    'Mallon Avenue',
    'Oak Street',
    'Summit Street',
    'Canal Drive',
    'W 4th Street',
    'Boston Avenue',
  ]),
  cell(
    'Address',
    (SIX.Address ?? []).map((address, row) => (row < 3 ? '1929 Allen Parkway' : address)),
  ),
  cell('Address', 'Bob Harlow, 12 Oak Street'),
  cell('Name', 'Pruitt Cremation Lic. FE-2041'),
  cell('Name', 'Pruitt Cremation 00415'),
  beside(
    'Website',
    ['dunmore.example', ...CITIES.slice(1).map(() => 'association.example')],
    '',
    'doubt:website',
  ),
  beside('Website', NAMES.map(() => '').with(2, 'www.google.com'), '', 'doubt:website'),
  beside('Email', NAMES.map(() => '').with(2, 'none@none.com'), '', 'doubt:email'),
  beside('Since', ['1889', '1896', '1903', '1910', '1917', '1924']),
  beside('About', [
    'Pays late.',
    'Bill is difficult.',
    'Call before ten.',
    'Slow.',
    'Ask for Jo.',
    'See notes.',
  ]),
  beside(
    'About',
    CITIES.map((city) => `We care for families in ${city}.`).with(3, 'Bill is difficult; pays late.'),
    '',
    'doubt:longDescription',
  ),
  beside(
    'Description',
    ['', ...NAMES].slice(0, 6).map((name) => name && `${name} has cared for families for sixty years.`),
    '',
    'doubt:description',
  ),
  { title: 'a person in row 220', list: many('Name', '', 'Joan Chilton'), asks: ['doubt:name'] },
  { title: 'a group in row 220', list: many('Kind', 'Full', 'Other'), asks: ['Kind'] },
]

/** Each heading says of the house itself what it holds. */
export const PLAIN_HEADINGS = [
  'Name_Company|Address_Street|Address_City|Address_State|Address_Zip|Phone_Main',
  'Account Name|Address 1: Street|Address 1: City|Address 1: State/Province|Address 1: ZIP/Postal Code|Main Phone',
  'Nom / Name|Adresse|Ville / City|Province / State|Code postal / Postal Code|Téléphone / Phone',
  'Name (Nom)|Address (Adresse)|City (Ville)|State (État)|ZIP (Code postal)|Phone (Téléphone)',
  'Company Name|Physical Street|Physical City|Physical State|Physical Zip|Telephone Number',
  '[Organization]|[Address > Primary > Street]|[Address > Primary > City]|[Address > Primary > State]|[Address > Primary > Zip]|[Phone > Primary]',
].map((headings) => ({ ...headed(headings, headings.split('|'), {}), most: 0 }))
