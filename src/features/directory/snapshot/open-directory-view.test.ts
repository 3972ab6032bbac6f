import { eq, sql } from 'drizzle-orm'
import pg from 'pg'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { makeDatabase } from '../../../../tests/servers/make-database.ts'
import { insertFaq, insertPartners } from '../../../../tests/values/build.ts'
import type { Database } from '../../../db/open.ts'
import { directoryState, partners } from '../../../db/schema/directory.ts'
import { takeNextVersion } from './directory-version.ts'
import type { DirectoryView } from './directory-view.ts'
import { openDirectoryView } from './open-directory-view.ts'

let database: Awaited<ReturnType<typeof makeDatabase>>
let db: Database
let view: DirectoryView

beforeEach(async () => {
  database = await makeDatabase()
  db = database.db
})
afterEach(async () => {
  await view.close()
  await database.close()
})

const names = () => view.current().partners.map((entry) => entry.name)

async function change(id: string, set: Partial<typeof partners.$inferInsert>) {
  await db.transaction(async (tx) => {
    const version = await takeNextVersion(tx)
    await tx
      .update(partners)
      .set({ ...set, version })
      .where(eq(partners.id, id))
  })
}

describe('the directory in memory', () => {
  test('a fresh database gives an empty directory with a version', async () => {
    view = await openDirectoryView(db)
    expect(view.current()).toMatchObject({ version: 1, partners: [], cities: [], faq: [], isSample: false })
  })

  test('holds active partners by name, and neither inactive nor deleted ones', async () => {
    await insertPartners(
      db,
      { name: 'Wren' },
      { name: 'élan' },
      { name: 'Alder' },
      { name: 'Hidden', isActive: false },
      { name: 'Gone', deletedAt: new Date() },
    )
    view = await openDirectoryView(db)
    expect(names()).toEqual(['Alder', 'élan', 'Wren'])
    const [first] = view.current().partners
    expect(view.current().byId.get(first?.id ?? '')).toBe(first)
    expect(view.current().bySlug.get(first?.slug ?? '')).toBe(first)
  })

  test('groups partners by region and city in any spelling', async () => {
    await insertPartners(
      db,
      { city: 'St. Louis', state: 'Missouri', latitude: 38, longitude: -90 },
      { city: 'St. Louis', state: 'Missouri', latitude: 39, longitude: -91 },
      { city: 'ST LOUIS', state: 'Missouri', latitude: null, longitude: null },
      { city: 'Québec', state: 'Quebec', latitude: null, longitude: null },
    )
    view = await openDirectoryView(db)
    const { regions, cities } = view.current()
    expect([...regions.keys()]).toEqual(['missouri', 'quebec'])
    expect(cities).toHaveLength(2)
    const louis = regions.get('missouri')?.cities.get('st-louis')
    expect(louis).toMatchObject({ city: 'St. Louis', state: 'Missouri', latitude: 38.5, longitude: -90.5 })
    expect(louis?.partners).toHaveLength(3)
    expect(regions.get('quebec')?.cities.get('quebec')).toMatchObject({ city: 'Québec', latitude: null })
    expect(regions.get('quebec')?.region?.code).toBe('QC')
  })

  test('a refresh applies additions, changes, removals and returns', async () => {
    const [alder, birch] = await insertPartners(db, { name: 'Alder' }, { name: 'Birch' })
    view = await openDirectoryView(db)
    const before = view.current()

    await insertPartners(db, { name: 'Aspen' })
    await change(birch?.id ?? '', { name: 'Zelkova' })
    await view.refresh()
    expect(names()).toEqual(['Alder', 'Aspen', 'Zelkova'])
    expect(view.current().version).toBeGreaterThan(before.version)
    expect(before.partners.map((entry) => entry.name)).toEqual(['Alder', 'Birch'])

    await change(alder?.id ?? '', { isActive: false })
    await change(birch?.id ?? '', { deletedAt: new Date() })
    await view.refresh()
    expect(names()).toEqual(['Aspen'])
    expect(view.current().byId.has(alder?.id ?? '')).toBe(false)

    await change(alder?.id ?? '', { isActive: true })
    await view.refresh()
    expect(names()).toEqual(['Alder', 'Aspen'])
  })

  test('a refresh without a change returns the same snapshot', async () => {
    await insertPartners(db, {})
    view = await openDirectoryView(db)
    const before = view.current()
    expect(await view.refresh()).toBe(before)
  })

  test('many refreshes at once see every change committed before they were called', async () => {
    view = await openDirectoryView(db)
    await Promise.all(
      Array.from({ length: 12 }, async (_, number) => {
        const [row] = await insertPartners(db, { name: `Partner ${number}` })
        const snapshot = await view.refresh()
        expect(snapshot.byId.has(row?.id ?? '')).toBe(true)
      }),
    )
    expect(view.current().partners).toHaveLength(12)
  })

  test('rows that are gone without a trace are gone at the next version', async () => {
    await insertPartners(db, { name: 'Alder' }, { name: 'Birch' })
    view = await openDirectoryView(db)
    await db.execute(sql`delete from partners where name = 'Alder'`)
    await insertPartners(db, { name: 'Cedar' })
    await view.refresh()
    expect(names()).toEqual(['Birch', 'Cedar'])
  })

  test('a version that went back reloads the directory', async () => {
    await insertPartners(db, { name: 'Alder' }, { name: 'Birch' })
    view = await openDirectoryView(db)
    await db.execute(sql`delete from partners where name = 'Alder'`)
    await db.update(partners).set({ name: 'Cedar' })
    await db.update(directoryState).set({ version: 1 })
    await view.refresh()
    expect(names()).toEqual(['Cedar'])
  })

  test('holds the active FAQ by order, then question', async () => {
    view = await openDirectoryView(db)
    await insertFaq(
      db,
      { question: 'B?', order: 1 },
      { question: 'A?', order: 1 },
      { question: 'First?', order: 0, targetStates: ['Texas'] },
      { question: 'Hidden?', isActive: false },
    )
    await view.refresh()
    expect(view.current().faq.map((item) => item.question)).toEqual(['First?', 'A?', 'B?'])
    expect(view.current().faq[0]).toMatchObject({ targetStates: ['Texas'], isActive: true, appliesTo: 'all' })
  })
})

