import { describe, expect, test } from 'vitest'
import { setUpImportSite } from '../../../tests/sites/set-up-import-site.ts'
import { insertPartners } from '../../../tests/values/build.ts'
import {
  beside,
  type Case,
  CITY,
  decisions,
  instead,
  STATE,
  TRUE_FALSE,
  wantedOf,
  YES_NO,
} from '../../../tests/values/hostile-columns.ts'
import {
  type Columns,
  EMAIL,
  listOf,
  NAME,
  OTHER_PHONE,
  PEOPLE,
  PHONE,
  PLAIN,
  STREET,
  without,
} from '../../../tests/values/hostile-lists/hostile-list.ts'
import { acceptColumns, HOLLIS, settled } from '../../../tests/values/import-file.ts'
import type { ImportJob } from '../../shared/import.ts'

const { site, admin, upload, write, stored } = setUpImportSite()

const CASES: readonly Case[] = [
  // Opposites, and words of a status
  beside('Inactive', YES_NO, 'asked'),
  beside('Is Inactive', TRUE_FALSE, 'asked'),
  beside('Inactivo', ['sí', 'no', 'no'], 'asked'),
  beside('Not active', TRUE_FALSE, 'asked'),
  beside('Status', ['Active', 'Closed', 'Active'], 'asked'),
  beside('Account Status', ['Customer', 'Lost', 'Customer'], 'asked'),
  beside('Deleted', ['0', '1', '0'], 'asked'),
  beside('Is Deleted', TRUE_FALSE, 'asked'),
  beside('Closed', ['', 'x', ''], 'asked'),
  beside('Permanently closed?', TRUE_FALSE, 'asked'),
  beside('Date Closed', ['', '2019-04-01', ''], 'asked'),
  beside('Archived', TRUE_FALSE, 'asked'),
  beside('Hidden', YES_NO, 'asked'),
  beside('Disabled', TRUE_FALSE, 'asked'),
  beside('Estatus', ['activo', 'cerrado', 'activo'], 'asked'),
  beside('Active', YES_NO, 'asked'),
  beside('Active', TRUE_FALSE, 'sure'),
  beside('Active since', ['2011', '2015', '2020'], 'ignored'),
  [
    { ...PLAIN, Active: TRUE_FALSE, Status: ['Lead', 'Won', 'Lead'] },
    { Active: 'asked', Status: 'asked' },
  ],
  // Names
  [
    { ...without(PLAIN, 'Business Name'), Name: PEOPLE, Company: NAME },
    { Name: 'asked', Company: 'asked' },
  ],
  [
    { ...without(PLAIN, 'Business Name'), 'Legal Name': ['HW LLC', 'Ames Inc', 'Bell Ltd'], DBA: NAME },
    { 'Legal Name': 'ignored' },
  ],
  instead('Business Name', 'Legal Name', ['HW LLC', 'Ames Inc', 'Bell Ltd'], 'asked'),
  [
    {
      ...without(PLAIN, 'Business Name'),
      Brand: ['Whitlock Memorial Group', 'Whitlock Memorial Group', 'Farrow & Stroud'],
      Name: ['Main', 'Downtown', 'Annex'],
    },
    { Brand: 'asked', Name: 'asked' },
  ],
  instead('Business Name', 'Name', PEOPLE, 'asked'),
  instead('Business Name', 'Name', NAME, 'sure'),
  beside('Funeral Director', PEOPLE, 'ignored'),
  // Contacts of persons
  instead('Phone', 'Contact Phone', PHONE, 'asked'),
  instead('Phone', 'Director Phone', PHONE, 'asked'),
  instead('Phone', 'Fax', PHONE, 'ignored'),
  beside('Contact Phone', OTHER_PHONE, 'ignored'),
  beside('Contact Email', EMAIL, 'asked'),
  beside('Account Owner Email', EMAIL, 'asked'),
  beside('Sales Rep', PEOPLE, 'ignored'),
  beside('Billing E-mail', EMAIL, 'asked'),
  [
    { ...PLAIN, Email: EMAIL, 'Owner Email': ['x@hollis.example', 'y@ames.example', 'z@bell.example'] },
    { 'Owner Email': 'ignored' },
  ],
  [
    { ...without(PLAIN, 'Phone'), Telephone: PHONE, 'Office Phone': OTHER_PHONE },
    { Telephone: 'asked', 'Office Phone': 'asked' },
  ],
  // Addresses
  instead('Address', 'Mailing Address', ['PO Box 12', 'PO Box 13', '5 Haywood Road'], 'asked'),
  beside('Mailing Address', ['PO Box 12', 'PO Box 13', 'PO Box 14'], 'ignored'),
  instead('City', 'Billing City', CITY, 'asked'),
  instead('ZIP', 'Zip4', ['1204', '3311', '5520'], 'asked'),
  beside('ZIP extension', ['1204', '3311', '5520'], 'ignored'),
  [
    {
      ...without(PLAIN, 'Address'),
      Number: ['12', '5', '88'],
      Street: ['Merrimon Ave', 'Haywood Rd', 'Biltmore'],
    },
    { Street: 'asked' },
  ],
  [
    { ...without(PLAIN, 'Address'), 'House No': ['12', '5', '8'], Street: ['Elm St', 'Oak Rd', 'Ash Ave'] },
    { 'House No': 'asked', Street: 'asked' },
  ],
  [{ ...PLAIN, Address: STREET, '': ['Suite 4', 'Unit 9', ''] }, { '': 'asked' }],
  // Known words over other cells
  beside('Site', ['Main campus', 'North campus', 'Downtown'], 'asked'),
  beside('Mail', STREET, 'asked'),
  instead('State', 'Region', ['Southeast', 'Southeast', 'West'], 'asked'),
  instead('State', 'Estado', ['activo', 'cerrado', 'activo'], 'asked'),
  beside('Details', ['owes us $400', 'call Bob', ''], 'asked'),
  beside('Location', ['Downtown', 'North', 'West'], 'asked'),
  beside('Email opt out', TRUE_FALSE, 'asked'),
  // Written after the first were right, again before the first run
  beside('IsDeleted', TRUE_FALSE, 'asked'),
  beside('is_inactive', ['0', '1', '0'], 'asked'),
  beside('Non-active', YES_NO, 'asked'),
  beside('Do not list', ['', 'x', ''], 'asked'),
  beside('Out of business', ['', 'Y', ''], 'asked'),
  beside('Membership Status', ['Current', 'Lapsed', 'Current'], 'asked'),
  beside('Record State', ['live', 'dead', 'live'], 'asked'),
  beside('Statut', ['actif', 'fermé', 'actif'], 'asked'),
  beside('Cerrado', ['no', 'sí', 'no'], 'asked'),
  beside('Fermé', ['non', 'oui', 'non'], 'asked'),
  beside('Suspended', TRUE_FALSE, 'asked'),
  beside('Priority', ['High', 'Low', 'Low'], 'asked'),
  beside('Priority Mail', YES_NO, 'asked'),
  beside('Emergency Phone', OTHER_PHONE, 'ignored'),
  beside('Manager Phone', OTHER_PHONE, 'ignored'),
  beside('Phone 2', OTHER_PHONE, 'ignored'),
  beside('Cell', OTHER_PHONE, 'ignored'),
  instead('Phone', 'After-hours phone', PHONE, 'asked'),
  instead('Phone', 'Billing Phone', PHONE, 'asked'),
  instead('Phone', 'Mobile', PHONE, 'ignored'),
  beside('Accounts Payable Email', EMAIL, 'asked'),
  beside('Web Contact', PEOPLE, 'asked'),
  instead('Business Name', 'Parent Company', NAME, 'asked'),
  instead('Business Name', 'Contact Name', PEOPLE, 'ignored'),
  instead('Business Name', 'Nom', PEOPLE, 'asked'),
  [
    { ...without(PLAIN, 'Business Name'), Organization: NAME, 'Location Name': ['Main', 'North', 'West'] },
    { Organization: 'asked', 'Location Name': 'asked' },
  ],
  [
    { ...without(PLAIN, 'City'), City: CITY, Town: ['Arden', 'Arden', 'Arden'] },
    { City: 'asked', Town: 'asked' },
  ],
  [
    { ...without(PLAIN, 'State'), State: STATE, 'State of Incorporation': ['DE', 'DE', 'NV'] },
    { 'State of Incorporation': 'asked' },
  ],
  instead('Address', 'Billing Street', STREET, 'asked'),
  instead('Address', 'Postal Address', STREET, 'asked'),
  beside('Shipping City', ['Arden', 'Arden', 'Arden'], 'ignored'),
  instead('City', 'Phone City', CITY, 'asked'),
  beside('Rating', ['4.5', '3', '5'], 'ignored'),
  beside('Internal Notes', ['closed 2020', '', 'call'], 'asked'),
  beside('Summary', ['bad debt', '', 'late payer'], 'asked'),
  beside('About', ['Quiet rooms since 1910.', '', ''], 'sure'),
  beside('Number of staff', ['12', '3', '4'], 'ignored'),
  beside('Branches', ['Arden', 'Boise', 'Quincy'], 'asked'),
  beside('Suite', ['4', '9', ''], 'sure'),
  beside('Long', ['a', 'b', 'c'], 'asked'),
  beside('Logo', ['yes', 'no', 'yes'], 'asked'),
  beside('Website', ['none yet', 'ask Bob', 'under work'], 'asked'),
]

