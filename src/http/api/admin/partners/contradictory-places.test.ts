import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeApp, type TestApp } from '../../../../../tests/sites/make-app.ts'
import { insertPartners } from '../../../../../tests/values/build.ts'
import { partners } from '../../../../db/schema/directory.ts'

let site: TestApp
let admin: Awaited<ReturnType<TestApp['signIn']>>
beforeAll(async () => {
  site = await makeApp()
  admin = await site.signIn()
})
afterAll(() => site.close())

const DALLAS = { latitude: 32.7876, longitude: -96.7994 }
const OKLAHOMA_CITY = { latitude: 35.4676, longitude: -97.5164 }
const given = (place: object) => ({
  name: 'Cedar Hollow',
  phone: '(214) 555-0142',
  address: '1 Elm Street',
  city: 'Dallas',
  state: 'Texas',
  zipCode: '75201',
  ...place,
})
const create = (place: object) => admin.call('POST', '/api/admin/partners', given(place))
const publicPoint = async (id: string) => {
  const response = await site.request(`/api/partners/${id}`)
  return ((await response.json()) as { coordinates: object | null }).coordinates
}

test.each([
  [
    'a ZIP of another state',
    { state: 'California' },
    'zipCode',
    '75201 is a ZIP code of Texas, not of California.',
  ],
  [
    'an unlisted ZIP whose neighbours all lie in another state',
    { state: 'California', zipCode: '75299' },
    'zipCode',
    '75299 is a ZIP code of Texas, not of California.',
  ],
  [
    'a postal code of another province',
    { state: 'Ontario', city: 'Toronto', zipCode: 'H2X 1Y4' },
    'zipCode',
    'H2X 1Y4 is a postal code of Quebec, not of Ontario.',
  ],
  [
    'a point in the next state',
    { coordinates: OKLAHOMA_CITY },
    'coordinates',
    'This point does not lie in Texas.',
  ],
  [
    'a point across the river',
    {
      state: 'Missouri',
      city: 'Kansas City',
      zipCode: '64101',
      coordinates: { latitude: 39.1142, longitude: -94.6275 },
    },
    'coordinates',
    'This point does not lie in Missouri.',
  ],
  [
    'a code of another country',
    { zipCode: 'H2X 1Y4' },
    'zipCode',
    'H2X 1Y4 is a postal code of Quebec, not of Texas.',
  ],
  [
    'a point in another country',
    { state: 'Quebec', city: 'Montréal', zipCode: 'H2X 1Y4', coordinates: DALLAS },
    'coordinates',
    'This point does not lie in Quebec.',
  ],
  [
    'a point far from the ZIP',
    { coordinates: { latitude: 31.7619, longitude: -106.485 } },
    'coordinates',
    'This point is 570 miles from 75201.',
  ],
])('%s is refused at its field until it is confirmed (FORM-6)', async (_, place, field, sentence) => {
  const refused = await create(place)
  expect(refused.status).toBe(400)
  expect(refused.body.fields).toEqual({ [field]: sentence, isPlaceConfirmed: expect.any(String) })
  const confirmed = await create({ ...place, isPlaceConfirmed: true })
  expect(confirmed.status).toBe(201)
  expect(confirmed.body).not.toHaveProperty('isPlaceConfirmed')
})

test('a place that fits is not asked about, in the United States and in Canada', async () => {
  for (const place of [
    { coordinates: DALLAS },
    { state: 'QC', city: 'Montréal', zipCode: 'h2x1y4' },
    { state: 'District of Columbia', city: 'Washington', zipCode: '20001' },
    { state: 'Alaska', city: 'Adak', zipCode: '99546', coordinates: { latitude: 51.88, longitude: -176.65 } },
    {
      state: 'Massachusetts',
      city: 'Nantucket',
      zipCode: '02554',
      coordinates: { latitude: 41.28, longitude: -70.1 },
    },
  ])
    expect(await create(place)).toMatchObject({ status: 201 })
})

test('a confirmed contradiction puts no pin into another state (FORM-7)', async () => {
  const wrongZip = await create({ state: 'California', city: 'Fresno', isPlaceConfirmed: true })
  const [zipPoint] = [await publicPoint(wrongZip.body.id)] as [{ latitude: number }]
  expect(zipPoint.latitude).toBeCloseTo(36.75, 0)
  const unknownCity = await create({ state: 'California', city: 'Dallas', isPlaceConfirmed: true })
  expect(await publicPoint(unknownCity.body.id)).toBeNull()
  const wrongPoint = await create({ coordinates: OKLAHOMA_CITY, isPlaceConfirmed: true })
  expect(wrongPoint.body.coordinates).toEqual(OKLAHOMA_CITY)
  expect(await publicPoint(wrongPoint.body.id)).toBeNull()
})