describe('changes by other processes', () => {
  test('a change by another process arrives by itself', async () => {
    view = await openDirectoryView(db)
    await insertPartners(db, { name: 'Alder' })
    await expect.poll(names).toEqual(['Alder'])
  })

  test('after its connections were cut it goes on asking', async () => {
    view = await openDirectoryView(db)
    await database.onServer(
      `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${database.name}'`,
    )
    await insertPartners(db, { name: 'Alder' })
    await expect.poll(names).toEqual(['Alder'])
    await insertPartners(db, { name: 'Birch' })
    await expect.poll(names).toEqual(['Alder', 'Birch'])
  })

  test('while the database is unavailable it keeps its snapshot and calls onError', async () => {
    await insertPartners(db, { name: 'Alder' })
    const problems: unknown[] = []
    view = await openDirectoryView(db, (error) => problems.push(error))
    await database.onServer(`alter database ${database.name} allow_connections false`)
    await database.onServer(
      `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${database.name}'`,
    )
    const snapshot = await view.refresh()
    expect(snapshot.partners.map((entry) => entry.name)).toEqual(['Alder'])
    expect(problems).not.toEqual([])
    await database.onServer(`alter database ${database.name} allow_connections true`)
    await insertPartners(db, { name: 'Birch' })
    await expect.poll(names).toEqual(['Alder', 'Birch'])
  })
})

test('closing does not wait for a read that the database does not answer', async () => {
  view = await openDirectoryView(db)
  const locker = new pg.Client(db.$direct as pg.ClientConfig)
  await locker.connect()
  await locker.query('begin; lock table partners in access exclusive mode')
  const read = view.refresh()
  await view.close()
  await locker.end()
  await read
})