test.each([
  ['an ordinary list', 0, PLAIN],
  [
    'with a contact',
    1,
    { ...PLAIN, 'Contact Name': PEOPLE, Email: EMAIL, Fax: OTHER_PHONE, Notes: ['', 'x', ''] },
  ],
  [
    'of a CRM',
    3,
    {
      ...PLAIN,
      'Contact Name': PEOPLE,
      'Contact Phone': OTHER_PHONE,
      'Contact Email': EMAIL,
      Status: ['Active', 'Closed', 'Active'],
      Owner: PEOPLE,
    },
  ],
] as [string, number, Columns][])('%s asks at most %i questions', async (_, most, columns) => {
  const { report } = await upload(listOf(columns))
  const words = report?.flagWords.filter(({ isYes }) => isYes === null) ?? []
  const unsure = report?.columns.filter(({ isSure }) => !isSure) ?? []
  expect(words.length + unsure.length).toBeLessThanOrEqual(most)
})

describe('a list whose columns are not what they seem (IMPORT-6)', () => {
  const titled = CASES.map(([columns, right]) => [JSON.stringify(right), columns, right] as const)
  test.each(titled)('%s', async (_, columns, right) => {
    expect(decisions(await upload(listOf(columns)))).toMatchObject(wantedOf(columns, right))
  })
})

