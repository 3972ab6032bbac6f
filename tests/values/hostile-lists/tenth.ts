import { changePart, makeXlsx, type XlsxCell } from '../make-xlsx.ts'
import { type Cells, type Columns, type HostileList, listOf, without } from './hostile-list.ts'

/** Twelve houses whose ZIP, area code, city and state agree. */
export const TWELVE: Columns = {
  Name: [
    'Brandt & Sons Funeral Home',
    'Cedar Ridge Mortuary',
    'Dunmore Chapel',
    'Eastlake Cremation',
    'Ferris Funeral Service',
    'Gallo Funeral Home',
    'Hobbs Mortuary',
    'Ibarra Family Chapel',
    'Jensen Funeral Home',
    'Kimball Cremation Services',
    'Lindgren Funeral Home',
    'Moreau Memorial',
  ],
  Address: [
    '410 Main Street',
    '1200 Wall Street',
    '15 Elm Street',
    '88 State Street',
    '9 Broad Avenue',
    '301 Atwells Avenue',
    '77 Central Avenue',
    '640 Mesa Street',
    '22 Harrison Boulevard',
    '5 Water Street',
    '17 Superior Street',
    '230 Government Street',
  ],
  City: [
    'Fargo',
    'Bend',
    'Scranton',
    'Erie',
    'Albany',
    'Providence',
    'Albuquerque',
    'El Paso',
    'Ogden',
    'Augusta',
    'Duluth',
    'Mobile',
  ],
  State: ['ND', 'OR', 'PA', 'PA', 'GA', 'RI', 'NM', 'TX', 'UT', 'ME', 'MN', 'AL'],
  ZIP: [
    '58102',
    '97701',
    '18503',
    '16501',
    '31701',
    '02903',
    '87102',
    '79901',
    '84401',
    '04330',
    '55802',
    '36602',
  ],
  Phone: [
    '(701) 235-0142',
    '(541) 382-0153',
    '(570) 346-0164',
    '(814) 454-0175',
    '(229) 435-0186',
    '(401) 421-0197',
    '(505) 242-0118',
    '(915) 533-0129',
    '(801) 394-0130',
    '(207) 622-0141',
    '(218) 722-0152',
    '(251) 432-0163',
  ],
}
const [NAME = [], STREET = [], CITY = [], STATE = [], ZIP = [], PHONE = []] = Object.values(TWELVE)
const STATE_NAMES =
  'North Dakota,Oregon,Pennsylvania,Pennsylvania,Georgia,Rhode Island,New Mexico,Texas,Utah,Maine,Minnesota,Alabama'.split(
    ',',
  )
const SITE = NAME.map((name) => `https://${name.toLowerCase().replace(/\W/g, '')}.example`)
const EMAIL = SITE.map((site) => site.replace('https://', 'office@'))
const PEOPLE: Cells =
  'Al Brandt,Bea Ridge,Cy Dunn,Dot Lake,Ed Ferris,Flo Gallo,Gus Hobbs,Ida Ibarra,Jo Jensen,Ken Kimball,Lil Lindgren,Max Moreau'.split(
    ',',
  )
const OTHER_PHONE = PHONE.map((phone) => phone.replace('-0', '-9'))
const AT = 6

/** By name: what TWELVE stores, with other values of Hobbs Mortuary. */
const twelveRight = (hobbs: Record<string, unknown> = {}) =>
  NAME.map((name, row) => ({
    name,
    address: STREET[row],
    city: CITY[row],
    state: STATE_NAMES[row],
    zipCode: ZIP[row],
    phone: PHONE[row],
    isActive: true,
    ...(row === AT ? hobbs : {}),
  }))

const at = (text: string, others = ''): Cells => NAME.map((_, row) => (row === AT ? text : others))
const list = (title: string, columns: Columns, ...asks: string[]): HostileList => ({
  title,
  list: listOf(columns),
  ...(asks.length > 0 ? { asks } : { right: twelveRight() }),
})
const beside = (heading: string, cells: Cells, ...asks: string[]) =>
  list(`${heading} beside`, { ...TWELVE, [heading]: cells }, heading, ...asks)
const instead = (of: string, heading: string, cells: Cells, ...asks: string[]) =>
  list(`${heading} for ${of}`, { ...without(TWELVE, of), [heading]: cells }, heading, ...asks)
