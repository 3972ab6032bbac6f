import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { makeApp, type TestApp } from '../../../../../tests/sites/make-app.ts'
import { insertPartners } from '../../../../../tests/values/build.ts'
import type { AdminPartner } from '../../../../shared/partners/admin-partner.ts'

const UNKNOWN = '00000000-0000-4000-8000-000000000000'
const EDIT = '/api/admin/partners/bulk-edit'
const DELETE = '/api/admin/partners/bulk-delete'

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

async function insert(count: number) {
  const rows = await insertPartners(
    site.app.db,
    ...Array.from({ length: count }, (_, number) => ({ name: `House ${String(number).padStart(4, '0')}` })),
  )
  await site.app.directory.refresh()
  return rows.map((row) => row.id)
}
const all = async () => (await admin.call<AdminPartner[]>('GET', '/api/admin/partners')).body
const publicNames = async () =>
  ((await (await site.request('/api/partners')).json()) as { name: string }[]).map(({ name }) => name)
const sets = async () =>
  (await site.app.db.$client.query('select action, subject, item_count from change_sets')).rows

describe('PATCH bulk-edit', () => {
  test('gives many the same values as one change set, and leaves the rest alone (LIST-2)', async () => {
    const [first = '', second = '', third = ''] = await insert(3)
    const updates = {
      annualCremations: 120,
      locationCount: 2,
      state: 'tx',
      isPriority: true,
      isActive: false,
      email: 'office@cedar.example',
      website: 'cedar.example',
      description: 'A house.',
      servicesOffered: ['Cremation'],
    }
    const answer = await admin.call('PATCH', EDIT, { ids: [first, second, first], updates })
    expect(answer).toMatchObject({ status: 200, body: { updatedCount: 2 } })
    const after = new Map((await all()).map((row) => [row.id, row]))
    for (const id of [first, second])
      expect(after.get(id)).toMatchObject({ ...updates, state: 'Texas', website: 'https://cedar.example' })
    expect(after.get(third)).toMatchObject({ isActive: true, state: 'North Carolina', annualCremations: 0 })
    expect(await publicNames()).toEqual(['House 0002'])
    expect(await sets()).toEqual([{ action: 'bulk-edit', subject: '2 partners', item_count: 2 }])
  })

  test('returns how many have the values now; unchanged ones get no write', async () => {
    const [first = '', second = ''] = await insert(2)
    await admin.call('PATCH', EDIT, { ids: [first], updates: { isPriority: true } })
    const before = (await all()).find(({ id }) => id === first)
    const { body } = await admin.call('PATCH', EDIT, { ids: [first, second], updates: { isPriority: true } })
    expect(body).toMatchObject({ updatedCount: 2 })
    const { body: again } = await admin.call('PATCH', EDIT, { ids: [first], updates: { isPriority: true } })
    expect(again).toEqual({ updatedCount: 1, changeSetId: null })
    expect((await all()).find(({ id }) => id === first)).toEqual(before)
  })

  test('normalizes Unicode text as the form does', async () => {
    const ids = await insert(1)
    const updates = {
      description: 'Un cafe\u0301.',
      servicesOffered: ['Cre\u0301mation', 'Cr\u00e9mation'],
      website: 'https://cafe\u0301.example/e\u0301',
    }
    expect((await admin.call('PATCH', EDIT, { ids, updates })).status).toBe(200)
    expect((await all())[0]).toMatchObject({
      description: 'Un caf\u00e9.',
      servicesOffered: ['Cr\u00e9mation'],
      website: 'https://caf\u00e9.example/\u00e9',
    })
  })

  test('an editor with an older form open gets a conflict', async () => {
    const [id = ''] = await insert(1)
    const { updatedAt } = (await all())[0] as AdminPartner
    await admin.call('PATCH', EDIT, { ids: [id], updates: { isPriority: true } })
    const answer = await admin.call('PUT', `/api/admin/partners/${id}`, {
      name: 'X',
      expectedUpdatedAt: updatedAt,
    })
    expect(answer.status).toBe(409)
  })

  test.each([
    ['no updates', { updates: {} }, 'Please select at least one field to update'],
    ['updates missing', { updates: undefined }, expect.any(String)],
    ['no ids', { ids: [] }, 'Please select at least one'],
    ['ids missing', { ids: undefined }, expect.any(String)],
    ['an invalid id', { ids: ['1'] }, expect.any(String)],
    ['an unknown field', { updates: { name: 'X' } }, 'Some values cannot be used'],
    ['another unknown field', { updates: { isActive: false, slug: 'x' } }, 'Some values cannot be used'],
    ['a wrong value', { updates: { email: 'nobody' } }, expect.any(String)],
    ['a wrong state', { updates: { state: 'Utopia' } }, expect.any(String)],
    ['a field beside', { force: true }, expect.any(String)],
  ])('refuses %s (LIST-2)', async (_, change, message) => {
    const ids = await insert(2)
    const before = await all()
    const answer = await admin.call('PATCH', EDIT, { ids, updates: { isActive: false }, ...change })
    expect(answer).toMatchObject({ status: 400, body: { code: 'invalid_input', message } })
    expect(await all()).toEqual(before)
    expect(await sets()).toEqual([])
  })

  test('edits all 1,857 in one go', async () => {
    const ids = await insert(1857)
    const { body } = await admin.call('PATCH', EDIT, { ids, updates: { isActive: false } })
    expect(body).toEqual({ updatedCount: 1857, changeSetId: expect.any(String) })
    expect(await publicNames()).toEqual([])
    expect(await sets()).toEqual([{ action: 'bulk-edit', subject: '1857 partners', item_count: 1857 }])
  })
})

