import { changePart, makeXlsx, type XlsxCell } from '../make-xlsx.ts'
import { type Cells, type Columns, type HostileList, listOf, without } from './hostile-list.ts'

/** Six houses whose ZIP, area code, city and state agree. */
export const SIX: Columns = {
  Name: [
    'Harlan & Pike Funeral Home',
    'Marsh Mortuary',
    'Lowell Family Chapel',
    'St. Brendan Cremation Services',
    'Oakes Funeral Service',
    'Vega Funeral Home',
  ],
  Address: [
    '214 Court Street',
    '18 Center Street',
    '77 Merrimack Street',
    '900 Lake Avenue',
    '31 State Street',
    '605 San Pedro Avenue',
  ],
  City: ['Boise', 'Provo', 'Lowell', 'Duluth', 'Macon', 'San Antonio'],
  State: ['ID', 'UT', 'MA', 'MN', 'GA', 'TX'],
  ZIP: ['83702', '84601', '01852', '55802', '31201', '78212'],
  Phone: [
    '(208) 343-0142',
    '(801) 373-0153',
    '(978) 454-0164',
    '(218) 722-0175',
    '(478) 742-0186',
    '(210) 225-0197',
  ],
}
const [NAME = [], STREET = [], CITY = [], STATE = [], ZIP = [], PHONE = []] = Object.values(SIX)
const PEOPLE: Cells = ['Tom Harlan', 'Ann Marsh', 'Joe Lowell', 'Kim Berg', 'Lee Oakes', 'Rosa Vega']
const OTHER_PHONE: Cells = PHONE.map((phone) => phone.replace('-0', '-9'))
const EMAIL: Cells = [
  'office@harlanpike.example',
  'office@marshmortuary.example',
  'office@lowellchapel.example',
  'office@stbrendan.example',
  'office@oakesfuneral.example',
  'office@vegafuneral.example',
]
const AT_ONE = 'Marsh Mortuary'

/** By name: what SIX stores, with other values of Marsh Mortuary or of all. */
const sixRight = (marsh: Record<string, unknown> = {}, all: Record<string, unknown> = {}) =>
  NAME.map((name, row) => ({
    name,
    address: STREET[row],
    city: CITY[row],
    zipCode: ZIP[row],
    phone: PHONE[row],
    isActive: true,
    email: null,
    ...all,
    ...(name === AT_ONE ? marsh : {}),
  })).sort((a, b) => (a.name < b.name ? -1 : 1))

const six = (title: string, columns: Columns, ...asks: string[]): HostileList => ({
  title,
  list: listOf(columns),
  ...(asks.length > 0 ? { asks } : { right: sixRight() }),
})
const beside = (heading: string, cells: Cells, ...asks: string[]) =>
  six(`${heading}: ${cells.join(', ')}`, { ...SIX, [heading]: cells }, heading, ...asks)
const cell = (column: string, text: string, ...asks: string[]): HostileList => ({
  title: `${column}: ${text}`,
  list: listOf({ ...SIX, [column]: (SIX[column] ?? []).map((own, row) => (row === 1 ? text : own)) }),
  asks,
})
const one = (heading: string, text: string, ...asks: string[]) =>
  six(`${heading}: ${text}`, { ...SIX, [heading]: ['', text, '', '', '', ''] }, ...asks)