test('a row that was stored with a point in another state shows no pin (FORM-7)', async () => {
  const [row] = await insertPartners(site.app.db, { state: 'Texas', zipCode: '75201', ...OKLAHOMA_CITY })
  await site.app.directory.refresh()
  expect(await publicPoint(row?.id ?? '')).toBeNull()
  const html = await (await site.request(`/partner/${row?.slug}`)).text()
  expect(html).not.toContain('35.4676')
  expect(site.app.directory.current().byId.get(row?.id ?? '')).toMatchObject({ latitude: null })
})

test('an edit is asked about only when it changes the place (FORM-6)', async () => {
  const { body } = await create({})
  const put = (change: object) => admin.call('PUT', `/api/admin/partners/${body.id}`, change)
  expect(await put({ state: 'California' })).toMatchObject({
    status: 400,
    body: { fields: { zipCode: '75201 is a ZIP code of Texas, not of California.' } },
  })
  expect(await put({ state: 'California', isPlaceConfirmed: true })).toMatchObject({
    status: 200,
    body: { state: 'California', coordinates: null },
  })
  expect(await put({ name: 'Cedar Hollow Chapel' })).toMatchObject({ status: 200 })
  const moved = await put({ ...given({ city: 'Fresno', state: 'California', zipCode: '93701' }) })
  expect(moved).toMatchObject({ status: 200, body: { coordinates: { latitude: expect.closeTo(36.7, 0) } } })
})

test('coordinates that GET gave do not hold a partner that moves', async () => {
  const { body } = await create({})
  const whole = await admin.call('GET', `/api/admin/partners/${body.id}`)
  const { status, body: moved } = await admin.call('PUT', `/api/admin/partners/${body.id}`, {
    ...whole.body,
    city: 'Fresno',
    state: 'California',
    zipCode: '93701',
  })
  expect([status, moved.coordinates?.latitude]).toEqual([200, expect.closeTo(36.7, 0)])
})

test('a bulk edit of the state moves each point, or removes it, and an undo brings it back (FORM-7)', async () => {
  const [known, unknown, same] = await insertPartners(
    site.app.db,
    { city: 'Springfield', state: 'Illinois', zipCode: '62701', latitude: 39.8, longitude: -89.65 },
    { city: 'Peoria Heights', state: 'Illinois', zipCode: '61616', latitude: 40.75, longitude: -89.57 },
    { city: 'Springfield', state: 'Massachusetts', zipCode: '01103', latitude: 42.1, longitude: -72.59 },
  )
  await site.app.directory.refresh()
  const ids = [known, unknown, same].map((row) => row?.id ?? '')
  const edit = await admin.call('PATCH', '/api/admin/partners/bulk-edit', { ids, updates: { state: 'MA' } })
  expect(edit).toMatchObject({ status: 200, body: { updatedCount: 3 } })
  const points = () =>
    Promise.all(
      ids.map(async (id) => {
        const [row] = await site.app.db.select().from(partners).where(eq(partners.id, id))
        return [row?.latitude, row?.longitude]
      }),
    )
  expect(await points()).toEqual([
    [expect.closeTo(42.1, 0), expect.closeTo(-72.6, 0)],
    [null, null],
    [42.1, -72.59],
  ])
  const { changeSetId } = edit.body
  expect(await admin.call('POST', `/api/admin/history/${changeSetId}/undo`)).toMatchObject({ status: 200 })
  expect(await points()).toEqual([
    [39.8, -89.65],
    [40.75, -89.57],
    [42.1, -72.59],
  ])
})

test('rows of the bulk call follow the same rule', async () => {
  const add = (row: object) =>
    admin.call('POST', '/api/admin/partners/bulk', { partners: [given({}), given(row)] })
  expect(await add({ state: 'California' })).toMatchObject({
    status: 400,
    body: {
      message: expect.stringContaining('Invalid data in row 2: zipCode: 75201 is a ZIP code of Texas'),
      fields: { 'partners.1.zipCode': expect.any(String) },
    },
  })
  expect(await add({ state: 'California', isPlaceConfirmed: true })).toMatchObject({ status: 201 })
})
