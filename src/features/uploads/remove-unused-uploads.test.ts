import { randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { makeDatabaseApp } from '../../../tests/sites/make-database-app.ts'
import { insertFaq, insertPartners } from '../../../tests/values/build.ts'
import { deletePartners, editPartners } from '../../../tests/values/build-changes.ts'
import { partners } from '../../db/schema/directory.ts'
import { uploads } from '../../db/schema/files.ts'
import { importJobs } from '../../db/schema/history.ts'
import { updatePartner } from '../partners/update-partner.ts'
import { removeUnusedUploads } from './remove-unused-uploads.ts'

const DAY_MS = 86_400_000
const start = new Date('2026-05-04T12:00:00Z')
const actor = { id: null, name: 'Ada Keller' }
let now = start
let site: Awaited<ReturnType<typeof makeDatabaseApp>>
beforeAll(async () => {
  site = await makeDatabaseApp({ now: () => now })
})
afterAll(() => site.close())
beforeEach(async () => {
  now = start
  await site.app.db.delete(importJobs)
  await site.app.db.delete(uploads)
  for (const { key } of await site.app.files.list('uploads')) await site.app.files.remove(key)
})

/** Stores a picture as an upload does; returns its address. */
async function store(): Promise<string> {
  const name = `${randomBytes(16).toString('hex')}.png`
  await site.app.files.put(`uploads/${name}`, Buffer.from('picture'))
  await site.app.db.insert(uploads).values({ name, bytes: 7, createdAt: now })
  return `/uploads/${name}`
}
const isStored = async (url: string) => (await site.app.files.get(url.slice(1))) !== null
const removeAfter = (days: number) => {
  now = new Date(start.getTime() + days * DAY_MS)
  return removeUnusedUploads(site.app)
}
/** What the form does with a partner's picture. */
async function savePartner(logoUrl: string) {
  const [partner] = await insertPartners(site.app.db, {})
  const id = partner?.id ?? ''
  await updatePartner(site.app, id, { logoUrl }, actor)
  return id
}
type PendingImport = Pick<typeof importJobs.$inferInsert, 'file' | 'state'>
const insertImport = (given: PendingImport) =>
  site.app.db.insert(importJobs).values({ ...given, fileName: 'list.csv', options: {} as never })

test('a picture that nothing names is removed after a day, not earlier, and counted', async () => {
  const [one, two] = [await store(), await store()]
  const kept = await store()
  await savePartner(kept)
  expect(await removeAfter(0.99)).toBe(0)
  expect(await removeAfter(1.01)).toBe(2)
  expect(await Promise.all([one, two, kept].map(isStored))).toEqual([false, false, true])
  expect(await removeAfter(1.01)).toBe(0)
})

describe('a picture stays while it is named by', () => {
  test.each<[string, (url: string) => Promise<unknown>]>([
    ['a partner', savePartner],
    ['a deleted partner', async (url) => deletePartners(site.app, [await savePartner(url)])],
    ['an address with the host', (url) => savePartner(`https://directory.example${url}`)],
    ['an answer', (url) => insertFaq(site.app.db, { answer: `See [this](${url}).` })],
    [
      'an import that is checked',
      (url) => insertImport({ file: Buffer.from(`logo\n${url}`), state: 'checked' }),
    ],
    [
      'an import in UTF-16',
      (url) => insertImport({ file: Buffer.from(`logo\n${url}`, 'utf16le'), state: 'checked' }),
    ],
    ['an import that was not read yet', () => insertImport({ file: Buffer.from('PK'), state: 'waiting' })],
  ])('%s', async (_, name) => {
    const url = await store()
    await name(url)
    expect(await removeAfter(20)).toBe(0)
    expect(await isStored(url)).toBe(true)
  })
})

test('a picture that was replaced stays as long as the change can be undone', async () => {
  const url = await store()
  const id = await savePartner(url)
  await editPartners(site.app, [id], { logoUrl: null })
  expect(await removeAfter(30)).toBe(0)
  expect(await isStored(url)).toBe(true)
  expect(await removeAfter(32)).toBe(1)
  expect(await isStored(url)).toBe(false)
})

test('files without a row, of an earlier release or a restored backup, are counted and get their day', async () => {
  const url = await store()
  const kept = await store()
  await savePartner(kept)
  await site.app.db.delete(uploads)
  await site.app.files.put('uploads/notes.txt', Buffer.from('by hand'))
  expect(await removeAfter(40)).toBe(0)
  expect(await site.app.db.select({ bytes: uploads.bytes }).from(uploads)).toEqual([
    { bytes: 7 },
    { bytes: 7 },
  ])
  expect(await removeAfter(41.01)).toBe(1)
  expect(await Promise.all([url, kept].map(isStored))).toEqual([false, true])
  expect(await site.app.files.get('uploads/notes.txt')).not.toBeNull()
})

test('a picture that is being saved at that moment stays', async () => {
  const url = await store()
  const [partner] = await insertPartners(site.app.db, {})
  await site.app.db.transaction(async (tx) => {
    await tx.select().from(uploads).for('share')
    await tx
      .update(partners)
      .set({ logoUrl: url })
      .where(eq(partners.id, partner?.id ?? ''))
    expect(await removeAfter(2)).toBe(0)
  })
  expect(await removeAfter(2)).toBe(0)
  expect(await isStored(url)).toBe(true)
})
