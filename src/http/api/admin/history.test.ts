import { createHash } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { insertInquiries } from '../../../../tests/reading/stored-rows.ts'
import { makeApp, type TestApp } from '../../../../tests/sites/make-app.ts'
import { insertPartners } from '../../../../tests/values/build.ts'
import { deletePartners, editPartners, importBuilt } from '../../../../tests/values/build-changes.ts'
import { inquiries, partners } from '../../../db/schema/directory.ts'
import { changeSets, changes } from '../../../db/schema/history.ts'
import { removeDeletedPartners } from '../../../features/history/remove-deleted-partners.ts'

const DAY = 24 * 3_600_000
const UNKNOWN = '11111111-1111-4111-8111-111111111111'
let now = new Date('2026-03-02T09:00:00Z')
let site: TestApp
let admin: Awaited<ReturnType<TestApp['signIn']>>
beforeAll(async () => {
  site = await makeApp({}, { now: () => now })
})
afterAll(() => site.close())
beforeEach(async () => {
  const { db } = site.app
  await db.delete(changeSets)
  await db.delete(changes)
  await db.delete(inquiries)
  await db.delete(partners)
  await db.execute('delete from admin_users')
  admin = await site.signIn('Thomas Avery')
})
const idsOf = (rows: { id: string }[]) => rows.map((row) => row.id)

const PUBLISHED = [
  '/api/partners',
  '/api/partners/state/nc/city/asheville',
  '/state/north-carolina/city/asheville',
  '/partner/wren-7',
  '/search?q=wren',
  '/sitemap.xml',
]

const DELETED = Number(process.env.DELETED_PARTNERS ?? 300)

/** Hashes of all that is public, without times of changes. */
async function published() {
  const texts = PUBLISHED.map(async (path) => {
    const response = await site.request(path)
    const text = (await response.text()).replace(/<lastmod>.*?<\/lastmod>/g, '')
    return [path, response.status, createHash('sha256').update(text).digest('hex')]
  })
  return Promise.all(texts)
}

