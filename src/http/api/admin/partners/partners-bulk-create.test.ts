import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { makeApp, type TestApp } from '../../../../../tests/sites/make-app.ts'
import { insertPartners } from '../../../../../tests/values/build.ts'
import type { AdminPartner } from '../../../../shared/partners/admin-partner.ts'

const UNKNOWN = '00000000-0000-4000-8000-000000000000'
const CREATE = '/api/admin/partners/bulk'

let site: TestApp
let admin: Awaited<ReturnType<TestApp['signIn']>>
beforeAll(async () => {
  site = await makeApp()
  admin = await site.signIn()
})
beforeEach(async () => {
  await site.app.db.$client.query('truncate partners, change_sets cascade')
  await site.app.directory.refresh()
})
afterAll(() => site.close())

const all = async () => (await admin.call<AdminPartner[]>('GET', '/api/admin/partners')).body
const publicNames = async () =>
  ((await (await site.request('/api/partners')).json()) as { name: string }[]).map(({ name }) => name)
const sets = async () =>
  (await site.app.db.$client.query('select action, subject, item_count from change_sets')).rows

describe('POST bulk', () => {
  const row = (number: number) => ({
    name: `House ${number}`,
    phone: '8285550142',
    address: `${number} Main Street`,
    city: 'Asheville',
    state: 'NC',
    zipCode: '28801',
  })

  test('adds all as one change set, each with a slug and a point of its own', async () => {
    const [known] = await insertPartners(site.app.db, { name: 'House 0000' })
    await site.app.directory.refresh()
    const partners = [row(1), { ...row(1), isActive: false }, { ...row(2), servicesOffered: ['Cremation'] }]
    expect(await admin.call('POST', CREATE, { partners })).toMatchObject({ status: 201, body: { count: 3 } })
    const added = (await all()).filter(({ id }) => id !== known?.id)
    expect(added.map(({ slug }) => slug).sort()).toEqual([
      'house-1-asheville',
      'house-1-asheville-2',
      'house-2-asheville',
    ])
    expect(added[0]).toMatchObject({
      phone: '(828) 555-0142',
      state: 'North Carolina',
      locationCount: 1,
      isPriority: false,
    })
    expect(added.every(({ coordinates }) => coordinates !== null)).toBe(true)
    expect(await publicNames()).toContain('House 2')
    expect(await sets()).toEqual([{ action: 'bulk-create', subject: '3 partners', item_count: 3 }])
  })

  test.each([
    ['first', 0, { name: '' }, 'Invalid data in row 1: name: Business name is required.'],
    [
      'middle',
      2,
      { state: 'Utopia' },
      'Invalid data in row 3: state: Please enter a US state or a Canadian province.',
    ],
    ['last', 4, { zipCode: '288' }, expect.stringMatching(/^Invalid data in row 5: zipCode: /)],
  ])('a fault in the %s row adds no partner (IMPORT-1)', async (_, place, fault, message) => {
    const partners = Array.from({ length: 5 }, (_, number) =>
      number === place ? { ...row(number), ...fault } : row(number),
    )
    const { status, body } = await admin.call('POST', CREATE, { partners })
    expect(status).toBe(400)
    expect(body).toMatchObject({ code: 'invalid_input', message })
    expect(Object.keys(body.fields)).toEqual([`partners.${place}.${Object.keys(fault)[0]}`])
    expect(await all()).toEqual([])
    expect(await sets()).toEqual([])
  })

  test('reports only the first invalid row', async () => {
    const { body } = await admin.call('POST', CREATE, { partners: [row(1), {}, { ...row(2), id: UNKNOWN }] })
    expect(body.message).toMatch(/^Invalid data in row 2: /)
  })

  test('an unknown key and a row that is no partner are named in plain words', async () => {
    const unknown = await admin.call('POST', CREATE, { partners: [{ ...row(1), slug: 'x', colour: 'red' }] })
    expect(unknown.body.message).toBe(
      'Invalid data in row 1: slug: This field is unknown or cannot be set. colour: This field is unknown or cannot be set.',
    )
    expect(Object.keys(unknown.body.fields)).toEqual(['partners.0.slug', 'partners.0.colour'])
    const none = await admin.call('POST', CREATE, { partners: [row(1), null] })
    expect(none.body).toMatchObject({
      message: 'Invalid data in row 2: Please give an object.',
      fields: { 'partners.1': 'Please give an object.' },
    })
  })

  test('refuses an empty list, invalid rows and read-only fields', async () => {
    for (const partners of [
      [],
      undefined,
      'x',
      [null],
      ['x'],
      [1],
      [[]],
      [{ ...row(1), slug: 'x' }],
      [{ ...row(1), id: UNKNOWN }],
    ])
      expect((await admin.call('POST', CREATE, { partners })).status).toBe(400)
    expect(await all()).toEqual([])
  })

  test('a database that fails half-way leaves nothing', async () => {
    await site.app.db.$client.query(
      `alter table partners add constraint fault check (address <> '700 Main Street')`,
    )
    try {
      const partners = Array.from({ length: 800 }, (_, number) => row(number))
      expect((await admin.call('POST', CREATE, { partners })).status).toBe(500)
    } finally {
      await site.app.db.$client.query('alter table partners drop constraint fault')
    }
    expect(await all()).toEqual([])
  })
})
