import { type Cells, type Columns, type HostileList, listOf } from './hostile-list.ts'

export const SIX: Columns = {
  Name: [
    'Dunmore Funeral Home',
    'Pruitt Mortuary',
    'Castellano & Sons Funeral Home',
    'Lakeshore Cremation Society',
    'Whitfield Chapel',
    'Okafor Funeral Services',
  ],
  Address: [
    '410 West Mallon Avenue',
    '12 Oak Street',
    '77 Summit Street',
    '301 Canal Park Drive',
    '1045 Mulberry Street',
    '9 South Boston Avenue',
  ],
  City: ['Spokane', 'Boise', 'Toledo', 'Duluth', 'Macon', 'Tulsa'],
  State: ['WA', 'ID', 'OH', 'MN', 'GA', 'OK'],
  ZIP: ['99201', '83702', '43604', '55802', '31201', '74103'],
  Phone: [
    '(509) 324-1101',
    '(208) 342-1102',
    '(419) 241-1103',
    '(218) 722-1104',
    '(478) 743-1105',
    '(918) 582-1106',
  ],
}
const NAMES = SIX.Name ?? []
const AT = 1
const NONE: Cells = NAMES.map(() => '')

export const sixRight = (more: Record<string, unknown> = {}): Record<string, unknown>[] =>
  NAMES.map((name, row) => ({ name, address: SIX.Address?.[row], city: SIX.City?.[row], ...more })).sort(
    (a, b) => ((a.name ?? '') < (b.name ?? '') ? -1 : 1),
  )

const FIELDS: Record<string, string[]> = {
  Name: ['doubt:name', 'refused:name', 'doubt:isActive'],
  Address: ['doubt:address', 'refused:address', 'doubt:isActive'],
  City: ['doubt:city', 'refused:city', 'doubt:isActive'],
  State: ['doubt:state', 'refused:state'],
  ZIP: ['doubt:zipCode', 'refused:zipCode'],
  Phone: ['doubt:phone', 'refused:phone', 'doubt:isActive'],
}

/** The six with one cell, or a whole column, of their own columns put otherwise. */
export const cell = (column: string, text: string | Cells, ...more: string[]): HostileList => ({
  title: `${column}: ${text}`,
  list: listOf({ ...SIX, [column]: typeof text === 'string' ? (SIX[column] ?? []).with(AT, text) : text }),
  asks: [column, ...(FIELDS[column] ?? []), ...more],
})

/** The six with a column more, which must be asked about. */
export const beside = (
  heading: string,
  text: string | Cells,
  others = '',
  ...more: string[]
): HostileList => ({
  title: `${heading}: ${text}`,
  list: listOf({
    ...SIX,
    [heading]: typeof text === 'string' ? NAMES.map((_, row) => (row === AT ? text : others)) : text,
  }),
  asks: [heading, 'doubt:isActive', ...more],
})

/** The six under other headings, with more columns. */
export const headed = (
  title: string,
  headings: readonly string[],
  more: Columns,
  ...asks: string[]
): HostileList => ({
  title,
  list: listOf({
    ...Object.fromEntries(Object.values(SIX).map((cells, column) => [headings[column] ?? '', cells])),
    ...more,
  }),
  asks,
})

/** The six with a column under another heading. */
export const instead = (of: string, heading: string, ...asks: string[]): HostileList => ({
  ...headed(
    `${heading} for ${of}`,
    Object.keys(SIX).map((known) => (known === of ? heading : known)),
    {},
    heading,
    ...asks,
  ),
})

export const fine = (columns: Columns, more: Record<string, unknown> = {}): HostileList => ({
  title: `nothing to ask: ${Object.entries(columns).map(([heading, cells]) => `${heading} ${cells[AT]}`)}`,
  list: listOf({ ...SIX, ...columns }),
  right: columns.Name || columns.Address ? NAMES.map(() => ({})) : sixRight(more),
})

