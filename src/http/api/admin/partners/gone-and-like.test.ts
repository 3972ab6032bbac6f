import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeApp, type TestApp } from '../../../../../tests/sites/make-app.ts'
import { insertPartners } from '../../../../../tests/values/build.ts'

let site: TestApp
let admin: Awaited<ReturnType<TestApp['signIn']>>
beforeAll(async () => {
  site = await makeApp()
  admin = await site.signIn()
})
afterAll(() => site.close())

const UNKNOWN = '00000000-0000-4000-8000-000000000001'
const idsOf = (rows: { id: string }[]) => rows.map(({ id }) => id)

test.each([
  ['PATCH', 'bulk-edit', { updates: { annualCremations: 7 } }],
  ['DELETE', 'bulk-delete', {}],
])('%s %s names the partners that are gone, by no id (LIST-4)', async (method, path, rest) => {
  const rows = await insertPartners(
    site.app.db,
    { name: 'Cedar House' },
    { name: 'Oak Chapel' },
    { name: 'Elm' },
  )
  const [cedar, oak, elm] = idsOf(rows)
  await admin.call('DELETE', `/api/admin/partners/${cedar}`)
  const ask = (ids: unknown[]) => admin.call(method, `/api/admin/partners/${path}`, { ids, ...rest })
  const one = await ask([cedar, oak, elm])
  expect([one.status, one.body.message]).toEqual([
    404,
    '“Cedar House” is no longer there. Nothing was changed.',
  ])
  await admin.call('DELETE', `/api/admin/partners/${oak}`)
  const two = await ask([cedar, oak, elm, UNKNOWN])
  expect(two.body.message).toBe(
    '“Cedar House”, “Oak Chapel”, and another partner are no longer there. Nothing was changed.',
  )
  const nameless = await ask([UNKNOWN, elm])
  expect(nameless.body.message).toBe('One of the partners is no longer there. Nothing was changed.')
  expect(await ask([elm])).toMatchObject({ status: 200 })
})

const LISTED = {
  name: 'Hollis & Wren Funeral Home',
  phone: '(828) 555-0142',
  address: '12 Merrimon Avenue',
  city: 'Asheville',
  state: 'North Carolina',
  zipCode: '28801',
}
const findLike = async (given: object): Promise<{ name: string; reasons: string[] }[]> => {
  const { status, body } = await admin.call('POST', '/api/admin/partners/find-like', { ...LISTED, ...given })
  expect(status).toBe(200)
  return body
}

test.each([
  [
    'the same in other words',
    { name: 'HOLLIS AND WREN', phone: '828-555-0142', address: '12 Merrimon Ave.' },
    ['phone', 'address', 'name'],
  ],
  [
    'another address of the same name in town',
    { phone: '(828) 555-0999', address: '400 Oak Street' },
    ['name'],
  ],
  [
    'the same number under a longer name',
    { name: 'Wren Hollis Cremation of Biltmore', city: 'Fletcher', zipCode: '28732', address: '9 Elm' },
    ['phone'],
  ],
])('a likely duplicate is found: %s (FORM-8)', async (_, given, reasons) => {
  const [row] = await insertPartners(site.app.db, { ...LISTED, isActive: false })
  expect(await findLike(given)).toContainEqual(
    expect.objectContaining({ id: row?.id, reasons, isActive: false }),
  )
})

test.each([
  ['another name at the same number and street', { name: 'Blue Ridge Florist' }],
  [
    'the same name in another city',
    { city: 'Houston', state: 'TX', zipCode: '77002', phone: '(713) 555-0101', address: '1 Main' },
  ],
])('no duplicate: %s (FORM-8)', async (_, given) => {
  await insertPartners(site.app.db, LISTED)
  expect(await findLike(given)).toEqual([])
})

test('a deleted partner is no duplicate, and a name is needed', async () => {
  const [row] = await insertPartners(site.app.db, { ...LISTED, name: 'Quiet Larch', phone: '(828) 555-0777' })
  await admin.call('DELETE', `/api/admin/partners/${row?.id}`)
  expect(await findLike({ name: 'Quiet Larch', phone: '(828) 555-0777', address: '' })).toEqual([])
  expect(await admin.call('POST', '/api/admin/partners/find-like', { ...LISTED, name: ' ' })).toMatchObject({
    status: 400,
    body: { fields: { name: 'Business name is required.' } },
  })
})
