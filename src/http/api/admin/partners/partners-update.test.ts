import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { makeApp, type TestApp } from '../../../../../tests/sites/make-app.ts'
import { insertPartners } from '../../../../../tests/values/build.ts'
import type { AdminPartner } from '../../../../shared/partners/admin-partner.ts'
import { paths } from '../../../../shared/paths.ts'

/** A still clock: updates must get a later time anyway. */
const now = new Date('2026-03-01T12:00:00.123Z')
let site: TestApp
let margaret: Awaited<ReturnType<TestApp['signIn']>>
let thomas: Awaited<ReturnType<TestApp['signIn']>>
let id: string
let path: string
beforeAll(async () => {
  site = await makeApp({}, { now: () => now })
  margaret = await site.signIn('Margaret Hale')
  thomas = await site.signIn('Thomas Bell')
})
beforeEach(async () => {
  await site.app.db.$client.query('truncate partners, change_sets cascade')
  const [row] = await insertPartners(site.app.db, { name: 'Cedar', slug: 'cedar-asheville' })
  await site.app.directory.refresh()
  id = row?.id ?? ''
  path = `/api/admin/partners/${id}`
})
afterAll(() => site.close())

const read = async () => (await margaret.call<AdminPartner>('GET', path)).body
const history = async () =>
  (
    await site.app.db.$client.query(
      `select s.action, s.user_name, c.before, c.after
       from change_sets s join changes c on c.change_set_id = s.id order by c.id`,
    )
  ).rows

test('changes only what is given, keeps the slug, and the public sees it at the next request (HISTORY-1, SITE-9)', async () => {
  const before = await read()
  await site.request(paths.partner(before))
  const { status, body } = await margaret.call('PUT', path, { name: 'Cedar Hollow', email: '' })
  expect(status).toBe(200)
  expect(body).toEqual({ ...before, name: 'Cedar Hollow', updatedAt: body.updatedAt })
  expect((await (await site.request(paths.partner(before))).text()).includes('Cedar Hollow')).toBe(true)
  expect(await history()).toEqual([
    {
      action: 'update',
      user_name: 'Margaret Hale',
      before: { name: 'Cedar' },
      after: { name: 'Cedar Hollow' },
    },
  ])
})

test('takes what the public call gave, with the status on Google that it adds', async () => {
  const [moved] = await insertPartners(site.app.db, {
    name: 'Moved',
    googleBusinessStatus: 'moved',
    googleFetchedAt: now,
  })
  await site.app.directory.refresh()
  const given = (await (await site.request(`/api/partners/${moved?.id}`)).json()) as Record<string, unknown>
  expect(given.unusualStatus).toBe('moved')
  const put = (change: object) => margaret.call('PUT', `/api/admin/partners/${moved?.id}`, change)
  expect((await put(given)).status).toBe(200)
  expect(await put({ ...given, unusualStatus: 'closed' })).toMatchObject({
    status: 400,
    body: { fields: { unusualStatus: 'This cannot be changed.' } },
  })
})

test('hides an inactive partner and shows it again once active', async () => {
  const page = paths.partner(await read())
  await margaret.call('PUT', path, { isActive: false })
  expect((await site.request(page)).status).toBe(404)
  expect((await site.request(`/api/partners/${id}`)).status).toBe(404)
  expect((await read()).isActive).toBe(false)
  await margaret.call('PUT', path, { isActive: true })
  expect((await site.request(page)).status).toBe(200)
})

describe('updatedAt', () => {
  test('grows with every write, even with a stopped clock, and only then', async () => {
    const moments = [(await read()).updatedAt]
    for (const name of ['A', 'B', 'C'])
      moments.push((await margaret.call('PUT', path, { name })).body.updatedAt)
    expect([...new Set(moments)].sort()).toEqual(moments)
    const again = await margaret.call('PUT', path, { name: 'C' })
    expect(again).toMatchObject({ status: 200, body: { updatedAt: moments.at(-1) } })
    expect(await history()).toHaveLength(3)
  })

  test('is accepted as it was read, although the database stores microseconds', async () => {
    await site.app.db.$client.query(`update partners set updated_at = '2026-02-01 10:00:00.123987+00'`)
    const { updatedAt } = await read()
    expect(updatedAt).toBe('2026-02-01T10:00:00.123Z')
    const answer = await margaret.call('PUT', path, { name: 'A', expectedUpdatedAt: updatedAt })
    expect(answer.status).toBe(200)
    expect(answer.body.updatedAt > updatedAt).toBe(true)
  })
})

test('refuses a stale edit, returns the current row and its editor, and writes nothing (FORM-2)', async () => {
  const seen = await read()
  const first = await thomas.call('PUT', path, { name: 'Thomas’s', expectedUpdatedAt: seen.updatedAt })
  const { status, body } = await margaret.call('PUT', path, {
    city: 'Boone',
    expectedUpdatedAt: seen.updatedAt,
  })
  expect(status).toBe(409)
  expect(body).toEqual({
    code: 'conflict',
    message: 'Thomas Bell has changed this partner since you opened it.',
    current: first.body,
    requestId: expect.any(String),
  })
  expect(await read()).toEqual(first.body)
  const again = await margaret.call('PUT', path, { city: 'Boone', expectedUpdatedAt: body.current.updatedAt })
  expect(again).toMatchObject({ status: 200, body: { name: 'Thomas’s', city: 'Boone' } })
})