test('a bulk edit and a bulk delete name their change set, which can be undone (HISTORY-2)', async () => {
  const ids = await insert(3)
  const before = (await all()).map(({ updatedAt: _, ...row }) => row)
  const edit = await admin.call('PATCH', EDIT, { ids, updates: { isActive: false } })
  await admin.call('POST', `/api/admin/history/${edit.body.changeSetId}/undo`)
  const remove = await admin.call('DELETE', DELETE, { ids })
  expect(await all()).toEqual([])
  await admin.call('POST', `/api/admin/history/${remove.body.changeSetId}/undo`)
  expect((await all()).map(({ updatedAt: _, ...row }) => row)).toEqual(before)
})

describe('all or nothing (LIST-2)', () => {
  test.each([
    ['first', 0],
    ['middle', 2],
    ['last', 4],
  ])(
    'an unknown or deleted id in the %s place changes no partner, and is named (LIST-4)',
    async (_, place) => {
      const ids = await insert(4)
      const [gone = ''] = await insert(1)
      await admin.call('DELETE', `/api/admin/partners/${gone}`)
      const before = await all()
      const setsBefore = await sets()
      for (const bad of [UNKNOWN, gone]) {
        const wanted = ids.toSpliced(place, 0, bad)
        const edit = await admin.call('PATCH', EDIT, { ids: wanted, updates: { isActive: false } })
        const remove = await admin.call('DELETE', DELETE, { ids: wanted })
        for (const { status, body } of [edit, remove]) {
          expect({ status, code: body.code }).toEqual({ status: 404, code: 'not_found' })
          expect(body.message).not.toContain(bad)
          expect(body.fields).toEqual({ [`ids.${place}`]: 'It is no longer there.' })
        }
      }
      expect(await all()).toEqual(before)
      expect(await sets()).toEqual(setsBefore)
    },
  )

  test.each([
    ['first', 0],
    ['middle', 2],
    ['last', 4],
  ])('a row that the database refuses in the %s place changes no partner', async (_, place) => {
    const ids = await insert(5)
    const before = await all()
    const check = `alter table partners add constraint fault check (id <> '${ids[place]}' or (is_active and deleted_at is null))`
    await site.app.db.$client.query(check)
    try {
      expect((await admin.call('PATCH', EDIT, { ids, updates: { isActive: false } })).status).toBe(500)
      expect((await admin.call('DELETE', DELETE, { ids })).status).toBe(500)
      expect(await all()).toEqual(before)
      expect(await publicNames()).toHaveLength(5)
      expect(await sets()).toEqual([])
    } finally {
      await site.app.db.$client.query('alter table partners drop constraint fault')
    }
  })
})

describe('DELETE bulk-delete', () => {
  test('deletes many at once; a second call finds none', async () => {
    const ids = await insert(3)
    const chosen = ids.slice(0, 2)
    expect(await admin.call('DELETE', DELETE, { ids: chosen })).toMatchObject({
      status: 200,
      body: { deletedCount: 2 },
    })
    expect(await publicNames()).toEqual(['House 0002'])
    expect(await sets()).toEqual([{ action: 'bulk-delete', subject: '2 partners', item_count: 2 }])
    expect((await admin.call('DELETE', DELETE, { ids: chosen })).status).toBe(404)
    for (const body of [{ ids: [] }, {}, { ids: 'all' }, { ids, all: true }])
      expect((await admin.call('DELETE', DELETE, body)).status).toBe(400)
    expect(await all()).toHaveLength(1)
  })
})
