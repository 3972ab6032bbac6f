import { describe, expect, test } from 'vitest'
import { guessByHeading } from './compare-headings.ts'
import { fieldOfHeading } from './heading-words.ts'
import { recogniseColumns } from './recognise-columns.ts'

describe('a heading', () => {
  test.each([
    ['Funeral Home', 'name'],
    ['Company', 'name'],
    ['BUSINESS NAME', 'name'],
    ['Name of Business', 'name'],
    ['Facility Name', 'name'],
    ['Street', 'address'],
    ['Address 1', 'address'],
    ['Address Line 1', 'address'],
    ['Address 2', 'address2'],
    ['addr:housenumber', 'addressNumber'],
    ['Suite/Unit', 'address2'],
    ['Town', 'city'],
    ['City/Town', 'city'],
    ['Province', 'state'],
    ['State / Province', 'state'],
    ['ST', 'state'],
    ['Postal Code', 'zipCode'],
    ['Zip', 'zipCode'],
    ['ZIP+4', 'zipCode'],
    ['zip_code', 'zipCode'],
    ['Tel', 'phone'],
    ['Tel.', 'phone'],
    ['Phone #', 'phone'],
    ['Main Office Phone (required)', 'phone'],
    ['E-Mail', 'email'],
    ['Contact e-mail', 'email'],
    ['URL', 'website'],
    ['Web site', 'website'],
    ['Company website', 'website'],
    ['Cremations per year', 'annualCremations'],
    ['# of Locations', 'locationCount'],
    ['Latitude', 'latitude'],
    ['Lng', 'longitude'],
    // Spanish and French
    ['Nombre', 'name'],
    ['Funeraria', 'name'],
    ['Dirección', 'address'],
    ['Ciudad', 'city'],
    ['Código Postal', 'zipCode'],
    ['Teléfono', 'phone'],
    ['Correo electrónico', 'email'],
    ['Sitio web', 'website'],
    ["Nom de l'entreprise", 'name'],
    ['Salon funéraire', 'name'],
    ['Adresse', 'address'],
    ['Ville', 'city'],
    ['Code postal', 'zipCode'],
    ['TÉLÉPHONE', 'phone'],
    ['Courriel', 'email'],
    ['Site Web', 'website'],
  ])('%j means %s', (heading, field) => {
    expect(guessByHeading(heading)?.field).toBe(field)
  })

  test.each([
    'Fax',
    'Fax Number',
    'Contact Name',
    'County',
    'Notes',
    'line',
    'reason',
    'Colour',
    '',
    '__proto__',
    'x'.repeat(5000),
  ])('%j means nothing to the directory', (heading) => {
    expect(guessByHeading(heading)).toBeNull()
  })
})

test.each([
  ['ZIP Code', 'zipCode'],
  ['zip_code', 'zipCode'],
  ['zipCode', 'zipCode'],
  [' Business Name ', 'name'],
  ['Services Offered', 'servicesOffered'],
  ['LOCATION-COUNT', 'locationCount'],
  ['\ufeffname', 'name'],
  ['Colour', undefined],
  ['__proto__', undefined],
  ['constructor', undefined],
])('%j certainly means %s', (heading, field) => {
  expect(fieldOfHeading(heading)).toBe(field)
})

const CITIES = new Set(['Asheville', 'Boise', 'Quincy'])
const recognise = (headings: string[], rows: string[][], chosen = {}) =>
  recogniseColumns(headings, rows, chosen, (cell) => CITIES.has(cell)).map(({ field, source }) => [
    field,
    source,
  ])

describe('the columns of a list', () => {
  test('whose headings say nothing are known by their cells, but for the name', () => {
    const rows = [
      [
        'Hollis Funeral Home',
        '12 Main Street',
        'Asheville',
        'NC',
        '28801',
        '828-254-0142',
        'a@b.example',
        'hollis.com',
        'red',
      ],
      [
        'Ames Cremation',
        '9 Oak Ave',
        'Boise',
        'ID',
        '83702',
        '(208) 254 0143',
        '',
        'https://ames.example',
        'blue',
      ],
      ['Keohane', 'PO Box 12', 'Quincy', 'Massachusetts', '2170', '6172540144', 'c@d.example', '', 'red'],
    ]
    expect(recognise(rows[0]?.map((_, index) => `Column${index}`) ?? [], rows)).toEqual([
      [null, 'none'],
      ...['address', 'city', 'state', 'zipCode', 'phone', 'email', 'website'].map((field) => [
        field,
        'content',
      ]),
      [null, 'none'],
    ])
  })

  test('fill each field once: the surest heading wins, the other is left out', () => {
    expect(recognise(['Telephone', 'Main Phone', 'phone'], [['1', '2', '3']])).toEqual([
      ['phone', 'heading'],
      [null, 'none'],
      [null, 'none'],
    ])
    expect(recognise(['Main office telephon', 'phone'], [])).toEqual([
      [null, 'none'],
      ['phone', 'heading'],
    ])
  })

  test('that are somebody else’s come last, those of a location first', () => {
    const rows = [['8282540142', '1 Bank Plaza', '12 Main St', 'Boise', 'Asheville', '8282540143']]
    const headings = [
      'Contact Phone',
      'Billing Street',
      'Shipping Street',
      'HQ City',
      'Location City',
      'Account Phone',
    ]
    expect(recognise(headings, rows).map(([field]) => field)).toEqual([
      null,
      null,
      'address',
      null,
      'city',
      'phone',
    ])
  })

  test('whose cells contradict their headings are known by their cells', () => {
    const rows = [
      ['open', 'NC', '28801', '8282540142'],
      ['closed', 'ID', '83702', '2082540143'],
    ]
    expect(recognise(['State', 'Prov/St', 'Phone', 'Zip'], rows)).toEqual([
      [null, 'none'],
      ['state', 'heading'],
      ['zipCode', 'content'],
      ['phone', 'content'],
    ])
  })

  test('go where a person puts them', () => {
    expect(recognise(['Phone', 'Fax'], [], { 1: 'phone' })).toEqual([
      [null, 'none'],
      ['phone', 'chosen'],
    ])
    expect(recognise(['Phone'], [['828-254-0142']], { 0: null })).toEqual([[null, 'chosen']])
  })
})
