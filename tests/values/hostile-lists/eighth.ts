import { makeXlsx, type XlsxCell } from '../make-xlsx.ts'
import { type Cells, type Columns, type HostileList, listOf, without } from './hostile-list.ts'
import { SIX } from './seventh.ts'

const [NAME = [], STREET = [], CITY = [], STATE = [], , PHONE = []] = Object.values(SIX)
const six = (title: string, columns: Columns, ...asks: string[]): HostileList => ({
  title,
  list: listOf(columns),
  asks,
})
const beside = (heading: string, cells: Cells, ...asks: string[]) =>
  six(`${heading}: ${cells.join(', ')}`, { ...SIX, [heading]: cells }, heading, ...asks)
const cell = (column: string, text: string, ...asks: string[]) =>
  six(
    `${column}: ${text}`,
    { ...SIX, [column]: (SIX[column] ?? []).map((own, row) => (row === 4 ? text : own)) },
    ...asks,
  )
const rows = (): string[][] => [
  Object.keys(SIX),
  ...NAME.map((_, row) => Object.values(SIX).map((cells) => cells[row] ?? '')),
]
const csv = (all: readonly (readonly string[])[]) => all.map((row) => row.join(',')).join('\n')
const FIRST_EMAIL = 'office@bluepeak.example'
const PEAK = {
  name: 'Blue Peak Cremation',
  slug: 'blue-peak-cremation-ogden',
  address: '400 Harrison Boulevard',
  city: 'Ogden',
  state: 'Utah',
  zipCode: '84401',
  phone: '(801) 394-0142',
  email: FIRST_EMAIL,
  website: 'https://bluepeak.example',
}
const DALE = {
  ...PEAK,
  name: 'Dale Mortuary',
  slug: 'dale-mortuary-logan',
  address: '9 Main Street',
  city: 'Logan',
  zipCode: '84321',
  phone: '(435) 752-0142',
  email: 'office@dale.example',
  website: 'https://dalemortuary.example',
}
const update = (
  title: string,
  list: string,
  options: NonNullable<HostileList['options']>,
  ...asks: string[]
): HostileList => ({ title, list, options, before: [PEAK, DALE], asks })

/** Thirty more, written before the rules for the sixty were tried. */
export const EIGHTH_HOSTILE_LISTS: readonly HostileList[] = [
  beside('Hide from locator', ['', '', '', '', 'yes', '']),
  beside('Still operating', ['Y', 'Y', 'Y', 'Y', 'N', 'Y']),
  beside('Termination reason', ['', '', '', '', 'owner retired', ''], 'doubt:isActive'),
  beside('Membership', ['Gold', 'Gold', 'Silver', 'Gold', 'Resigned', 'Gold'], 'doubt:isActive'),
  beside('Observations', ['', '', '', '', 'they sold to a chain and left town', ''], 'doubt:isActive'),
  beside('Vetted', ['1', '1', '1', '1', '0', '1']),
  {
    title: 'a divider of former members',
    list: csv([...rows().slice(0, 4), ['', 'FORMER MEMBERS', '', '', '', ''], ...rows().slice(4)]),
    asks: ['doubt:isActive', 'title'],
  },
  {
    title: 'Owner above the telephone',
    list: csv([['', 'Location', '', '', '', 'Owner'], ...rows()]),
    asks: ['Phone'],
  },
  {
    title: 'Billing above the address',
    list: makeXlsx({ A: [[null, 'Billing address', null, null, null, null], ...rows()] as XlsxCell[][] }),
    asks: ['Address', 'City'],
  },
  six(
    'telephones moved down one',
    { ...SIX, Phone: [PHONE[0] ?? '', PHONE[0] ?? '', ...PHONE.slice(1, 5)] },
    'doubt:phone',
  ),
  six(
    'states sorted apart',
    { ...SIX, State: [...STATE].sort() },
    'doubt:state',
    'doubt:zipCode',
    'doubt:city',
  ),
  six(
    'names sorted apart beside websites',
    {
      ...SIX,
      Name: [...NAME].sort(),
      Website: NAME.map((name) => `https://${name.toLowerCase().replace(/[^a-z]/g, '')}.example`),
    },
    'doubt:website',
    'doubt:name',
  ),
  six(
    'a street and its city sorted apart',
    { ...SIX, Address: STREET.map((street, row) => `${street}, ${CITY[(row + 1) % 6]}`) },
    'doubt:address',
  ),
  six(
    'initials for names of services',
    { ...SIX, Services: NAME.map(() => 'CR; BU') },
    'Services',
    'doubt:servicesOffered',
  ),
  six('yes for a service', { ...SIX, Services: NAME.map(() => 'Yes') }, 'Services', 'doubt:servicesOffered'),
  six(
    'county for city',
    { ...without(SIX, 'City'), City: ['Ada', 'Utah', 'Middlesex', 'St Louis Co', 'Bibb', 'Bexar'] },
    'City',
    'doubt:city',
  ),
  six(
    'a price of the wrong kind',
    { ...SIX, 'Annual Cremations': ['$4,500', '90', '60', '75', '200', '310'] },
    'Annual Cremations',
    'refused:annualCremations',
    'doubt:annualCremations',
  ),
  six(
    'call notes for about',
    { ...SIX, About: ['', '', '', '', 'spoke w/ Lee 5/2 - wants more leads', ''] },
    'About',
    'doubt:longDescription',
  ),
  six(
    'an owner’s mail',
    {
      ...SIX,
      Owner: ['Pat Pike', 'Ann Marsh', 'Joe Lowell', 'Kim Berg', 'Lee Oakes', 'Rosa Vega'],
      Email: ['pat@pike.example', 'amarsh@marsh.example', '', '', 'lee.oakes@mail.example', ''],
    },
    'Email',
    'doubt:email',
  ),
  cell('Name', 'Oakes Funeral Service 478-742-0186', 'doubt:name'),
  cell('Name', 'Lee Oakes', 'doubt:name'),
  cell('Name', 'Oakes Funeral Service www.oakes.example', 'doubt:name'),
  cell('Address', '31 State Street (478) 742-0186', 'doubt:address'),
  cell('Address', '31 State Street, Atlanta', 'doubt:address'),
  cell('Phone', '(416) 742-0186', 'doubt:phone'),
  cell('City', 'use HQ address', 'doubt:city', 'refused:city'),
  cell('Address', 'refer to corporate', 'doubt:address', 'refused:address'),
  update(
    'another’s number by id',
    `id,name,phone\n,Blue Peak Cremation,(435) 752-0142`,
    { mode: 'update' },
    'missing:city',
    'doubt:phone',
    'refused:name',
  ),
  update(
    'a new house with the number of another',
    'name,address,city,state,zip,phone\nHigh Desert Chapel,1 Elm Street,Ogden,UT,84401,(801) 394-0142',
    {},
    'doubt:duplicate',
    'doubt:phone',
  ),
  update(
    'another’s website with www',
    'name,city,state,website\nDale Mortuary,Logan,UT,http://www.bluepeak.example/',
    { mode: 'update' },
    'doubt:website',
  ),
]
