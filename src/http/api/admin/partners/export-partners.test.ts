import { afterAll, beforeAll, expect, test } from 'vitest'
import { readCells } from '../../../../../tests/reading/read-cells.ts'
import { makeApp, type TestApp } from '../../../../../tests/sites/make-app.ts'
import { insertPartners } from '../../../../../tests/values/build.ts'
import { uploadList, writeList } from '../../../../../tests/values/import-file.ts'
import { partners } from '../../../../db/schema/directory.ts'
import { EXPORT_COLUMNS } from '../../../../features/partners/export/write-partner-csv.ts'
import { unguardFormula } from '../../../../shared/csv/csv-cells.ts'

let site: TestApp
let admin: Awaited<ReturnType<TestApp['signIn']>>
let ids: string[]
beforeAll(async () => {
  site = await makeApp()
  admin = await site.signIn()
  const rows = await insertPartners(
    site.app.db,
    {
      name: '=Hollis & "Wren"',
      address: '12 Haywood Road, Suite 4',
      zipCode: '02801',
      state: 'Rhode Island',
      phone: '+1 828 555 0142',
      email: '@office',
      description: '- First line\nsecond line',
      longDescription: 'One.\r\n\r\n"Two", and more.\n\n-Three',
      annualCremations: 420,
      locationCount: 2,
      isPriority: true,
      isActive: false,
      servicesOffered: ['Direct cremation', 'Burial; at sea'],
      partnerSince: 'January 2024',
      detailsConfirmedOn: '2026-03-14',
      logoUrl: '/uploads/logo.png',
      imageUrl: 'https://house.example/a.jpg?x=1,2',
      socialMedia: { facebook: 'https://facebook.com/hollis' },
      latitude: 41.123456789,
      longitude: -71.5,
      googlePlaceId: 'ChIJ-place',
      googleRating: 4.8,
      googleReviewCount: 164,
      googleFetchedAt: new Date(),
    },
    { name: 'Second', slug: 'kept-slug', latitude: null, longitude: null },
    { name: 'KEPT IN CAPITALS', city: 'SAINT-JÉRÔME', state: 'Quebec', zipCode: 'j7z1a1', phone: 'call us' },
    { name: 'Gone', deletedAt: new Date() },
  )
  ids = rows.map(({ id }) => id)
  await site.app.directory.refresh()
})
afterAll(() => site.close())

async function file(body: object): Promise<string> {
  const response = await admin.request('/api/admin/partners/export.csv', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  expect(response.status).toBe(200)
  expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8')
  expect(response.headers.get('content-disposition')).toMatch(
    /filename="partners_export_\d{4}-\d\d-\d\d\.csv"/,
  )
  // `text()` drops the byte order mark.
  return new TextDecoder('utf-8', { ignoreBOM: true }).decode(await response.arrayBuffer())
}
const stored = () => site.app.db.select().from(partners).orderBy(partners.id)

test('columns of the list are in order (LIST-3), and no cell is a formula', async () => {
  const text = await file({ ids: [ids[0]] })
  expect(text.split('\r\n')[0]).toBe(
    '\ufeffname,address,city,state,zipCode,phone,email,website,description,annualCremations,locationCount,isPriority,isActive,servicesOffered',
  )
  const [, row = [], ...others] = await readCells(text)
  expect(others).toEqual([])
  for (const cell of row) expect(cell).not.toMatch(/^[=+\-@]/)
  expect(row.map(unguardFormula)).toEqual([
    '=Hollis & "Wren"',
    '12 Haywood Road, Suite 4',
    'Asheville',
    'Rhode Island',
    '02801',
    '+1 828 555 0142',
    '@office',
    '',
    '- First line\nsecond line',
    '420',
    '2',
    'true',
    'false',
    'Direct cremation; Burial; at sea',
  ])
})

test('the full export has id, slug, long description and pictures, and nothing fetched from Google (GOOGLE-1, LIST-8)', async () => {
  const [head = [], row = []] = await readCells(await file({ columns: 'full', ids: [ids[0]] }))
  expect(head).toEqual(EXPORT_COLUMNS.full)
  for (const column of ['id', 'slug', 'longDescription', 'logoUrl', 'imageUrl', 'partnerSince', 'latitude'])
    expect(head).toContain(column)
  expect(head.join()).not.toMatch(/rating|review/i)
  expect(unguardFormula(row[head.indexOf('longDescription')] ?? '')).toContain('"Two", and more.')
})

test.each(['create', 'update', 'upsert'] as const)(
  'a full export imports back without a change in mode %s (LIST-8)',
  async (mode) => {
    const before = await stored()
    const job = await uploadList(admin, await file({ columns: 'full' }), { mode, match: 'id' })
    expect(job.report).toMatchObject({ unchangedCount: 3, createCount: 0, updateCount: 0, refusedCount: 0 })
    expect(await writeList(admin, job)).toMatchObject({ state: 'done', changeSetId: null, doneCount: 0 })
    expect(await stored()).toEqual(before)
  },
)

test('a changed cell of a full export is one change of that partner', async () => {
  const text = (await file({ columns: 'full' })).replace('January 2024', 'May 2025')
  const job = await uploadList(admin, text, { mode: 'update', match: 'id' })
  expect(job.report).toMatchObject({ unchangedCount: 2, createCount: 0, updateCount: 1, refusedCount: 0 })
})

test('the selection, what filters let through, or all; those that are gone are left out', async () => {
  const names = async (body: object) =>
    (await readCells(await file(body))).slice(1).map(([name = '']) => unguardFormula(name))
  expect(await names({ ids: [ids[1], ids[0]] })).toEqual(['Second', '=Hollis & "Wren"'])
  expect(await names({ ids: [ids[3], ids[1]] })).toEqual(['Second'])
  expect(await names({ filters: { active: 'yes', lacks: 'coordinates' } })).toEqual(['Second'])
  expect(await names({})).toHaveLength(3)
})

test.each([
  [{ columns: 'all' }, 'columns'],
  [{ ids: ['x'] }, 'ids.0'],
  [{ ids: [] }, 'ids'],
  [{ filters: { sort: '__proto__' } }, 'filters.sort'],
  [{ filters: { where: '1=1' } }, 'filters.where'],
])('refuses %j', async (body, field) => {
  const answer = await admin.call('POST', '/api/admin/partners/export.csv', body)
  expect(answer.status).toBe(400)
  expect(Object.keys(answer.body.fields)).toEqual([field])
})