const cell = (column: string, text: string, ...asks: string[]): HostileList => ({
  title: `${column}: ${text}`,
  list: listOf({
    ...TWELVE,
    [column]: NAME.map((_, row) => (row === AT ? text : (TWELVE[column]?.[row] ?? ''))),
  }),
  asks,
})
const rows = (columns: Columns = TWELVE): XlsxCell[][] => [
  Object.keys(columns),
  ...NAME.map((_, row) => Object.values(columns).map((cells) => cells[row] || null)),
]
const csv = (all: readonly (readonly unknown[])[]) =>
  all
    .map((row) => row.map((text) => (/[,"]/.test(`${text ?? ''}`) ? `"${text}"` : (text ?? ''))).join(','))
    .join('\n')

/** Strikes a workbook's row through, as people mark what has gone. */
const strike = (bytes: Buffer, row: number) =>
  changePart(
    changePart(bytes, (xml) =>
      xml
        .replace(`<row r="${row}">`, `<row r="${row}" s="2" customFormat="1">`)
        .replace(new RegExp(`<c r="([A-Z]+${row})"`, 'g'), '<c r="$1" s="2"'),
    ),
    (xml) =>
      xml
        .replace(
          '<cellXfs>',
          '<fonts count="2"><font><sz val="11"/></font><font><strike/><sz val="11"/></font></fonts><cellXfs>',
        )
        .replace('</cellXfs>', '<xf numFmtId="0" fontId="1" applyFont="1"/></cellXfs>'),
    'styles.xml',
  )

const STORED = NAME.map((name, row) => ({
  name,
  slug: name.toLowerCase().replace(/\W+/g, '-'),
  address: STREET[row],
  city: CITY[row],
  state: STATE_NAMES[row],
  zipCode: ZIP[row],
  phone: PHONE[row],
  email: EMAIL[row],
  website: SITE[row],
}))
const SLUG = STORED.map(({ slug }) => slug)
const update = (
  title: string,
  columns: Columns,
  options: NonNullable<HostileList['options']>,
  ...asks: string[]
): HostileList => ({ title, list: listOf(columns), options, before: STORED, asks })
const NAMED: Columns = { Name: NAME, City: CITY, State: STATE }

/** Forty, written before the import's code was read; each names what must stand before the write. */
export const TENTH_HOSTILE_LISTS: readonly HostileList[] = [
  beside('Fermé', at('oui', 'non')),
  beside('Inactivo?', at('X')),
  beside('Succeeded by', at('Gallo Funeral Home'), 'doubt:isActive'),
  cell('Name', 'Hobbs Mortuary FERMÉ', 'doubt:name'),
  {
    ...list('a suite without its word', { ...TWELVE, Suite: at('200') }),
    right: twelveRight({ address: '77 Central Avenue, #200' }),
  },
  beside('Live on site', at('N', 'Y')),
  beside('Current member', at('Expired', 'Yes'), 'doubt:isActive'),
  beside('Telephone Number', OTHER_PHONE, 'Phone'),
  beside('Sales Rep Email', EMAIL),
  beside(
    'DBA',
    NAME.map((name) => `${name.split(' ')[0]} Care`),
    'Name',
  ),
  beside(
    'Priority',
    NAME.map((_, row) => `${row + 1}`),
  ),
  beside('Last order', at('2014 - account closed', '2026'), 'doubt:isActive'),
  instead('Name', 'Contact Name', PEOPLE, 'missing:name'),
  instead('Phone', 'Bookkeeper Phone', OTHER_PHONE, 'missing:phone'),
  instead(
    'Address',
    'Mail Address',
    NAME.map((_, row) => `PO Box ${row + 3}`),
    'missing:address',
  ),
  instead('City', 'Ship To City', CITY, 'missing:city'),
  instead(
    'Name',
    'Legal Entity',
    NAME.map((name) => `${name} LLC`),
    'missing:name',
  ),
  list(
    'number and street in two columns',
    {
      ...without(TWELVE, 'Address'),
      'House No': STREET.map((street) => street.split(' ')[0] ?? ''),
      'Street Name': STREET.map((street) => street.split(' ').slice(1).join(' ')),
    },
    'House No',
    'Street Name',
    'missing:address',
    'doubt:address',
  ),
  {
    title: 'a row struck through',
    list: strike(makeXlsx({ List: rows() }), AT + 2),
    asks: ['doubt:isActive'],
  },
  {
    title: 'a second sheet whose headings stand lower',
    list: makeXlsx({ East: rows(), West: [['Western houses'], [], ['As of May'], ...rows()] }),
    asks: ['sheets'],
  },
  {
    title: 'a merged Owner above telephone and e-mail',
    list: changePart(
      makeXlsx({
        List: [['House', null, null, null, null, 'Owner', null], ...rows({ ...TWELVE, Email: EMAIL })],
      }),
      (xml) =>
        xml.replace(
          '</sheetData>',
          '</sheetData><mergeCells count="2"><mergeCell ref="A1:E1"/><mergeCell ref="F1:G1"/></mergeCells>',
        ),
    ),
    asks: ['Phone', 'Email'],
  },
  {
    title: 'rows hidden by a filter',
    list: changePart(makeXlsx({ List: rows() }), (xml) =>
      xml
        .replace(`<row r="${AT + 2}">`, `<row r="${AT + 2}" hidden="1">`)
        .replace('</sheetData>', '</sheetData><autoFilter ref="A1:F13"/>'),
    ),
    asks: ['doubt:isActive'],
  },
  {
    title: 'a hidden column of e-mail addresses',
    list: changePart(makeXlsx({ List: rows({ ...TWELVE, Email: EMAIL }) }), (xml) =>
      xml.replace('<sheetData>', '<cols><col min="7" max="7" width="0" hidden="1"/></cols><sheetData>'),
    ),
    asks: ['Email'],
  },
  {
    title: 'a formula without a stored value for the state',
    list: changePart(makeXlsx({ List: rows() }), (xml) =>
      xml.replace(/<c r="D8" t="s"><v>\d+<\/v><\/c>/, '<c r="D8"><f>VLOOKUP(A8,Z1:Z9,2)</f></c>'),
    ),
    asks: ['refused:state', 'doubt:state'],
  },
  {
    title: 'a formula that failed for the name',
    list: changePart(makeXlsx({ List: rows() }), (xml) =>
      xml.replace(/<c r="A8" t="s"><v>\d+<\/v><\/c>/, '<c r="A8" t="e"><f>B9</f><v>#N/A</v></c>'),
    ),
    asks: ['refused:name', 'doubt:name'],
  },
  {
    title: 'a note above that names a colour',
    list: csv([['Rows in red are closed'], ...rows()]),
    asks: ['title', 'doubt:isActive'],
  },
  {
    title: 'a subtotal inside',
    list: csv([...rows().slice(0, 5), ['Pennsylvania subtotal', '', '', '', '', '2'], ...rows().slice(5)]),
    asks: ['doubt:name', 'refused:address', 'refused:phone'],
  },
  update(
    'an update that switches everybody off',
    { ...NAMED, isActive: NAME.map(() => 'false') },
    { mode: 'update' },
    'isActive',
    'doubt:isActive',
    'inactive',
  ),
  update(
    'an update that switches a quarter off',
    { ...NAMED, isActive: NAME.map((_, row) => (row % 4 === 0 ? 'false' : 'true')) },
    { mode: 'update' },
    'isActive',
    'doubt:isActive',
    'inactive',
  ),
  update(
    'state, street and telephone at once',
    {
      slug: SLUG,
      address: NAME.map((_, row) => (row === AT ? '900 Lake Avenue' : (STREET[row] ?? ''))),
      city: NAME.map((_, row) => (row === AT ? 'Tulsa' : (CITY[row] ?? ''))),
      state: NAME.map((_, row) => (row === AT ? 'OK' : (STATE[row] ?? ''))),
      zipCode: NAME.map((_, row) => (row === AT ? '74103' : (ZIP[row] ?? ''))),
      phone: NAME.map((_, row) => (row === AT ? '(918) 582-0118' : (PHONE[row] ?? ''))),
    },
    { mode: 'update', match: 'slug' },
    'doubt:state',
    'doubt:match',
    'doubt:address',
  ),
  update(
    'another house by a shared website',
    { Name: ['Sandia Cremation'], Phone: ['(505) 242-0777'], Website: [SITE[AT] ?? ''] },
    { mode: 'update', match: 'website' },
    'doubt:name',
    'doubt:match',
    'doubt:duplicate',
  ),
  update(
    'names moved up by one',
    { slug: SLUG, name: [...NAME.slice(1), NAME[0] ?? ''] },
    { mode: 'update', match: 'slug' },
    'doubt:name',
    'doubt:match',
  ),
  update(
    'two rows for one partner',
    { Phone: [PHONE[AT] ?? '', PHONE[AT] ?? ''], Email: ['a@hobbs.example', 'b@hobbs.example'] },
    { mode: 'update', match: 'phone' },
    'refused:null',
    'refused:phone',
    'doubt:duplicate',
  ),
  update(
    'one description for everybody',
    { ...NAMED, Description: NAME.map(() => 'A family firm since 1911 with a chapel of its own.') },
    { mode: 'update' },
    'doubt:description',
    'Description',
  ),
  cell('Name', 'Hobbs Mortuary - PERMANENTLY CLOSED', 'doubt:name', 'doubt:isActive'),
  cell('Name', 'ZZ DO NOT USE Hobbs', 'doubt:name', 'doubt:isActive'),
  cell('Name', 'info@hobbs.example', 'doubt:name', 'refused:name'),
  cell('Name', 'Hobbs Mortuary, 77 Central Avenue, Albuquerque NM (505) 242-0118', 'doubt:name'),
  cell('Phone', '+1 (242) 322-0118', 'doubt:phone', 'refused:phone'),
  cell('Phone', '+52 55 5533 0129', 'doubt:phone', 'refused:phone'),
  cell('ZIP', '80202', 'doubt:zipCode', 'refused:zipCode'),
  cell('Name', 'CrÃ©matorium Hobbs', 'doubt:name'),
  list(
    'a description that is meant for the office',
    { ...TWELVE, Description: at('INTERNAL: owes us $400, do not renew') },
    'doubt:description',
    'Description',
  ),
]

const QUEBEC: Columns = {
  Nom: ['Salon funéraire Léger', 'Maison Côté', 'Crémation Gagné'],
  Adresse: ['12, rue Saint-Jean', '450, boulevard Talbot', '8, rue King Ouest'],
  Ville: ['Québec', 'Saguenay', 'Sherbrooke'],
  Province: ['QC', 'QC', 'QC'],
  'Code postal': ['G1R 1S4', 'G7H 4A1', 'J1H 1P1'],
  Téléphone: ['418 692-0142', '418 549-0153', '819 564-0164'],
}

/** Lists that are meant well, with the most questions that each may ask and what it stores. */
export const PLAIN_TENTH: readonly (HostileList & { most: number })[] = [
  {
    title: 'twelve houses with websites and descriptions',
    list: listOf({
      ...TWELVE,
      Email: EMAIL,
      Website: SITE,
      Description: NAME.map((name, row) => `${name} has served ${CITY[row]} since ${1901 + row}.`),
    }),
    most: 0,
    right: twelveRight(),
  },
  {
    title: 'semicolons in Windows-1252, in French',
    list: new Uint8Array(Buffer.from(listOf(QUEBEC).replaceAll('","', '";"'), 'latin1')),
    most: 0,
    right: [
      { name: 'Crémation Gagné', city: 'Sherbrooke', state: 'Quebec', phone: '(819) 564-0164' },
      { name: 'Maison Côté', zipCode: 'G7H 4A1' },
      { name: 'Salon funéraire Léger', address: '12, rue Saint-Jean', city: 'Québec' },
    ],
  },
  {
    title: 'headings in Spanish',
    list: listOf({
      Nombre: NAME,
      Dirección: STREET,
      Ciudad: CITY,
      Estado: STATE,
      'Código postal': ZIP,
      Teléfono: PHONE,
    }),
    most: 0,
    right: twelveRight(),
  },
  {
    title: 'a workbook with a title, a date and a total',
    list: makeXlsx({ Partners: [['Partner locations'], ['As of May 2026'], [], ...rows(), ['Total', 12]] }),
    most: 1,
    right: twelveRight(),
  },
  {
    title: 'Salesforce',
    list: listOf({
      'Account ID': NAME.map((_, row) => `0015e00000AbC${row}`),
      'Account Name': NAME,
      'Account Owner': PEOPLE,
      Type: NAME.map(() => 'Customer - Direct'),
      Phone: PHONE,
      Fax: OTHER_PHONE,
      Website: SITE,
      'Billing Street': STREET,
      'Billing City': CITY,
      'Billing State/Province': STATE,
      'Billing Zip/Postal Code': ZIP,
      'Billing Country': NAME.map(() => 'United States'),
      'Last Modified Date': NAME.map(() => '5/4/2026'),
    }),
    most: 3,
    right: twelveRight(),
  },
  {
    title: 'HubSpot',
    list: listOf({
      'Record ID': NAME.map((_, row) => `90112233${row}`),
      'Company name': NAME,
      'Company owner': PEOPLE,
      'Create Date': NAME.map(() => '2024-02-11 10:02'),
      'Phone Number': PHONE,
      'Street Address': STREET,
      City: CITY,
      'State/Region': STATE,
      'Postal Code': ZIP,
      'Website URL': SITE,
    }),
    most: 3,
    right: twelveRight(),
  },
  {
    title: 'free numbers and extensions of ZIP codes',
    list: listOf({
      ...TWELVE,
      ZIP: ZIP.map((zip, row) => (row === AT ? `${zip}-4410` : zip)),
      Phone: PHONE.map((phone, row) => (row === AT ? '1-800-242-0118' : phone)),
    }),
    most: 0,
    right: twelveRight({ zipCode: '87102-4410', phone: '(800) 242-0118' }),
  },
  {
    title: 'cities of two states, and their spellings',
    list: listOf({
      name: [
        'Kaw Point Chapel',
        'Westport Mortuary',
        'Twin City Cremation',
        'Gateway Funeral Home',
        'Lake Chapel',
      ],
      address: [
        '1 Minnesota Avenue',
        '9 Main Street',
        '4 State Line Avenue',
        '80 Olive Street',
        '7 Sherman Avenue',
      ],
      city: ['Kansas City', 'Kansas City', 'Texarkana', 'Saint Louis', "Coeur d'Alene"],
      state: ['KS', 'MO', 'AR', 'MO', 'ID'],
      zip: ['66101', '64105', '71854', '63101', '83814'],
      phone: ['913-371-0142', '816-221-0153', '870-772-0164', '314-421-0175', '208-664-0186'],
    }),
    most: 0,
    right: [
      { city: 'Saint Louis' },
      { state: 'Kansas' },
      { city: "Coeur d'Alene" },
      { state: 'Arkansas' },
      {},
    ],
  },
  {
    title: 'branches of one firm on its website',
    list: listOf({
      ...TWELVE,
      Name: CITY.map((city) => `Evergreen Funeral Home of ${city}`),
      Website: NAME.map(() => 'https://evergreen.example'),
    }),
    most: 1,
    right: [...CITY].sort().map((city) => ({ name: `Evergreen Funeral Home of ${city}` })),
  },
  {
    title: 'a code of Canada with a letter for the zero',
    list: listOf({
      name: ['Danforth Chapel', 'Rideau Funeral Home'],
      address: ['12 Danforth Avenue', '40 Rideau Street'],
      city: ['Toronto', 'Ottawa'],
      province: ['ON', 'ON'],
      'postal code': ['M4K 1NO', 'K1N5X4'],
      phone: ['416-463-0142', '613-241-0153'],
    }),
    most: 1,
    right: [{ zipCode: 'M4K 1N0' }, { zipCode: 'K1N 5X4' }],
  },
]

/** Odd partners as they are stored: what an export says of them was decided about once. */
export const ODD_PARTNERS: readonly Record<string, unknown>[] = [
  ...STORED,
  { ...STORED[0], slug: 'branch-1', name: 'Brandt & Sons West', address: 'PO Box 12' },
  { ...STORED[0], slug: 'branch-2', name: 'Brandt & Sons East', address: 'By the old mill' },
  { ...STORED[1], slug: 'closed', name: 'Cedar Ridge (CLOSED)', isActive: false },
  { ...STORED[2], slug: 'border', name: 'Dunmore Branch', zipCode: '13790', phone: '(607) 346-0164' },
  { ...STORED[3], slug: 'person', name: 'John Smith', email: 'john.smith@mail.example', website: null },
  { ...STORED[4], slug: 'shouting', name: 'FERRIS CHAPEL', description: 'see website', phone: 'call us' },
  { ...STORED[5], slug: 'mojibake', name: 'CrÃ©matorium Gallo', website: 'https://other-firm.example' },
  { ...STORED[AT], slug: 'same-place', name: 'Hobbs Cremation', phone: '(999) 999-9999' },
]
