import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeDatabaseApp } from '../../../tests/sites/make-database-app.ts'
import { buildPartner, insertPartners } from '../../../tests/values/build.ts'
import { partners } from '../../db/schema/directory.ts'
import { changeSets, changes } from '../../db/schema/history.ts'
import { takeNextVersion } from '../directory/snapshot/directory-version.ts'
import { diffRow } from './diff-row.ts'
import { addChanges, closeChangeSet, type NewChangeSet, openChangeSet } from './record-change-set.ts'
import { addCreatedPartners, recordCreatedPartners } from './record-created-partners.ts'

const now = new Date('2026-03-02T09:00:00Z')
const changeSet: NewChangeSet = {
  action: 'import',
  entity: 'partner',
  actor: { id: null, name: 'Margaret Hale' },
  subject: 'partners.csv',
}
let made: Awaited<ReturnType<typeof makeDatabaseApp>>
beforeAll(async () => {
  made = await makeDatabaseApp({ now: () => now })
})
afterAll(() => made.close())

test('partners of a version are recorded as the code would write them, edited ones separately', async () => {
  const { db } = made.app
  const [known] = await insertPartners(db, { name: 'Known before' })
  const id = await db.transaction(async (tx) => {
    const version = await takeNextVersion(tx)
    const [edited] = await tx
      .update(partners)
      .set({ name: 'Renamed', version })
      .where(eq(partners.id, known?.id ?? ''))
      .returning()
    await tx.insert(partners).values([
      {
        ...buildPartner({ version }),
        servicesOffered: ['Burial', 'A, "b" \\ {c}'],
        socialMedia: { facebook: 'https://facebook.example/x' },
        googleRating: 4.7,
        googleFetchedAt: new Date('2026-01-05T07:08:09.120Z'),
        latitude: 1e-7,
      },
      buildPartner({ version }),
    ])
    const change = diffRow(known ?? null, edited ?? null)
    const setId = await openChangeSet(tx, changeSet, now)
    await addChanges(tx, setId, change ? [change] : [])
    await addCreatedPartners(tx, setId, version)
    await closeChangeSet(tx, setId)
    return setId
  })
  const [set] = await db.select().from(changeSets)
  expect(set).toMatchObject({
    id,
    itemCount: 3,
    createdCount: 2,
    subject: 'partners.csv',
    userName: 'Margaret Hale',
  })
  const rows = await db.select().from(changes).orderBy(changes.id)
  expect(rows[0]).toMatchObject({
    entityId: known?.id,
    before: { name: 'Known before' },
    after: { name: 'Renamed' },
  })
  const stored = await db.select().from(partners)
  for (const row of rows.slice(1)) {
    const partner = stored.find(({ id }) => id === row.entityId) ?? null
    expect(row).toMatchObject({ before: null, after: diffRow(null, partner)?.after })
  }
  expect(rows).toHaveLength(3)
})

test('without changes there is no change set', async () => {
  const { db } = made.app
  const id = await db.transaction(async (tx) =>
    recordCreatedPartners(tx, changeSet, await takeNextVersion(tx), now),
  )
  expect(id).toBeNull()
  expect(await db.select().from(changeSets)).toHaveLength(1)
})

test('an unchanged row is no change; times and lists are compared by value', () => {
  const row = { id: 'x', name: 'A', services: ['a'], at: now, version: 1, updatedAt: now }
  expect(diffRow(row, { ...row, services: ['a'], at: new Date(now), version: 2 })).toBeNull()
  expect(diffRow(row, { ...row, services: ['a', 'b'], updatedAt: new Date() })).toEqual({
    entityId: 'x',
    before: { services: ['a'] },
    after: { services: ['a', 'b'] },
  })
})
