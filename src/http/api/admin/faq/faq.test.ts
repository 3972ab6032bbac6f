import { randomUUID } from 'node:crypto'
import { desc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeApp, type TestApp } from '../../../../../tests/sites/make-app.ts'
import { insertFaq } from '../../../../../tests/values/build.ts'
import { directoryState, faqItems } from '../../../../db/schema/directory.ts'
import { changeSets, changes } from '../../../../db/schema/history.ts'
import { FaqItem } from '../../../../shared/faq/faq.ts'

let site: TestApp
let admin: Awaited<ReturnType<TestApp['signIn']>>
beforeAll(async () => {
  site = await makeApp()
  admin = await site.signIn('Margaret Hale')
})
afterAll(() => site.close())

const NOBODY = '00000000-0000-4000-8000-000000000000'
const whole = {
  question: 'What does it cost?',
  answer: 'Ask the partner.\n\nPrices differ.',
  category: 'pricing',
  order: 7,
  appliesTo: 'state',
  targetStates: ['Texas', 'OH'],
  targetCities: [],
  targetPartners: [],
  isActive: false,
}
const add = async (given: object = {}) => {
  const { status, body } = await admin.call('POST', '/api/admin/faq', { ...whole, ...given })
  expect(status).toBe(201)
  return FaqItem.parse(body)
}
const stored = async (id: string) => (await site.app.db.select().from(faqItems).where(eq(faqItems.id, id)))[0]
const count = () => site.app.db.$count(faqItems)
const version = async () => (await site.app.db.select().from(directoryState))[0]?.version ?? 0
const lastChangeSet = async () => {
  const [changeSet] = await site.app.db.select().from(changeSets).orderBy(desc(changeSets.createdAt)).limit(1)
  const rows = await site.app.db
    .select()
    .from(changes)
    .where(eq(changes.changeSetId, changeSet?.id ?? ''))
  return { changeSet, rows }
}

describe('POST /api/admin/faq', () => {
  test('stores every field and is written into the history (HISTORY-1)', async () => {
    const item = await add()
    expect(item).toMatchObject(whole)
    const { changeSet, rows } = await lastChangeSet()
    expect(changeSet).toMatchObject({
      action: 'create',
      entity: 'faq',
      userName: 'Margaret Hale',
      subject: whole.question,
    })
    expect(rows).toMatchObject([{ entityId: item.id, before: null, after: { ...whole } }])
  })

  test('missing keys take their defaults (FAQ-4)', async () => {
    const { status, body } = await admin.call('POST', '/api/admin/faq', { question: ' Why? ', answer: 'So.' })
    expect(status).toBe(201)
    expect(body).toMatchObject({
      question: 'Why?',
      category: 'general',
      order: 0,
      appliesTo: 'all',
      targetStates: [],
      targetCities: [],
      targetPartners: [],
      isActive: true,
    })
  })

  test.each([
    ['question', { question: '  ' }, 'Question is required.'],
    ['answer', { answer: undefined }, expect.any(String)],
    ['category', { category: 'money' }, 'Please use one of general, services, pricing, process, support.'],
    ['order', { order: 1000 }, 'Please enter at most 999.'],
    ['order', { order: -1 }, 'Please enter 0 or more.'],
    ['order', { order: 1.5 }, 'Please enter a whole number.'],
    ['appliesTo', { appliesTo: 'moon' }, 'Please use one of all, homepage, state, city, partner.'],
    ['targetStates.0', { targetStates: ['Ohio, Texas'] }, expect.stringContaining('commas')],
    ['targetPartners.0', { targetPartners: ['--'] }, expect.stringContaining('letters')],
    ['isAdmin', { isAdmin: true }, expect.stringContaining('unknown')],
  ])('refuses a wrong %s by name, as invalid FAQ data (FAQ-1)', async (field, given, sentence) => {
    const before = await count()
    const { status, body } = await admin.call('POST', '/api/admin/faq', { ...whole, ...given })
    expect(status).toBe(400)
    expect(body).toMatchObject({ code: 'invalid_input', message: 'Invalid FAQ data' })
    expect(body.fields[field]).toEqual(sentence)
    expect(await count()).toBe(before)
  })

  test('the bounds themselves are taken (FAQ-1)', async () => {
    const item = await add({ order: 999, question: 'q'.repeat(500), answer: 'a'.repeat(10_000) })
    expect(item.order).toBe(999)
    expect((await add({ order: 0 })).order).toBe(0)
  })
})