const rowsOf = (columns: Columns): XlsxCell[][] => [
  Object.keys(columns).map((heading) => heading.trim() || null),
  ...NAME.map((_, row) => Object.values(columns).map((cells) => cells[row] || null)),
]
const csv = (rows: readonly (readonly unknown[])[]) =>
  rows
    .map((row) => row.map((text) => (/[,"]/.test(`${text ?? ''}`) ? `"${text}"` : (text ?? ''))).join(','))
    .join('\n')
const SHEET = rowsOf(SIX)
const turned = (cells: Cells) => [...cells.slice(1), cells[0] ?? '']
const merge = (ref: string) => (xml: string) =>
  xml.replace('</sheetData>', `</sheetData><mergeCells count="1"><mergeCell ref="${ref}"/></mergeCells>`)

const MARSH = {
  name: 'Marsh Mortuary',
  slug: 'marsh-mortuary-provo',
  address: '18 Center Street',
  city: 'Provo',
  state: 'Utah',
  zipCode: '84601',
  phone: '(801) 373-0153',
  email: 'office@marshmortuary.example',
  website: 'https://marshmortuary.example',
}
const ALDER = {
  ...MARSH,
  name: 'Alder Funeral Home',
  slug: 'alder-funeral-home-orem',
  address: '7 Orchard Street',
  city: 'Orem',
  zipCode: '84057',
  phone: '(801) 225-0164',
  email: 'office@alder.example',
  website: 'https://alder.example',
}
const update = (title: string, list: string, ...asks: string[]): HostileList => ({
  title,
  list,
  options: { mode: 'update' },
  before: [MARSH, ALDER],
  asks,
})
const YN = ['N', 'Y', 'N', 'N', 'N', 'N']

/** Sixty more, as programs, boards and people make them; their results were written before they were read. */
export const SEVENTH_HOSTILE_LISTS: readonly HostileList[] = [
  // Who is shown
  beside('Defunct', YN),
  beside('In Good Standing', ['Y', 'N', 'Y', 'Y', 'Y', 'Y']),
  beside('Unlisted', ['', 'x', '', '', '', '']),
  beside('Opt-in to directory', ['TRUE', 'FALSE', 'TRUE', 'TRUE', 'TRUE', 'TRUE']),
  beside('Skip', ['FALSE', 'TRUE', 'FALSE', 'FALSE', 'FALSE', 'FALSE']),
  beside(
    'Lifecycle Stage',
    ['Customer', 'Former customer', 'Customer', 'Customer', 'Customer', 'Customer'],
    'doubt:isActive',
  ),
  beside(
    'Lic Status Desc',
    ['CURRENT', 'NULL AND VOID', 'CURRENT', 'CURRENT', 'PROBATION', 'CURRENT'],
    'doubt:isActive',
  ),
  one('Last call', 'building now a dentist', 'doubt:isActive', 'Last call'),
  one('', 'shut since 2021', '', 'doubt:isActive'),
  six('two columns of who is open', { ...SIX, Active: YN, Closed: YN }, 'Active', 'Closed'),
  { title: 'a legend above', list: `Red = no longer with us,,,,,\n${csv(SHEET)}`, asks: ['title', 'file'] },
  {
    title: 'a divider of closed houses',
    list: csv([...SHEET.slice(0, 5), ['CLOSED LOCATIONS', '', '', '', '', ''], ...SHEET.slice(5)]),
    asks: ['doubt:isActive', 'title', 'doubt:name'],
  },
  // Columns
  {
    title: 'a Manager row above the telephone column',
    list: csv([['', '', '', '', '', 'Manager'], ...SHEET]),
    asks: ['Phone', 'Manager Phone', 'Manager'],
  },
  {
    title: 'mailing place before the place, under merged headings',
    list: changePart(
      makeXlsx({
        List: [
          [null, 'Mailing', null, null, null, 'Facility', null, null, null, null],
          ...rowsOf({
            Name: NAME,
            Street: ['PO Box 1', 'PO Box 2', 'PO Box 3', 'PO Box 4', 'PO Box 5', 'PO Box 6'],
            City: turned(CITY),
            State: turned(STATE),
            Zip: turned(ZIP),
            'Street ': STREET,
            'City ': CITY,
            'State ': STATE,
            'Zip ': ZIP,
            Phone: PHONE,
          }),
        ],
      }),
      merge('B1:E1'),
    ),
    asks: ['Street', 'City', 'Mailing Street', 'Mailing City', 'file'],
  },
  six(
    'bill-to lines of QuickBooks',
    {
      Customer: NAME,
      'Bill to 1': NAME,
      'Bill to 2': STREET,
      'Bill to 3': CITY.map((city, row) => `${city}, ${STATE[row]} ${ZIP[row]}`),
      'Main Phone': PHONE,
    },
    'missing:city',
    'Customer',
  ),
  six(
    'an area code of its own',
    {
      FH_NAME: NAME,
      ADDR1: STREET,
      CTY: CITY,
      ST: STATE,
      ZIP5: ZIP,
      PH_AREA: PHONE.map((phone) => phone.slice(1, 4)),
      PH_NO: PHONE.map((phone) => phone.slice(6)),
    },
    'PH_NO',
    'PH_AREA',
    'missing:phone',
    'refused:phone',
  ),
  six(
    'the number of the answering service',
    { ...without(SIX, 'Phone'), 'Answering service': PHONE },
    'Answering service',
    'missing:phone',
  ),
  six(
    'one number of the company',
    { ...without(SIX, 'Phone'), 'Corporate Phone': PHONE.map(() => '(312) 225-0142') },
    'Corporate Phone',
    'doubt:phone',
  ),
  six(
    'city and state changed places',
    { ...SIX, City: STATE, State: CITY },
    'City',
    'State',
    'refused:state',
  ),
  six(
    'ZIP and telephone changed places',
    { ...SIX, ZIP: PHONE, Phone: ZIP },
    'ZIP',
    'Phone',
    'refused:phone',
  ),
  six(
    'name and street changed places',
    { ...SIX, Name: STREET, Address: NAME },
    'Name',
    'Address',
    'doubt:name',
    'doubt:address',
  ),
  {
    title: 'one heading too few',
    list: csv(SHEET.map((row, at) => (at === 0 ? row : [`${at}`, ...row]))),
    asks: ['Name', 'Address', 'refused:state', 'file'],
  },
  six(
    'e-mail under website and the other way round',
    { ...SIX, Website: EMAIL, Email: ['https://harlanpike.example', '', '', '', '', ''] },
    'Website',
    'Email',
  ),
  six(
    'two columns named Address',
    { ...SIX, 'Address ': STREET.map((street) => street.replace(/\d+/, '1')) },
    'Address',
  ),
  six(
    'another name in some rows',
    { ...SIX, 'Doing Business As': ['', 'Marsh & Daughters', '', '', '', ''] },
    'Doing Business As',
    'Name',
    'doubt:name',
  ),
  six(
    'a place in one column',
    { ...without(SIX, 'City', 'State'), Location: CITY.map((city, row) => `${city}, ${STATE[row]}`) },
    'missing:city',
    'Location',
  ),
  six(
    'persons and companies of a network',
    {
      'First Name': PEOPLE.map((name) => name.split(' ')[0] ?? ''),
      'Last Name': PEOPLE.map((name) => name.split(' ')[1] ?? ''),
      'Email Address': EMAIL.map((email, row) =>
        email.replace('office', (PEOPLE[row] ?? '').split(' ')[0]?.toLowerCase() ?? ''),
      ),
      Company: NAME,
      Position: PEOPLE.map(() => 'Owner'),
      ...without(SIX, 'Name'),
    },
    'Email Address',
    'Company',
    'doubt:email',
  ),
  six(
    'codes for services',
    { ...SIX, Services: ['C;B', 'C', 'C;B;P', 'C', 'B', 'C;P'] },
    'Services',
    'doubt:servicesOffered',
  ),
  six(
    'counts with words',
    { ...SIX, 'Annual Cremations': ['120', 'approx. 90', '60', '75', '200', '310'] },
    'Annual Cremations',
    'doubt:annualCremations',
    'refused:annualCremations',
  ),
  six(
    'counts of the other kind of point',
    { ...SIX, 'Annual Cremations': ['1.200', '90', '1.060', '75', '200', '310'] },
    'Annual Cremations',
    'doubt:annualCremations',
    'refused:annualCremations',
  ),
  six(
    'notes of callers for a description',
    { ...SIX, Description: ['', 'left vm 3/4, no answer', '', '', '', ''] },
    'Description',
    'doubt:description',
  ),
  six(
    'one e-mail address for all',
    { ...SIX, Email: EMAIL.map(() => 'dispatch@regional.example') },
    'Email',
    'doubt:email',
  ),
  // Rows that slipped
  six('telephones sorted apart', { ...SIX, Phone: turned(PHONE) }, 'doubt:phone', 'Phone'),
  six('ZIP codes sorted apart', { ...SIX, ZIP: turned(ZIP) }, 'doubt:zipCode', 'ZIP'),
  six('cities sorted apart', { ...SIX, City: turned(CITY) }, 'doubt:city', 'City', 'doubt:zipCode'),
  six(
    'websites sorted apart',
    { ...SIX, Website: turned(EMAIL).map((email) => `https://${email.split('@')[1]}`) },
    'doubt:website',
    'Website',
  ),
  six(
    'e-mail addresses sorted apart',
    { ...SIX, Website: EMAIL.map((email) => `https://${email.split('@')[1]}`), Email: turned(EMAIL) },
    'doubt:email',
    'Email',
    'doubt:website',
  ),
  {
    title: 'a comma too many',
    list: csv(SHEET).replace('Marsh Mortuary', 'Marsh Mortuary, Inc.'),
    asks: ['refused:state', 'refused:phone', 'refused:zipCode', 'file'],
  },
  {
    title: 'an open quotation mark',
    list: csv(SHEET).replace('Marsh Mortuary', '"Marsh Mortuary'),
    asks: ['refused:address', 'refused:state', 'refused:name', 'file'],
  },
  // Cells
  cell('Address', 'same as above', 'doubt:address', 'refused:address'),
  cell('Address', '〃', 'doubt:address', 'refused:address'),
  cell('City', 'see main office', 'doubt:city', 'refused:city'),
  cell('Phone', 'see main office', 'refused:phone'),
  cell('Address', '18 Center Street (old location)', 'doubt:address', 'doubt:isActive'),
  cell('Address', '18 Center Street; 40 Main Street', 'doubt:address'),
  cell('Address', '18 Center Street, Orem', 'doubt:address'),
  cell('Name', 'Marsh Mortuary (801) 373-0153', 'doubt:name'),
  cell('Name', 'Marsh Mortuary (moved to Orem)', 'doubt:name'),
  cell('Name', 'Marsh Mortuary - sold 6/2023', 'doubt:name'),
  cell('Name', 'Ann Marsh, Licensed Director', 'doubt:name'),
  cell('Name', 'Branch of Harlan & Pike', 'doubt:name'),
  cell('Phone', '801-373-0153 / 801-373-0199', 'doubt:phone', 'refused:phone'),
  cell('Phone', '801 373 0153 Ann cell', 'doubt:phone', 'refused:phone'),
  cell('Phone', '8.01E+09', 'refused:phone'),
  cell('Phone', '(212) 373-0153', 'doubt:phone'),
  cell('ZIP', '84601/84602', 'doubt:zipCode', 'refused:zipCode'),
  // Updates
  update(
    'the number of another listed house',
    'name,city,state,phone\nMarsh Mortuary,Provo,UT,(801) 225-0164',
    'doubt:phone',
    'doubt:duplicate',
    'doubt:match',
  ),
  update(
    'two houses change numbers',
    'name,city,state,phone\nMarsh Mortuary,Provo,UT,(801) 225-0164\nAlder Funeral Home,Orem,UT,(801) 373-0153',
    'doubt:phone',
    'doubt:duplicate',
    'doubt:match',
  ),
  update(
    'the website of another listed house',
    'name,city,state,website\nMarsh Mortuary,Provo,UT,https://alder.example',
    'doubt:website',
    'doubt:duplicate',
    'doubt:match',
  ),
  update(
    'the e-mail address of another listed house',
    'name,city,state,email\nMarsh Mortuary,Provo,UT,office@alder.example',
    'doubt:email',
    'doubt:duplicate',
    'doubt:match',
  ),
  update(
    'the street and city of another listed house',
    'name,phone,address,city,zip\nMarsh Mortuary,(801) 373-0153,7 Orchard Street,Orem,84057',
    'doubt:address',
    'doubt:duplicate',
    'doubt:match',
    'doubt:name',
    'refused:name',
  ),
  {
    ...update(
      'a number that another house has now',
      'name,phone,website\nAlder Funeral Home,(801) 373-0153,https://alder-orem.example',
      'doubt:name',
      'doubt:match',
      'doubt:duplicate',
      'doubt:phone',
      'refused:name',
    ),
    options: { mode: 'update', match: 'phone' },
  },
]

/** How people keep lists without meaning harm: at most `most` questions, and what is right once all is confirmed. */
export const PLAIN_LISTS: readonly {
  title: string
  list: string | Uint8Array
  most: number
  right: readonly object[]
}[] = [
  { title: 'a small list', list: csv(SHEET), most: 0, right: sixRight() },
  { title: 'tabs', list: csv(SHEET).replaceAll(',', '\t'), most: 0, right: sixRight() },
  {
    title: 'a workbook with numbers',
    list: makeXlsx({
      Sheet1: SHEET.map((row, at) =>
        at === 0
          ? row
          : row.map((text, column) => (column > 3 ? Number(`${text}`.replace(/\D/g, '')) : text)),
      ),
    }),
    most: 0,
    right: sixRight(),
  },
  {
    title: 'UTF-16',
    list: new Uint8Array(Buffer.from(`\ufeff${csv(SHEET)}`, 'utf16le')),
    most: 0,
    right: sixRight(),
  },
  {
    title: 'with e-mail and website',
    list: listOf({ ...SIX, Email: EMAIL, Website: EMAIL.map((email) => `www.${email.split('@')[1]}`) }),
    most: 0,
    right: sixRight({}, { email: undefined }).map(({ email, ...row }) => row),
  },
  {
    title: 'a CRM',
    list: listOf({
      'Account Name': NAME,
      'Account Owner': PEOPLE,
      Phone: PHONE,
      'Billing Street': STREET,
      'Billing City': CITY,
      'Billing State': STATE,
      'Billing Zip': ZIP,
      'Created Date': NAME.map(() => '1/4/2024'),
    }),
    most: 3,
    right: sixRight(),
  },
  {
    title: 'a state board',
    list: listOf({
      'License #': ['1', '2', '3', '4', '5', '6'],
      'Establishment Name': NAME,
      'Street Address': STREET,
      City: CITY,
      State: STATE,
      'Zip Code': ZIP,
      County: ['Ada', 'Utah', 'Middlesex', 'Saint Louis', 'Bibb', 'Bexar'],
      Phone: PHONE,
      'Funeral Director in Charge': PEOPLE,
    }),
    most: 1,
    right: sixRight(),
  },
  {
    title: 'a sheet with notes',
    list: listOf({
      ...SIX,
      Contact: PEOPLE,
      Fax: OTHER_PHONE,
      Notes: ['', 'call after 9', '', 'prefers e-mail', '', ''],
    }),
    most: 1,
    right: sixRight(),
  },
  {
    title: 'headings in capitals',
    list: csv([
      ['BUSINESS NAME', 'STREET ADDRESS', 'CITY', 'STATE', 'ZIP CODE', 'PHONE NUMBER'],
      ...SHEET.slice(1).map((row) => row.map((text) => `${text}`.toUpperCase())),
    ]),
    most: 0,
    right: NAME.map(() => ({})),
  },
  {
    title: 'a list of yes and no',
    list: listOf({ ...SIX, Active: NAME.map(() => 'Yes') }),
    most: 1,
    right: sixRight(),
  },
  { title: 'a total below', list: `${csv(SHEET)}\nTotal,6,,,,`, most: 1, right: sixRight() },
  {
    title: 'whole state names',
    list: listOf({
      ...SIX,
      State: ['Idaho', 'Utah', 'Massachusetts', 'Minnesota', 'Georgia', 'Texas'],
      Services: NAME.map(() => 'Cremation; Burial'),
    }),
    most: 0,
    right: sixRight(),
  },
]