describe('undo', () => {
  test(`of a bulk deletion of ${DELETED} restores pages and lists to the byte`, async () => {
    const given = Array.from({ length: DELETED + 10 }, (_, n) => ({ name: `Wren ${n}`, slug: `wren-${n}` }))
    const ids = idsOf(await insertPartners(site.app.db, ...given))
    await site.app.directory.refresh()
    const before = await published()
    const set = await deletePartners(site.app, ids.slice(0, DELETED))
    const without = await published()
    expect(without.filter((page, n) => page[2] === before[n]?.[2])).toEqual([])
    const { status, body } = await admin.call('POST', `/api/admin/history/${set}/undo`)
    expect(status).toBe(200)
    expect(body).toMatchObject({ undoneCount: DELETED, skippedCount: 0, skipped: [] })
    expect(await published()).toEqual(before)
  })

  test('records who did it, is offered once, and answers a second call with 409', async () => {
    const ids = idsOf(await insertPartners(site.app.db, {}, {}))
    const set = await editPartners(site.app, ids, { phone: '1' })
    const offered = (await admin.call('GET', '/api/admin/history')).body.changeSets
    expect(offered).toMatchObject([{ id: set, canUndo: true, undoneAt: null, userName: 'Margaret Hale' }])
    const answers = await Promise.all([1, 2].map(() => admin.call('POST', `/api/admin/history/${set}/undo`)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    const { body } = await admin.call('GET', '/api/admin/history')
    expect(body.changeSets).toHaveLength(2)
    expect(body.changeSets.find((found: { id: string }) => found.id === set)).toMatchObject({
      canUndo: false,
      undoneAt: now.toISOString(),
    })
    expect(body.changeSets).toContainEqual(
      expect.objectContaining({
        action: 'undo',
        undoesId: set,
        undoesAction: 'bulk-edit',
        userName: 'Thomas Avery',
        canUndo: true,
      }),
    )
    expect(body.userNames).toEqual(['Margaret Hale', 'Thomas Avery'])
  })

  test('of an unknown change is 404, of an invalid id 400', async () => {
    expect((await admin.call('POST', `/api/admin/history/${UNKNOWN}/undo`)).status).toBe(404)
    expect((await admin.call('POST', '/api/admin/history/x/undo')).status).toBe(400)
  })
})

describe('the list of change sets', () => {
  test('is paged, latest first, without gaps or repeats', async () => {
    const [id = ''] = idsOf(await insertPartners(site.app.db, {}))
    for (let n = 0; n < 7; n += 1) await editPartners(site.app, [id], { phone: `${n}` })
    const seen: string[] = []
    for (let before = ''; ; ) {
      const { body } = await admin.call('GET', `/api/admin/history?limit=3${before && `&before=${before}`}`)
      seen.push(...idsOf(body.changeSets))
      if (!body.nextCursor) break
      before = body.nextCursor
    }
    expect(seen).toHaveLength(7)
    expect(new Set(seen).size).toBe(7)
  })

  test('filters by kind, person and partner', async () => {
    const [a = '', b = ''] = idsOf(await insertPartners(site.app.db, {}, {}))
    const edit = await editPartners(site.app, [a, b], { phone: '1' })
    const deletion = await deletePartners(site.app, [b])
    await admin.call('POST', `/api/admin/history/${deletion}/undo`)
    const found = async (query: string) => {
      const { body } = await admin.call('GET', `/api/admin/history?${query}`)
      return body.changeSets.map((set: { action: string }) => set.action).sort()
    }
    expect(await found('action=bulk-edit')).toEqual(['bulk-edit'])
    expect(await found('user=Thomas%20Avery')).toEqual(['undo'])
    expect(await found(`entityId=${a}`)).toEqual(['bulk-edit'])
    expect(await found(`entityId=${b}`)).toEqual(['bulk-edit', 'delete', 'undo'])
    expect(await found('entity=faq')).toEqual([])
    expect((await admin.call('GET', '/api/admin/history?entity=moon')).status).toBe(400)
    expect((await admin.call('GET', '/api/admin/history?limit=0')).status).toBe(400)
    const { body } = await admin.call('GET', `/api/admin/history/${edit}?limit=1`)
    expect(body.changes).toMatchObject([{ before: { phone: '(828) 555-0142' }, after: { phone: '1' } }])
    expect(body.changes[0].label).toMatch(/^Hollis & Wren/)
    const rest = (await admin.call('GET', `/api/admin/history/${edit}?after=${body.nextCursor}`)).body
    expect(rest).toMatchObject({ nextCursor: null, changes: [{ after: { phone: '1' } }] })
    expect((await admin.call('GET', `/api/admin/history/${UNKNOWN}`)).status).toBe(404)
  })
})

describe('deleted partners', () => {
  test('are listed with who and when, latest first, and can be searched', async () => {
    const ids = idsOf(
      await insertPartners(site.app.db, { name: 'Old' }, { name: 'Wren 100%' }, { name: 'Wren' }),
    )
    await deletePartners(site.app, ids.slice(0, 1))
    now = new Date(now.getTime() + 1000)
    await deletePartners(site.app, ids.slice(1))
    const list = async (query = '') => (await admin.call('GET', `/api/admin/partners/deleted${query}`)).body
    const { partners: rows, totalCount } = await list()
    expect(totalCount).toBe(3)
    expect(rows[2]).toMatchObject({ name: 'Old', deletedBy: 'Margaret Hale' })
    expect(rows[0].deletedAt).toBe(now.toISOString())
    expect((await list('?q=100%25')).partners).toMatchObject([{ name: 'Wren 100%' }])
    const first = await list('?limit=2')
    expect(first.partners).toHaveLength(2)
    expect((await list(`?limit=2&before=${first.nextCursor}`)).partners).toMatchObject([{ name: 'Old' }])
  })

  test('are restored at their old address, and only if deleted', async () => {
    const [row] = await insertPartners(site.app.db, { name: 'Wren', slug: 'wren' })
    const id = row?.id ?? ''
    await site.app.directory.refresh()
    const before = await (await site.request(`/api/partners/${id}`)).text()
    expect((await admin.call('POST', `/api/admin/partners/${id}/restore`)).status).toBe(409)
    const deletion = await deletePartners(site.app, [id])
    expect((await site.request('/partner/wren')).status).toBe(404)
    expect((await admin.call('POST', `/api/admin/partners/${id}/restore`)).status).toBe(204)
    expect(await (await site.request(`/api/partners/${id}`)).text()).toBe(before)
    expect((await site.request('/partner/wren')).status).toBe(200)
    const { updatedAt: _, version: __, ...stored } = row ?? {}
    const [after] = await site.app.db.select().from(partners).where(eq(partners.id, id))
    expect(after).toMatchObject(stored)
    expect((await admin.call('POST', `/api/admin/history/${deletion}/undo`)).status).toBe(409)
    expect((await admin.call('POST', `/api/admin/partners/${UNKNOWN}/restore`)).status).toBe(404)
  })

  test('are removed after 30 days, except those with inquiries, which stay hidden', async () => {
    const rows = await insertPartners(
      site.app.db,
      { name: 'Asked' },
      { name: 'Forgotten' },
      { name: 'Alive' },
    )
    const [asked = '', forgotten = ''] = idsOf(rows)
    await insertInquiries(site.app.db, { partnerId: asked })
    await deletePartners(site.app, [asked, forgotten])
    const names = async () => (await site.app.db.select().from(partners)).map((row) => row.name).sort()
    now = new Date(now.getTime() + 30 * DAY)
    expect(await removeDeletedPartners(site.app)).toBe(0)
    now = new Date(now.getTime() + 1)
    admin = await site.signIn('Next Month')
    expect((await admin.call('POST', `/api/admin/partners/${asked}/restore`)).status).toBe(409)
    expect((await admin.call('GET', '/api/admin/partners/deleted')).body).toMatchObject({
      partners: [],
      totalCount: 0,
    })
    expect(await removeDeletedPartners(site.app)).toBe(1)
    expect(await names()).toEqual(['Alive', 'Asked'])
    const { body } = await admin.call('GET', '/api/admin/history')
    const set = await admin.call('GET', `/api/admin/history/${body.changeSets[0].id}`)
    expect(set.body.changes.map((change: { label: string }) => change.label).sort()).toEqual([
      'Asked',
      'Forgotten',
    ])
  })
})

test('an import is one change set; each of its rows shows what was made', async () => {
  const set = await importBuilt(site.app, [{ name: 'First' }, { name: 'Second' }])
  const { body } = await admin.call('GET', `/api/admin/history/${set}`)
  expect(body.changeSet).toMatchObject({ action: 'import', itemCount: 2, subject: 'partners.csv' })
  expect(body.changes).toMatchObject([
    { label: 'First', before: null, after: { name: 'First', city: 'Asheville' } },
    { label: 'Second', before: null },
  ])
})
