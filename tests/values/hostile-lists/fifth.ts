import { changePart, makeXlsx, type XlsxCell } from '../make-xlsx.ts'
import {
  asked,
  type Cells,
  type Columns,
  EMAIL,
  type HostileList,
  listOf,
  NAME,
  OTHER_PHONE,
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
const hideColumn = (at: number) => (xml: string) =>
  xml.replace('<sheetData>', `<cols><col min="${at}" max="${at}" hidden="1"/></cols><sheetData>`)
const merge = (ref: string) => (xml: string) =>
  xml.replace('</sheetData>', `</sheetData><mergeCells count="1"><mergeCell ref="${ref}"/></mergeCells>`)
const row = (column: string, text: string, asks: readonly string[]): HostileList => ({
  title: `${column}: ${text}`,
  list: listOf({ ...PLAIN, [column]: [...(PLAIN[column] ?? []).slice(0, 2), text] }),
  asks,
})
const list = (title: string, columns: Columns, asks?: readonly string[]): HostileList => ({
  title,
  list: listOf(columns),
  ...(asks ? { asks } : { right: plainRight() }),
})

const MAIL_STREET: Cells = ['PO Box 12', 'PO Box 7', 'PO Box 90']
const [NAMES, STREETS, CITIES, STATES, ZIPS, PHONES] = Object.values(PLAIN) as Cells[]
const HOUSE = {
  name: 'Quiet Pines Chapel',
  slug: 'quiet-pines-chapel-boone',
  address: '40 King Street',
  city: 'Boone',
  state: 'North Carolina',
  zipCode: '28607',
  phone: '(828) 264-0142',
  email: 'office@quietpines.example',
  website: 'https://quietpines.example',
}
const COAST = {
  ...HOUSE,
  name: 'Coastal Cremation',
  slug: 'coastal-cremation-beaufort',
  address: '7 Front Street',
  city: 'Beaufort',
  zipCode: '28516',
  phone: '(252) 728-0142',
  email: 'office@coastal.example',
  website: 'https://coastal.example',
}
const update = (title: string, text: string, more: Partial<HostileList>): HostileList => ({
  title,
  list: text,
  options: { mode: 'update' },
  before: [HOUSE, COAST],
  ...more,
})

/** More than fifty files, their results written before they were read. */
export const FIFTH_HOSTILE_LISTS: readonly HostileList[] = [
  // Who is shown
  asked('Is this location permanently closed?', ['No', 'Yes', 'No']),
  asked('Remove from map', ['', 'yes', '']),
  asked('Not accepting families', ['false', 'true', 'false']),
  asked('Dissolved', ['', '2018-02-11', '']),
  asked('Ceased trading', ['', 'x', '']),
  asked('Business State', ['Open', 'Shut down', 'Open'], 'doubt:isActive'),
  asked('Cerró', ['', 'sí', '']),
  asked('Fermeture', ['', 'définitive', ''], 'doubt:isActive'),
  asked('Actif ?', ['O', 'N', 'O']),
  asked('Habilitada', ['sí', 'no', 'sí']),
  asked('Visible en ligne', ['oui', 'non', 'oui']),
  asked('Paused', ['0', '1', '0']),
  asked('Member since / until', ['2010 -', '2011 - 2019 (left)', '2015 -'], 'doubt:isActive'),
  asked('Notes', ['', 'Acquired by Ames, doors shut 2022', ''], 'doubt:isActive'),
  // Telephones, persons and addresses of others
  list('two telephones', { ...without(PLAIN, 'Phone'), 'Phone 1': PHONE, 'Phone 2': OTHER_PHONE }),
  list(
    'day and night telephones',
    { ...without(PLAIN, 'Phone'), 'Day Phone': PHONE, 'Night Phone': OTHER_PHONE },
    ['Day Phone', 'Night Phone', 'missing:phone'],
  ),
  list(
    'a telephone of the pre-need seller',
    { ...without(PLAIN, 'Phone'), 'Pre-need Counselor Phone': PHONE },
    ['Pre-need Counselor Phone', 'missing:phone'],
  ),
  list('a person as contact', { ...PLAIN, 'Contact Person': PEOPLE, 'Contact Person Email': EMAIL }, [
    'Contact Person Email',
  ]),
  list('the licensed director before the house', { 'Managing Director': PEOPLE, ...PLAIN }),
  list('a customer and a house', {
    Customer: PEOPLE,
    'Funeral Home': NAME,
    ...without(PLAIN, 'Business Name'),
  }),
  list('a mailing address beside', {
    ...PLAIN,
    'Mailing Street': MAIL_STREET,
    'Mailing Zip Code': ['28802', '28802', '28802'],
  }),
  list('a mailing address first', { 'Mail Address': MAIL_STREET, ...PLAIN }),
  list(
    'billing place alone',
    { ...without(PLAIN, 'City', 'ZIP'), 'Bill To City': CITIES ?? [], 'Bill To ZIP': ZIPS ?? [] },
    ['Bill To City', 'missing:city'],
  ),
  list(
    'French headings',
    {
      'Raison d’être commerciale': NAMES ?? [],
      'Adresse municipale': STREETS ?? [],
      Ville: CITIES ?? [],
      'Province/État': STATES ?? [],
      'Code postal / ZIP': ZIPS ?? [],
      'N° de téléphone': PHONES ?? [],
    },
    ['Raison d’être commerciale', 'missing:name'],
  ),
  list('plain French headings', {
    'Nom de la maison funéraire': NAMES ?? [],
    'Adresse civique': STREETS ?? [],
    Ville: CITIES ?? [],
    Province: STATES ?? [],
    'Code postal': ZIPS ?? [],
    'Numéro de téléphone': PHONES ?? [],
  }),
  list('plain Spanish headings', {
    'Nombre de la funeraria': NAMES ?? [],
    Dirección: STREETS ?? [],
    Ciudad: CITIES ?? [],
    Estado: STATES ?? [],
    'Código postal': ZIPS ?? [],
    'Número de teléfono': PHONES ?? [],
  }),
  list('Estado of two meanings', { ...PLAIN, Estado: ['activo', 'inactivo', 'activo'] }, ['Estado', 'State']),
  list(
    'the telephone of the owner in Spanish',
    { ...without(PLAIN, 'Phone'), 'Teléfono particular': PHONE },
    ['Teléfono particular', 'missing:phone'],
  ),
  // Cells
  row('Business Name', 'Bell Chapel — permanently closed', ['doubt:name']),
  row('Business Name', 'Bell Chapel (now Ames)', ['doubt:name']),
  row('Business Name', 'Attn: Bob Bell', ['doubt:name']),
  row('Business Name', '=CONCATENATE(A1;B1)', ['doubt:name', 'refused:name']),
  row('Business Name', 'BELL CHAPEL - TEST RECORD', ['doubt:name']),
  row('Phone', '+33 1 70 18 99 00', ['doubt:phone', 'refused:phone']),
  row('Phone', '(828) 254-0144 or (828) 254-0145', ['doubt:phone', 'refused:phone']),
  row('Phone', '1-800-CALL-NOW', ['doubt:phone', 'refused:phone']),
  row('Address', 'c/o Ames Mortuary', ['doubt:address', 'refused:address']),
  row('ZIP', '90210', ['doubt:zipCode', 'refused:zipCode']),
  row('ZIP', '2880', ['doubt:zipCode', 'refused:zipCode']),
  row('City', 'Asheville, NC 28801', ['doubt:city', 'refused:city']),
  // Workbooks
  {
    title: 'a hidden column of states of business',
    list: changePart(makeXlsx({ List: table({ ...PLAIN, Closed: ['', 'x', ''] }) }), hideColumn(7)),
    asks: ['Closed'],
  },
  {
    title: 'a second sheet of updates',
    list: makeXlsx({
      Partners: table(PLAIN),
      'Phone changes': table({ 'Business Name': NAME, Phone: OTHER_PHONE }),
    }),
    asks: ['sheets'],
  },
  {
    title: 'a group heading merged above two addresses',
    list: changePart(
      makeXlsx({
        List: [
          [null, 'Location', null, null, null, null, 'Mailing', null],
          ...table({ ...PLAIN, 'Address ': MAIL_STREET, 'City ': ['Boone', 'Boone', 'Boone'] }),
        ],
      }),
      merge('B1:F1'),
    ),
    asks: ['Address', 'City', 'file', 'title'],
  },
  // Updates
  update(
    'another house at the same city by a like name',
    'name,city,state,phone\nQuiet Pine Chapel of Rest,Boone,NC,8282640199',
    {
      asks: ['refused:name', 'doubt:duplicate', 'doubt:name', 'doubt:match'],
    },
  ),
  update(
    'Beaufort of the other Carolina',
    'name,address,city,state,zip,phone\nCoastal Cremation,3 Bay Street,Beaufort,SC,29902,8435240142',
    {
      asks: ['refused:name', 'doubt:state', 'doubt:duplicate'],
    },
  ),
  update(
    'names swapped by their websites',
    'name,website\nCoastal Cremation,https://quietpines.example\nQuiet Pines Chapel,https://coastal.example',
    {
      options: { mode: 'update', match: 'website' },
      asks: ['doubt:name', 'doubt:duplicate', 'doubt:match'],
    },
  ),
  update(
    'one e-mail address blank, one new',
    'name,city,state,email\nQuiet Pines Chapel,Boone,NC,\nCoastal Cremation,Beaufort,NC,hello@coastal.example',
    {
      right: [
        { name: COAST.name, email: 'hello@coastal.example', phone: COAST.phone },
        { name: HOUSE.name, email: HOUSE.email, phone: HOUSE.phone },
      ],
    },
  ),
  passed(
    'Director',
    STREET.map((_, at) => PEOPLE[at] ?? ''),
  ),
]
