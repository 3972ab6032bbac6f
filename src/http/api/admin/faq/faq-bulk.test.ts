import { eq, inArray } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { makeApp, type TestApp } from '../../../../../tests/sites/make-app.ts'
import { insertFaq } from '../../../../../tests/values/build.ts'
import { faqItems } from '../../../../db/schema/directory.ts'
import { changeSets, changes } from '../../../../db/schema/history.ts'

let site: TestApp
let admin: Awaited<ReturnType<TestApp['signIn']>>
beforeAll(async () => {
  site = await makeApp()
  admin = await site.signIn()
})
afterAll(() => site.close())

const row = { question: 'What does it cost?', answer: 'Ask the partner.' }

describe('POST /api/admin/faq/bulk', () => {
  const upload = (faqs: unknown) => admin.call('POST', '/api/admin/faq/bulk', { faqs })
  const count = () => site.app.db.$count(faqItems)

  test('stores all rows as one change set and says how many (FAQ-7)', async () => {
    const before = await count()
    const { status, body } = await upload([
      row,
      { ...row, category: 'support', order: 3, targetStates: ['Ohio'], targetCities: ['Akron', 'Dayton'] },
    ])
    expect([status, body]).toEqual([201, { count: 2, changeSetId: expect.any(String) }])
    expect(await count()).toBe(before + 2)
    const [changeSet] = await site.app.db
      .select()
      .from(changeSets)
      .where(eq(changeSets.action, 'bulk-create'))
    expect(changeSet).toMatchObject({ entity: 'faq', itemCount: 2 })
    const rows = await site.app.db.select().from(faqItems).where(eq(faqItems.category, 'support'))
    expect(rows).toMatchObject([{ order: 3, targetStates: ['Ohio'], targetCities: ['Akron', 'Dayton'] }])
  })

  test('the first invalid row is named, and none is stored (FAQ-7)', async () => {
    const before = await count()
    const { status, body } = await upload([row, { ...row, order: 5000, category: 'money' }, { answer: 1 }])
    expect(status).toBe(400)
    expect(body.message).toMatch(/^Invalid data in row 2: /)
    expect(body.message).toContain('category: Please use one of')
    expect(body.fields).toMatchObject({ 'faqs.1.order': 'Please enter at most 999.' })
    expect(await count()).toBe(before)
  })

  test('an unknown key is named in plain words', async () => {
    const { status, body } = await upload([{ ...row, colour: 'red' }])
    expect(status).toBe(400)
    expect(body).toMatchObject({
      message: 'Invalid data in row 1: colour: This field is unknown or cannot be set.',
      fields: { 'faqs.0.colour': 'This field is unknown or cannot be set.' },
    })
  })

  test('a row that is no object is named as a whole', async () => {
    const { body } = await upload([row, null])
    expect(body).toMatchObject({
      message: 'Invalid data in row 2: Please give an object.',
      fields: { 'faqs.1': 'Please give an object.' },
    })
  })

  test.each([[undefined], [[]], ['text'], [[null]], [Array(5001).fill(row)]])(
    'invalid rows are refused',
    async (faqs) => {
      expect((await upload(faqs)).status).toBe(400)
    },
  )

  test('what stands already, or twice in the file, is not added (FAQ-7)', async () => {
    const rows = [
      { ...row, question: 'Twice?' },
      { ...row, question: 'Twice?' },
    ]
    expect((await upload(rows)).body).toMatchObject({ count: 1 })
    const before = await count()
    expect((await upload(rows)).body).toEqual({ count: 0, changeSetId: null })
    expect(await count()).toBe(before)
    expect((await upload([{ ...rows[0], targetStates: ['Ohio'] }])).body).toMatchObject({ count: 1 })
  })

  test('5,000 rows of the largest upload fit', async () => {
    const many = Array.from({ length: 5000 }, (_, at) => ({ ...row, question: `Question ${at}?` }))
    const { status, body } = await upload(many)
    expect([status, body]).toEqual([201, { count: 5000, changeSetId: expect.any(String) }])
  })
})

describe('PATCH /api/admin/faq/bulk-edit (FAQ-6)', () => {
  const edit = (ids: unknown, updates: unknown) =>
    admin.call('PATCH', '/api/admin/faq/bulk-edit', { ids, updates })
  let ids: string[]
  beforeEach(async () => {
    const rows = await insertFaq(site.app.db, { order: 1 }, { order: 2 }, { order: 3 })
    ids = rows.map(({ id }) => id)
  })
  const rows = () => site.app.db.select().from(faqItems).where(inArray(faqItems.id, ids))

  test('changes only what is given, of all of them, as one change set', async () => {
    const updates = {
      category: 'process',
      appliesTo: 'city',
      isActive: false,
      targetStates: ['Ohio'],
      targetCities: ['Akron'],
      targetPartners: [],
    }
    const { status, body } = await edit(ids, updates)
    expect([status, body]).toEqual([200, { updatedCount: 3, changeSetId: expect.any(String) }])
    for (const item of await rows()) expect(item).toMatchObject(updates)
    expect((await rows()).map((item) => item.order).sort()).toEqual([1, 2, 3])
    const rowsChanged = await site.app.db.select().from(changes).where(inArray(changes.entityId, ids))
    expect(new Set(rowsChanged.map((change) => change.changeSetId)).size).toBe(1)
    expect(rowsChanged[0]).toMatchObject({ before: { category: 'general' }, after: { category: 'process' } })
  })

  test.each([0, 999])('order %d is within the limits', async (order) => {
    expect((await edit(ids, { order })).status).toBe(200)
    expect((await rows()).every((item) => item.order === order)).toBe(true)
  })

  test.each([
    ['no ids', [], { order: 1 }, 'Please select at least one'],
    ['no updates', null, {}, 'Please select at least one field to update'],
    ['an unknown field', null, { question: 'New?' }, 'Invalid FAQ data'],
    ['an order over 999', null, { order: 1000 }, 'Invalid FAQ data'],
    ['an unknown scope', null, { appliesTo: 'moon' }, 'Invalid FAQ data'],
    ['an empty value', null, { category: '' }, 'Invalid FAQ data'],
    ['an invalid id', ['1'], { order: 1 }, 'Invalid FAQ data'],
  ])('%s is refused and nothing is done', async (_, given, updates, message) => {
    const before = await rows()
    const { status, body } = await edit(given ?? ids, updates)
    expect(status).toBe(400)
    expect(body.message).toBe(message)
    expect(await rows()).toEqual(before)
  })

  test('when one is missing, none is changed', async () => {
    const before = await rows()
    const { status } = await edit([...ids, '00000000-0000-4000-8000-000000000000'], { order: 9 })
    expect(status).toBe(404)
    expect(await rows()).toEqual(before)
  })

  test('the history can undo it; without a difference there is nothing to undo', async () => {
    const before = await rows()
    const { body } = await edit(ids, { order: 9, targetStates: ['Ohio'] })
    expect((await edit(ids, { order: 9 })).body).toEqual({ updatedCount: 3, changeSetId: null })
    await admin.call('POST', `/api/admin/history/${body.changeSetId}/undo`)
    const known = ({ id, order, targetStates }: (typeof before)[number]) => ({ id, order, targetStates })
    expect((await rows()).map(known)).toEqual(expect.arrayContaining(before.map(known)))
  })

  test('an id given twice counts once', async () => {
    expect((await edit([...ids, ...ids], { order: 9 })).body).toMatchObject({ updatedCount: 3 })
  })
})
