import { count, eq, ne } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { makeDatabase } from '../../tests/servers/make-database.ts'
import { insertPartners } from '../../tests/values/build.ts'
import { directoryState, faqItems, partners, placeData } from '../db/schema/directory.ts'
import { seedSampleDirectory } from './seed-sample-directory.ts'

let database: Awaited<ReturnType<typeof makeDatabase>>
beforeEach(async () => {
  database = await makeDatabase()
})
afterEach(() => database.close())

const state = async () => (await database.db.select().from(directoryState))[0]
const rows = async (table: typeof partners | typeof placeData | typeof faqItems) =>
  (await database.db.select({ rows: count() }).from(table))[0]?.rows

test('an empty directory is filled at one version and marked as a sample', async () => {
  const before = (await state())?.version ?? 1
  expect(await seedSampleDirectory(database.db, 1857)).toEqual({ active: 1857, inactive: 40 })
  expect(await state()).toMatchObject({ isSample: true, version: before + 1 })
  expect(await database.db.$count(partners, eq(partners.isActive, true))).toBe(1857)
  expect(await database.db.$count(partners, eq(partners.isActive, false))).toBe(40)
  expect(await database.db.$count(partners, ne(partners.version, before + 1))).toBe(0)
  expect(await rows(faqItems)).toBeGreaterThanOrEqual(28)
})

test('a second time changes nothing', async () => {
  await seedSampleDirectory(database.db, 20)
  const before = [await state(), await rows(partners), await rows(placeData), await rows(faqItems)]
  expect(await seedSampleDirectory(database.db, 40)).toBeNull()
  expect([await state(), await rows(partners), await rows(placeData), await rows(faqItems)]).toEqual(before)
})

test('a directory with its own partner is left alone', async () => {
  await insertPartners(database.db, { name: 'Our own house' })
  expect(await seedSampleDirectory(database.db, 20)).toBeNull()
  expect(await rows(partners)).toBe(1)
  expect(await state()).toMatchObject({ isSample: false })
})

test('processes that start together fill it once', async () => {
  const answers = await Promise.all([1, 2, 3].map(() => seedSampleDirectory(database.db, 20)))
  expect(answers.filter(Boolean)).toHaveLength(1)
  expect(await database.db.$count(partners, eq(partners.isActive, true))).toBe(20)
})