describe('PUT /api/admin/faq/{id}', () => {
  test('takes the whole item as it was read, and writes only what differs into the history', async () => {
    const item = await add()
    const { status, body } = await admin.call('PUT', `/api/admin/faq/${item.id}`, {
      ...item,
      order: 8,
      isActive: true,
    })
    expect(status).toBe(200)
    expect(FaqItem.parse(body)).toMatchObject({ ...whole, order: 8, isActive: true, id: item.id })
    expect(body.createdAt).toBe(item.createdAt)
    expect(Date.parse(body.updatedAt)).toBeGreaterThan(Date.parse(item.updatedAt))
    const { changeSet, rows } = await lastChangeSet()
    expect(changeSet).toMatchObject({ action: 'update', entity: 'faq', itemCount: 1 })
    expect(rows).toMatchObject([
      { entityId: item.id, before: { order: 7, isActive: false }, after: { order: 8, isActive: true } },
    ])
    expect(Object.keys(rows[0]?.after ?? {}).sort()).toEqual(['isActive', 'order'])
  })

  test('leaves alone what is not given, and no trace where nothing differs', async () => {
    const item = await add()
    const changed = await admin.call('PUT', `/api/admin/faq/${item.id}`, { answer: 'Another.' })
    expect(changed.body).toMatchObject({ ...whole, answer: 'Another.' })
    const changeSetCount = await site.app.db.$count(changeSets)
    const same = await admin.call('PUT', `/api/admin/faq/${item.id}`, { answer: 'Another.' })
    expect(same.body).toEqual(changed.body)
    expect(await site.app.db.$count(changeSets)).toBe(changeSetCount)
  })

  test('a stale expectedUpdatedAt is 409 with the current item, and nothing is written', async () => {
    const item = await add()
    const other = await admin.call('PUT', `/api/admin/faq/${item.id}`, {
      order: 1,
      expectedUpdatedAt: item.updatedAt,
    })
    expect(other.status).toBe(200)
    const mine = await admin.call('PUT', `/api/admin/faq/${item.id}`, {
      order: 2,
      expectedUpdatedAt: item.updatedAt,
    })
    expect(mine.status).toBe(409)
    expect(mine.body).toMatchObject({ code: 'conflict', current: other.body })
    expect((await stored(item.id))?.order).toBe(1)
  })

  test('another id in the body, an unknown key and an empty question are refused', async () => {
    const item = await add()
    for (const body of [{ id: NOBODY }, { version: 3 }, { question: '' }]) {
      const refused = await admin.call('PUT', `/api/admin/faq/${item.id}`, body)
      expect(refused.status).toBe(400)
      expect(refused.body.message).toBe('Invalid FAQ data')
    }
    expect(await stored(item.id)).toMatchObject(whole)
  })
})

describe('DELETE /api/admin/faq/{id}', () => {
  test('is 204, and the history keeps the item', async () => {
    const item = await add()
    const { status, body } = await admin.call('DELETE', `/api/admin/faq/${item.id}`)
    expect([status, body]).toEqual([204, null])
    expect(await stored(item.id)).toBeUndefined()
    const { changeSet, rows } = await lastChangeSet()
    expect(changeSet).toMatchObject({ action: 'delete', entity: 'faq', subject: whole.question })
    expect(rows).toMatchObject([{ entityId: item.id, before: whole, after: null }])
    expect((await admin.call('DELETE', `/api/admin/faq/${item.id}`)).status).toBe(404)
  })
})

