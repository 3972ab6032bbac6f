import { asc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { makeDatabaseApp } from '../../../tests/sites/make-database-app.ts'
import { insertPartners } from '../../../tests/values/build.ts'
import { deletePartners, editPartners, importBuilt } from '../../../tests/values/build-changes.ts'
import { partners } from '../../db/schema/directory.ts'
import { changeSets, changes } from '../../db/schema/history.ts'
import { readChangeSet } from './read-change-set.ts'
import { undoChangeSet } from './undo-change-set.ts'

const actor = { id: null, name: 'Thomas Avery' }
const DAY = 24 * 3_600_000
let now = new Date('2026-03-02T09:00:00Z')
let made: Awaited<ReturnType<typeof makeDatabaseApp>>
beforeAll(async () => {
  made = await makeDatabaseApp({ now: () => now })
})
afterAll(() => made.close())
beforeEach(async () => {
  await made.app.db.delete(changeSets)
  await made.app.db.delete(changes)
  await made.app.db.delete(partners)
})

const undo = (id: string) => undoChangeSet(made.app, id, actor)
/** Without fields that each write touches. */
async function stored() {
  const rows = await made.app.db.select().from(partners).orderBy(asc(partners.slug))
  return rows.map(({ updatedAt: _, version: __, ...row }) => row)
}

/** With values that JSON could lose in all columns. */
async function insertFull() {
  const rows = await insertPartners(
    made.app.db,
    {
      name: 'A "quoted" \\ name, with ’ and \t',
      servicesOffered: ['Burial', 'A, "b" \\ {c}', ''],
      socialMedia: { facebook: 'https://facebook.example/x' },
      description: 'Line\n\nline',
      latitude: 1e-7,
      longitude: -82.55650000000001,
      yelpRating: 4.5,
      yelpReviewCount: 3,
      googleRating: 4.7,
      googleReviewCount: 12,
      googlePlaceId: 'place',
      googleFetchedAt: new Date('2026-01-05T07:08:09.120Z'),
      partnerSince: 'March 2021',
      isPriority: true,
    },
    { email: null, servicesOffered: [], isActive: false },
  )
  return rows.map((row) => row.id)
}

test('an edit of every field is undone exactly, and can be redone and undone again (HISTORY-2)', async () => {
  const ids = await insertFull()
  const before = await stored()
  const id = await editPartners(made.app, ids, {
    slug: undefined,
    name: 'New',
    address: 'New',
    city: 'New',
    state: 'Ohio',
    zipCode: '44101',
    phone: '1',
    email: 'a@b.example',
    website: 'https://new.example',
    description: null,
    longDescription: 'New',
    servicesOffered: ['New'],
    partnerSince: null,
    annualCremations: 7,
    locationCount: 9,
    isPriority: false,
    isActive: true,
    logoUrl: '/l.png',
    imageUrl: '/i.png',
    socialMedia: null,
    latitude: null,
    longitude: 3,
    yelpRating: null,
    yelpReviewCount: 4,
    googleRating: null,
    googleReviewCount: 5,
    googlePlaceId: null,
    googleFetchedAt: null,
    createDate: 'x',
  })
  const edited = await stored()
  expect(edited).not.toEqual(before)
  const undone = await undo(id)
  expect(undone).toMatchObject({ undoneCount: 2, skippedCount: 0, skipped: [] })
  expect(await stored()).toEqual(before)
  const redone = await undo(undone.changeSetId ?? '')
  expect(await stored()).toEqual(edited)
  await undo(redone.changeSetId ?? '')
  expect(await stored()).toEqual(before)
  const sets = await made.app.db.select().from(changeSets)
  expect(sets.filter((set) => set.undoneAt === null)).toHaveLength(1)
  expect(sets.find((set) => set.id === undone.changeSetId)).toMatchObject({
    action: 'undo',
    undoesId: id,
    userName: 'Thomas Avery',
    itemCount: 2,
  })
})

test('a deletion and an import are undone and redone exactly (HISTORY-2)', async () => {
  const ids = await insertFull()
  const before = await stored()
  const deletion = await undo(await deletePartners(made.app, ids))
  expect(deletion.undoneCount).toBe(2)
  expect(await stored()).toEqual(before)
  const imported = await importBuilt(made.app, [{ name: 'Imported' }, { name: 'Also' }])
  const after = await stored()
  const undone = await undo(imported)
  expect(undone.undoneCount).toBe(2)
  expect((await stored()).filter((row) => row.deletedAt === null)).toEqual(before)
  await undo(undone.changeSetId ?? '')
  expect(await stored()).toEqual(after)
})

test('what was changed again since stays and is named; the rest is undone (HISTORY-2)', async () => {
  const ids = (await insertPartners(made.app.db, {}, {}, {}, {})).map((row) => row.id)
  const [again = '', other = '', gone = '', plain = ''] = ids
  const set = await editPartners(made.app, ids, { phone: '1', servicesOffered: ['a'] })
  await editPartners(made.app, [again], { servicesOffered: ['a', 'b'], name: 'Changed again' })
  await editPartners(made.app, [other], { name: 'Changed elsewhere' })
  await deletePartners(made.app, [gone])
  const result = await undo(set)
  expect(result).toMatchObject({ undoneCount: 2, skippedCount: 2 })
  expect(result.skipped.map(({ entityId, reason }) => [entityId, reason])).toEqual([
    [again, 'Changed again since.'],
    [gone, 'Deleted since.'],
  ])
  expect(result.skipped[0]?.label).toBe('Changed again')
  const phones = Object.fromEntries(
    (await made.app.db.select().from(partners)).map((row) => [row.id, row.phone]),
  )
  expect(phones).toEqual({ [again]: '1', [gone]: '1', [other]: '(828) 555-0142', [plain]: '(828) 555-0142' })
})

test('a creation that was edited since, and a deletion that was restored since, stay', async () => {
  const set = await importBuilt(made.app, [{ name: 'Imported' }])
  const [row] = await made.app.db.select().from(partners)
  await editPartners(made.app, [row?.id ?? ''], { email: 'x@y.example' })
  expect(await undo(set)).toMatchObject({
    changeSetId: null,
    undoneCount: 0,
    skippedCount: 1,
    skipped: [{ label: 'Imported', reason: 'Changed again since.' }],
  })
  const deletion = await deletePartners(made.app, [row?.id ?? ''])
  await undo(deletion)
  await made.app.db.update(changeSets).set({ undoneAt: null }).where(eq(changeSets.id, deletion))
  expect((await undo(deletion)).skipped).toMatchObject([{ reason: 'Already there again.' }])
})

test('a web address that went to another partner meanwhile is not taken from it', async () => {
  const [a = '', b = ''] = (await insertPartners(made.app.db, { slug: 'old' }, { slug: 'other' })).map(
    (row) => row.id,
  )
  const set = await editPartners(made.app, [a], { slug: 'new' })
  await editPartners(made.app, [b], { slug: 'old' })
  expect((await undo(set)).skipped).toMatchObject([
    { entityId: a, reason: 'Its web address belongs to another partner now.' },
  ])
})

test('two concurrent undos: one succeeds, the second is told so', async () => {
  const ids = await insertFull()
  const set = await editPartners(made.app, ids, { phone: '1' })
  const results = await Promise.allSettled([undo(set), undo(set), undo(set)])
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  for (const result of results) {
    if (result.status === 'rejected') {
      expect(result.reason).toMatchObject({ code: 'conflict', message: 'This change is undone already.' })
    }
  }
  expect(await made.app.db.select().from(changeSets)).toHaveLength(2)
})

test('for 30 days, and no longer (HISTORY-2)', async () => {
  const ids = await insertFull()
  const set = await editPartners(made.app, ids, { phone: '1' })
  const later = await editPartners(made.app, ids, { phone: '2' })
  const start = now
  now = new Date(start.getTime() + 30 * DAY)
  await undo(later)
  now = new Date(start.getTime() + 30 * DAY + 1)
  await expect(undo(set)).rejects.toMatchObject({ code: 'conflict', message: /30 days/ })
  expect((await readChangeSet(made.app, set, { limit: 1 })).changeSet.canUndo).toBe(false)
  now = start
})

test('changes of inquiries and accounts cannot be undone', async () => {
  const [set] = await made.app.db
    .insert(changeSets)
    .values({ action: 'update', entity: 'inquiry', userName: 'M', subject: 's', itemCount: 1 })
    .returning()
  await expect(undo(set?.id ?? '')).rejects.toMatchObject({ code: 'conflict' })
  await expect(undo('11111111-1111-4111-8111-111111111111')).rejects.toMatchObject({ code: 'not_found' })
  expect(await made.app.db.select().from(changes)).toHaveLength(0)
})