test('nothing is written before a guessed column of an optional field is answered (IMPORT-6)', async () => {
  const job = await upload(listOf({ ...PLAIN, 'Director Email': EMAIL }))
  await expect(write(job)).rejects.toMatchObject({
    status: 400,
    message: expect.stringContaining('"Director Email" left out'),
  })
  const { body } = await admin().call('PATCH', `/api/admin/imports/${job.id}`, { mapping: { 6: null } })
  await write(await settled(admin(), body))
  expect((await stored()).map(({ email }) => email)).toEqual([null, null, null])
})

describe('a column that says who is closed (IMPORT-2)', () => {
  const answer = async (job: ImportJob, isActive: Record<string, boolean>) => {
    const change = { flagWords: { isActive } }
    return settled(admin(), (await admin().call('PATCH', `/api/admin/imports/${job.id}`, change)).body)
  }

  test('is asked about with its blank cells, true and false, and read as answered', async () => {
    const job = await upload(listOf({ ...PLAIN, Closed: ['', 'TRUE', ''] }))
    expect(job.report?.flagWords).toEqual([
      { field: 'isActive', word: '', count: 2, isYes: null },
      { field: 'isActive', word: 'true', count: 1, isYes: null },
    ])
    await expect(write(job)).rejects.toMatchObject({ status: 400 })
    const answered = await answer(job, { '': true, true: false })
    expect(answered.report).toMatchObject({ invisibleCount: 1 })
    await write(answered)
    const shown = (await stored()).filter(({ isActive }) => isActive).map(({ name }) => name)
    expect(shown).toEqual(['Bell Chapel', 'Hollis & Wren Funeral Home'])
  })

  test('changes nothing where it is blank on an update (IMPORT-3)', async () => {
    await insertPartners(site().app.db, { ...HOLLIS, isActive: false })
    const job = await upload('name,city,closed\nHollis & Wren,Asheville,', { mode: 'update' })
    expect((await answer(job, { '': true })).report).toMatchObject({ updateCount: 0, unchangedCount: 1 })
  })
})

test('a number beside its street makes one address', async () => {
  const { Address: _, ...others } = PLAIN
  const job = await upload(
    listOf({ ...others, 'House No': ['12', '5', '8'], Street: ['Elm St', 'Oak Rd', 'Ash Ave'] }),
  )
  await write(await acceptColumns(admin(), job))
  expect((await stored()).map(({ address }) => address)).toEqual(['5 Oak Rd', '8 Ash Ave', '12 Elm St'])
})