describe('deletions of one change set', () => {
  const remove = (id: string, changeSetId: string, person = admin) =>
    person.request(`/api/admin/faq/${id}`, { method: 'DELETE', headers: { 'x-change-set-id': changeSetId } })

  test('are taken back by one undo (FAQ-9)', async () => {
    const changeSetId = randomUUID()
    const items = [await add({ order: 1 }), await add({ order: 2 }), await add({ order: 3 })]
    for (const item of items) expect((await remove(item.id, changeSetId)).status).toBe(204)
    const { changeSet, rows } = await lastChangeSet()
    expect(changeSet).toMatchObject({
      id: changeSetId,
      action: 'bulk-delete',
      itemCount: 3,
      subject: '3 questions',
    })
    expect(rows).toHaveLength(3)
    const undone = await admin.call('POST', `/api/admin/history/${changeSetId}/undo`)
    expect(undone.body).toMatchObject({ undoneCount: 3 })
    for (const { id, order } of items) expect(await stored(id)).toMatchObject({ ...whole, order })
    expect((await remove(items[0]?.id ?? '', changeSetId)).status).toBe(409)
    expect(await stored(items[0]?.id ?? '')).toBeDefined()
  })

  test('of two people stay apart, and another change set is not added to', async () => {
    const changeSetId = randomUUID()
    const [first, second] = [await add(), await add()]
    await remove(first.id, changeSetId)
    expect((await remove(second.id, changeSetId, await site.signIn('Another Person'))).status).toBe(409)
    const edit = { ids: [second.id], updates: { order: 77 } }
    const { body } = await admin.call('PATCH', '/api/admin/faq/bulk-edit', edit)
    expect((await remove(second.id, body.changeSetId)).status).toBe(409)
    expect((await remove(second.id, 'no-id')).status).toBe(400)
    expect(await stored(second.id)).toBeDefined()
  })
})

test.each([NOBODY, 'no-id', '%20'])('an item %s is 404 for PUT and DELETE', async (id) => {
  for (const [method, body] of [['PUT', { order: 1 }], ['DELETE']] as const) {
    const answer = await admin.call(method, `/api/admin/faq/${id}`, body)
    expect(answer.status).toBe(404)
    expect(answer.body.message).toBe('FAQ item not found')
  }
})

test('without a session, or with an ended one, every call is 401 and does nothing', async () => {
  const item = await add()
  const before = [await count(), await version()]
  const calls = [
    ['POST', '/api/admin/faq', whole],
    ['PUT', `/api/admin/faq/${item.id}`, { order: 99 }],
    ['DELETE', `/api/admin/faq/${item.id}`, undefined],
    ['POST', '/api/admin/faq/bulk', { faqs: [whole] }],
    ['PATCH', '/api/admin/faq/bulk-edit', { ids: [item.id], updates: { order: 99 } }],
    ['GET', '/api/admin/faq/partners', undefined],
  ] as const
  for (const [method, path, body] of calls)
    for (const authorization of [undefined, `Bearer ${'x'.repeat(43)}`]) {
      const headers = { 'content-type': 'application/json', ...(authorization && { authorization }) }
      const init = { method, headers, ...(body && { body: JSON.stringify(body) }) }
      expect((await site.request(path, init)).status).toBe(401)
    }
  expect([await count(), await version()]).toEqual(before)
  expect((await stored(item.id))?.order).toBe(whole.order)
})

test('public pages follow every write', async () => {
  const home = async () => (await site.request('/')).text()
  const question = 'Does the home page follow?'
  const item = await add({ question, appliesTo: 'homepage', isActive: true })
  expect(await home()).toContain(question)
  await admin.call('PUT', `/api/admin/faq/${item.id}`, { question: 'Does it follow an edit?' })
  expect(await home()).toContain('Does it follow an edit?')
  await admin.call('PATCH', '/api/admin/faq/bulk-edit', { ids: [item.id], updates: { isActive: false } })
  expect(await home()).not.toContain('Does it follow an edit?')
  await admin.call('POST', '/api/admin/faq/bulk', {
    faqs: [{ ...whole, question, appliesTo: 'all', isActive: true }],
  })
  expect(await home()).toContain(question)
  const [row] = await site.app.db.select().from(faqItems).where(eq(faqItems.question, question))
  await admin.call('DELETE', `/api/admin/faq/${row?.id}`)
  expect(await home()).not.toContain(question)
})

test('a row that was stored in microseconds can be edited with the time that was read', async () => {
  const [row] = await insertFaq(site.app.db, {})
  const read = (await admin.call<FaqItem[]>('GET', '/api/faq')).body.find((item) => item.id === row?.id)
  const { status } = await admin.call('PUT', `/api/admin/faq/${row?.id}`, {
    order: 5,
    expectedUpdatedAt: read?.updatedAt,
  })
  expect(status).toBe(200)
})