test('two administrators at once, twenty times: no edit is silently overwritten (FORM-2)', async () => {
  for (let round = 0; round < 20; round++) {
    const { updatedAt } = await read()
    const answers = await Promise.all(
      [margaret, thomas].map((admin) =>
        admin.call('PUT', path, { name: `${admin.user.firstName} ${round}`, expectedUpdatedAt: updatedAt }),
      ),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    const winner = answers.find(({ status }) => status === 200)
    const loser = answers.find(({ status }) => status === 409)
    expect(loser?.body.current).toEqual(winner?.body)
    expect(await read()).toEqual(winner?.body)
  }
  expect(await history()).toHaveLength(20)
})

describe('coordinates', () => {
  test('follows its ZIP code, unless a point is given', async () => {
    const moved = await margaret.call('PUT', path, { city: 'Boone', zipCode: '28607' })
    expect(moved.body.coordinates.latitude).toBeCloseTo(36.2, 0)
    expect(moved.body.coordinates.longitude).toBeCloseTo(-81.7, 0)
    const point = { latitude: 36.1, longitude: -81.6 }
    const given = await margaret.call('PUT', path, { zipCode: '28608', coordinates: point })
    expect(given.body.coordinates).toEqual(point)
    expect((await margaret.call('PUT', path, { name: 'Other' })).body.coordinates).toEqual(point)
    const back = await margaret.call('PUT', path, { coordinates: null })
    expect(back.body.coordinates).not.toEqual(point)
  })

  test('a new state must match the unchanged ZIP code', async () => {
    const answer = await margaret.call('PUT', path, { state: 'Quebec' })
    expect(answer).toMatchObject({
      status: 400,
      body: { fields: { zipCode: expect.stringContaining('Quebec') } },
    })
    const both = await margaret.call('PUT', path, { state: 'QC', city: 'Montréal', zipCode: 'h2x1y4' })
    expect(both.body).toMatchObject({ state: 'Quebec', zipCode: 'H2X 1Y4' })
  })

  test('values older than these rules stay valid until they are edited', async () => {
    await site.app.db.$client.query(`update partners set zip_code = '1', phone = 'ask for Ann'`)
    const answer = await margaret.call('PUT', path, {
      name: 'Cedar',
      phone: 'ask for Ann',
      zipCode: '1',
      city: 'Boone',
    })
    expect(answer).toMatchObject({ status: 200, body: { phone: 'ask for Ann', zipCode: '1' } })
  })
})

test('a Google rating entered by hand loses its fetch time', async () => {
  await site.app.db.$client.query('update partners set google_rating = 4, google_fetched_at = now()')
  const fetched = 'select google_fetched_at is not null as is_fetched from partners'
  await margaret.call('PUT', path, { googleRating: 4, name: 'Same' })
  expect((await site.app.db.$client.query(fetched)).rows).toEqual([{ is_fetched: true }])
  await margaret.call('PUT', path, { googleRating: 5 })
  expect((await site.app.db.$client.query(fetched)).rows).toEqual([{ is_fetched: false }])
})

test('a client cannot set internal fields', async () => {
  const before = await read()
  const attempts: Record<string, unknown> = {
    id: '00000000-0000-4000-8000-000000000000',
    slug: 'taken-over',
    version: 1,
    createdAt: '2020-01-01T00:00:00.000Z',
    updatedAt: '2020-01-01T00:00:00.000Z',
    deletedAt: null,
    createDate: 'never',
    passwordHash: 'x',
    role: 'admin',
    googleFetchedAt: null,
    google_rating: 5,
    is_active: false,
    constructor: {},
    latitude: 1,
  }
  for (const [field, value] of Object.entries(attempts)) {
    const answer = await margaret.call('PUT', path, { name: 'Taken over', [field]: value })
    expect({ field, status: answer.status }).toEqual({ field, status: 400 })
  }
  const raw = await margaret.request(path, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: '{"name":"Taken over","__proto__":{"isActive":false}}',
  })
  expect(await read()).toEqual(
    raw.status === 200 ? { ...before, name: 'Taken over', updatedAt: expect.any(String) } : before,
  )
  expect((await read()).isActive).toBe(true)
  expect(Object.prototype).not.toHaveProperty('isActive')
})

test('broken, huge and mistyped values never bring the server down', async () => {
  const values = [
    '\0',
    '\ud800',
    'x'.repeat(1_000_000),
    'x'.repeat(100_000),
    Number.MAX_VALUE,
    -1,
    {},
    [],
    [[]],
    true,
    '\u202e',
    '\r\n',
  ]
  for (const field of [
    'name',
    'zipCode',
    'state',
    'website',
    'servicesOffered',
    'socialMedia',
    'coordinates',
    'annualCremations',
    'expectedUpdatedAt',
  ]) {
    for (const value of values) {
      const { status } = await margaret.call('PUT', path, { [field]: value })
      expect([200, 400, 413]).toContain(status)
    }
  }
  for (const body of ['', '{', 'null', '[]', '"text"', '['.repeat(100)]) {
    const headers = { 'content-type': 'application/json' }
    expect((await margaret.request(path, { method: 'PUT', headers, body })).status).toBe(400)
  }
})