const SALESFORCE = [
  'Account Name',
  'Billing Street',
  'Billing City',
  'Billing State/Province',
  'Billing Zip/Postal Code',
  'Phone',
]
const HUBSPOT = ['Company name', 'Street Address', 'City', 'State/Region', 'Postal Code', 'Phone Number']
const FRENCH = ['Nom', 'Adresse', 'Ville', 'État', 'Code postal', 'Téléphone']
const SPANISH = ['Nombre', 'Dirección', 'Ciudad', 'Estado', 'Código postal', 'Teléfono']
const rows = (...lines: string[]): string => lines.join('\n')
const PLAIN_ROWS = listOf(SIX)

/** Written before the import's rules were read; each names what must stand before the write. */
export const TWELFTH_HOSTILE_LISTS: readonly HostileList[] = [
  // Exports, whose columns say in words of their own who is no partner.
  headed(
    'Salesforce accounts',
    SALESFORCE,
    {
      Type: [
        'Customer - Direct',
        'Former',
        'Customer - Channel',
        'Customer - Direct',
        'Prospect',
        'Customer - Direct',
      ],
    },
    'Type',
    'doubt:isActive',
  ),
  headed(
    'HubSpot companies',
    HUBSPOT,
    { 'Lead Status': ['OPEN_DEAL', 'UNQUALIFIED', 'CONNECTED', 'OPEN_DEAL', 'BAD_TIMING', 'CONNECTED'] },
    'Lead Status',
    'doubt:isActive',
  ),
  headed(
    'Zoho accounts',
    SALESFORCE,
    { Rating: ['Acquired', 'Shut Down', 'Acquired', 'Active', 'Market Failed', 'Project Cancelled'] },
    'Rating',
    'doubt:isActive',
  ),
  beside('Where we are', ['🟢', '🔴', '🟢', '🟢', '🟡', '🟢']),
  beside('Tags', ['Partner', 'Partner, Archive', 'Partner', 'Partner', 'Partner, VIP', 'Partner']),
  cell('Name', 'Pruitt Mortuary (deleted)'),
  beside('License Status', ['Active', 'Null and Void', 'Active', 'Delinquent', 'Active', 'Active']),
  beside('Lic Stat', 'E', 'A'),
  beside('NCOA footnote', 'MLNA', ''),
  beside('Mail return', 'NSN / UTF', ''),
  beside('Member Class', ['Regular', 'Supplier', 'Regular', 'Emeritus', 'Regular', 'Affiliate']),
  beside('Colour', ['green', 'red', 'green', 'green', 'grey', 'green']),
  beside('RAG', ['G', 'R', 'G', 'G', 'A', 'G']),
  beside('?', ['y', 'n', 'y', 'y', 'y', 'y']),
  beside('Date out', '11/02/2023'),
  beside('Sold to', 'Dignity'),
  beside('Replaced by', 'Heritage Chapel of Boise'),
  beside('Survivor account', '001-4417'),
  beside('Reason', 'retired, no successor'),
  beside('Left', '2023'),
  beside('Do we still work together', 'we did', 'of course'),
  headed(
    'French follow-up',
    FRENCH,
    {
      Suivi: ['sous contrat', 'contrat échu', 'sous contrat', 'sous contrat', 'à relancer', 'sous contrat'],
    },
    'Suivi',
    'doubt:isActive',
  ),
  headed(
    'French remark',
    FRENCH,
    { Remarque: NONE.with(AT, 'a cessé son activité en juin') },
    'Remarque',
    'doubt:isActive',
  ),
  headed(
    'Spanish situation',
    SPANISH,
    { Situación: ['En vigor', 'Causó baja', 'En vigor', 'En vigor', 'En trámite', 'En vigor'] },
    'Situación',
    'doubt:isActive',
  ),
  headed(
    'Spanish remark',
    SPANISH,
    { Observaciones: NONE.with(AT, 'ya no trabajan con nosotros') },
    'Observaciones',
    'doubt:isActive',
  ),
  beside('Partner?', 'used to be', 'yes'),
  beside('P/C', ['C', 'P', 'C', 'C', 'P', 'C']),
  beside('Opening hours', 'Permanently closed', 'Mo-Fr 9-5', 'refused:openingHours'),
  beside('License expires', '06/30/2019', '06/30/2028'),
  beside('Contract through', ['2028', '2021', '2028', '2027', '2027', '2028']),
  beside('2026 dues', 'refused to pay', 'paid'),
  beside('Sept. call', 'Bill says they are done with us', 'left message'),
  beside('Listed on our site', ['1', '', '1', '1', '', '1']),
  beside('Licence type', 'Embalmer (individual)', 'Establishment', 'doubt:name'),
  beside('Record Type', ['FH', 'VENDOR', 'FH', 'FH', 'CEM', 'FH']),
  // Names.
  cell('Name', 'Pruitt Mortuary ***'),
  cell('Name', 'Pruitt Mortuary - CLSD'),
  cell('Name', 'Pruitt Mortuary (as of Jan: Heritage Chapel)'),
  cell('Name', 'Pruitt Mortuary / Heritage Chapel'),
  cell('Name', 'Pruitt Mortuary, attn Bill'),
  cell('Name', 'c/o Dignity Memorial'),
  cell('Name', 'Pruitt Mortuary 2 locations'),
  cell(
    'Name',
    NAMES.map((name, row) => `${row + 1}. ${name}`),
  ),
  cell('Name', 'Boise'),
  cell('Name', 'Idaho'),
  cell('Name', 'ditto'),
  cell('Name', '-'),
  cell('Name', 'Jane Pruitt, owner'),
  cell('Name', 'Pruitt, William J.'),
  cell('Name', 'Pruitt Holdings LLC d/b/a Heritage Chapel'),
  cell('Name', 'the place across from the hospital'),
  cell('Name', '~~Pruitt Mortuary~~'),
  cell('Name', 'Pruitt Mortuary 🚫'),
  cell('Name', 'Pe?a Mortuary'),
  cell('Name', 'Pruitt Mortuary|12 Oak Street|Boise'),
  cell('Name', 'Pruitt Mortuary bought out'),
  cell('Name', 'no longer Pruitt Mortuary'),
  cell('Name', 'Pruitt Mortuary $$ owes'),
  // Streets.
  cell('Address', 'ask Bill'),
  cell('Address', '12 Oak Street (mail only)'),
  cell('Address', '12 Oak Street until 6/30'),
  cell('Address', '12 Oak Street and 400 Pine Street'),
  cell('Address', '43.6150, -116.2023'),
  cell('Address', 'Suite 200'),
  cell('Address', 'behind the Shell station'),
  cell('Address', '12 Oak Street, gate code 4411'),
  cell('Address', '12 Oak Street 12 Oak Street'),
  cell('Address', '0'),
  cell('Address', 'License FE-4411'),
  cell('Address', "Bill's house"),
  // Cities, states and codes.
  cell('City', 'Boise/Nampa'),
  cell('City', 'near Boise'),
  cell('City', 'Boise?'),
  cell('City', 'Ada County'),
  cell('City', 'same'),
  cell('State', 'ID/WA'),
  cell('ZIP', '00000'),
  cell('ZIP', '83702?'),
  // Telephone numbers.
  cell('Phone', 'same as Macon'),
  cell('Phone', '(208) 342-1102 after 5pm'),
  cell('Phone', 'fax (208) 342-1102'),
  cell('Phone', '(208) 342-1102 wrong number'),
  cell('Phone', '(208) 342-1102 / (208) 342-1199'),
  cell('Phone', '+44 20 7946 0018'),
  // Columns that stand for a field and are not it.
  instead('Phone', 'Owner cell'),
  instead('Phone', 'Phone or fax'),
  instead('Name', 'Proprietor', 'missing:name', 'doubt:name'),
  instead('Name', 'Parent company', 'missing:name'),
  instead('Address', 'Registered agent address', 'missing:address'),
  instead('Address', 'Ship-to street'),
  instead('City', 'County', 'missing:city'),
  {
    title: 'Google contacts, whose name is a person',
    list: listOf({
      ...SIX,
      Name: ['Al Dunmore', 'Jane Pruitt', 'Vito Castellano', 'Sue Berg', 'Ray Whitfield', 'Ike Okafor'],
      'Organization Name': NAMES,
    }),
    asks: ['Name', 'Organization Name', 'doubt:name'],
  },
  // Columns that fill a field wrongly.
  beside('Priority', ['1', '3', '2', '1', '2', '3']),
  beside('Featured', 'until 2023', ''),
  beside('Description', 'Spoke to Bill 3/4, wants more stones', '', 'doubt:description'),
  // Whole files.
  {
    title: 'past partners below a line of their own',
    list: rows(...PLAIN_ROWS.split('\n').slice(0, 4), '— alumni —,,,,,', ...PLAIN_ROWS.split('\n').slice(4)),
    asks: ['doubt:name', 'refused:name', 'refused:address', 'doubt:isActive', 'file'],
  },
  {
    title: 'a star told at the foot',
    list: rows(PLAIN_ROWS.replace('Pruitt Mortuary', 'Pruitt Mortuary*'), '* no longer with us,,,,,'),
    asks: ['doubt:name', 'doubt:isActive'],
  },
  // Nothing to ask.
  beside('Region', ['West', 'West', 'Midwest', 'Midwest', 'South', 'South']),
  fine({ 'Account Rep': ['Dana Fox', 'Dana Fox', 'Lee Park', 'Lee Park', 'Dana Fox', 'Lee Park'] }),
  fine({
    'Last order': ['2026-03-01', '2026-02-11', '2026-01-30', '2026-05-05', '2026-04-01', '2025-12-12'],
  }),
  fine({ Email: ['info@dunmore.example', 'n/a', 'none', '', 'office@whitfield.example', '-'] }),
  fine({
    Name: [
      'Best Funeral Home',
      'Deadman & Closs Mortuary',
      'Old Mission Mortuary',
      'A Gentle Farewell',
      'New Hope Chapel',
      'Neptune Society',
    ],
  }),
  fine({ County: ['Spokane', 'Ada', 'Lucas', 'St. Louis', 'Bibb', 'Tulsa'] }),
  fine({
    Address: [
      'N6540 County Road K',
      'One Memorial Drive',
      '12 1/2 Oak Street',
      'State Highway 3',
      '12 Oak Street, Suite 4',
      '9 Old Mill Road',
    ],
  }),
  fine({ 'Kits shipped': ['120', '4', '33', '18', '7', '250'] }),
  beside('Chain', ['', 'SCI', '', 'NorthStar', '', '']),
  fine({ 'Record ID': ['001A', '001B', '001C', '001D', '001E', '001F'] }),
  fine({ Fax: ['(509) 324-1191', '(208) 342-1192', '', '', '(478) 743-1195', ''] }),
  fine({
    Director: ['Al Dunmore', 'Jane Pruitt', 'Vito Castellano', 'Sue Berg', 'Ray Whitfield', 'Ike Okafor'],
  }),
  fine({ Website: ['dunmore.example', 'https://www.pruitt.example/', 'n/a', '', 'none', 'TBD'] }),
  fine({ Country: ['USA', 'USA', 'USA', 'USA', 'USA', 'USA'] }),
  fine({ Source: ['NFDA 2024', 'referral', 'NFDA 2024', 'web', 'web', 'referral'] }),
  fine({ Founded: ['1921', '1954', '1988', '2003', '1899', '2011'] }, { partnerSince: null }),
]
