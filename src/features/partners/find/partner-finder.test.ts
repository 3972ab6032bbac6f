import { eq, sql } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeDatabaseApp } from '../../../../tests/sites/make-database-app.ts'
import { insertPartners } from '../../../../tests/values/build.ts'
import type { App } from '../../../app.ts'
import { partners } from '../../../db/schema/directory.ts'
import { findPartners as findPublic } from '../../directory/finder/answers/search-directory.ts'
import { readQuery } from '../../directory/finder/reading/query.ts'
import { takeNextVersion } from '../../directory/snapshot/directory-version.ts'
import { createPartnerFinder } from './create-partner-finder.ts'
import { selectionOf } from './select-partners.ts'

let database: Awaited<ReturnType<typeof makeDatabaseApp>>
let finder: ReturnType<typeof createPartnerFinder>
beforeAll(async () => {
  database = await makeDatabaseApp()
  finder = createPartnerFinder(database.app)
  await insertPartners(
    database.app.db,
    { name: 'Wren Chapel', city: 'Salem', state: 'Oregon', zipCode: '97301', isActive: false },
    { name: 'Alder', isPriority: true },
    { name: 'Salem House', city: 'Boone', zipCode: '28607' },
    { name: 'Élan Crémation', city: 'Montréal', state: 'Quebec', zipCode: 'H2X 1Y4' },
    { name: '100%_Care', city: 'Ontario', state: 'California', zipCode: '91761' },
    { name: 'Gone', city: 'Salem', state: 'Oregon', deletedAt: new Date() },
    { name: 'Oregon', city: 'North Salem', state: 'New York', zipCode: '10560', isPriority: true },
    { name: 'or', city: 'Orlando', state: 'Florida', zipCode: '32801' },
  )
  await database.app.directory.refresh()
})
afterAll(() => database.close())

const found = async (q?: string, state?: string) =>
  (await finder.find({ q, state })).partners.map(({ name }) => name)

test('finds inactive partners, not deleted ones, best first (LIST-5)', async () => {
  expect(await found(' salem ')).toEqual(['Wren Chapel', 'Salem House', 'Oregon'])
  expect(await found('97301')).toEqual(['Wren Chapel'])
  expect(await found('Gone')).toEqual([])
})

test('two letters also name a state', async () => {
  expect((await found('or')).slice(0, 2)).toEqual(['or', 'Wren Chapel'])
  expect(await found('QC')).toEqual(['Élan Crémation'])
})

test('wildcards are literal', async () => {
  expect(await found('%')).toEqual(['100%_Care'])
  expect(await found('0%_c')).toEqual(['100%_Care'])
  expect(await found('\\')).toEqual([])
  expect(await found('ÉLAN')).toEqual(['Élan Crémation'])
})

test('without a query all stand by name, priority partners among them', async () => {
  expect(await found()).toEqual([
    '100%_Care',
    'Alder',
    'Élan Crémation',
    'or',
    'Oregon',
    'Salem House',
    'Wren Chapel',
  ])
})

test('a state alone lists its partners by name; by code, name or slug; an unknown one lists none', async () => {
  for (const state of ['NC', 'north carolina', 'north-carolina', ' North Carolina '])
    expect(await found(undefined, state)).toEqual(['Alder', 'Salem House'])
  expect(await found('salem', 'NC')).toEqual(['Salem House'])
  expect(await found('salem', 'Utopia')).toEqual([])
  expect(await found('', '')).toHaveLength(7)
  expect(await found()).toHaveLength(7)
})

test('refuses a query that is too long', async () => {
  await expect(found('x'.repeat(201))).rejects.toMatchObject({ code: 'invalid_input' })
})

const everyone = async (app: Pick<App, 'directory'>, query: string) =>
  (await findPublic(app, query)).entries.map(({ id }) => id)

test('ranks as the public search does when one word is a name, a city, a state and a ZIP (SEARCH-10)', async () => {
  const words = ['Texas', 'texas', 'TX', 'Texan', 'Paris', '75001', '75001-12', 'Tex', 'Oregon']
  const zipCodes = ['75001', '75001-1234', '97301', 'H2X 1Y4']
  const pick = <Value>(values: readonly Value[], number: number) => values[number % values.length] as Value
  const made = await makeDatabaseApp()
  try {
    const rows = Array.from({ length: 400 }, (_, number) => ({
      name: pick(words, number),
      city: pick(words, Math.floor(number / 9)),
      state: pick(['Texas', 'Oregon', 'Quebec'], number),
      zipCode: pick(zipCodes, Math.floor(number / 5)),
      isPriority: number % 7 === 0,
    }))
    await insertPartners(made.app.db, ...rows)
    await made.app.directory.refresh()
    const own = createPartnerFinder(made.app)
    for (const q of [...words, 'te', 'tx', '750', '-12', 'qc', 'h2x', 'ore', 'exa']) {
      const expected = await everyone(made.app, q)
      expect((await own.findIds({ q })).slice(0, expected.length), q).toEqual(expected)
    }
  } finally {
    await made.close()
  }
})

test('finds what the public search finds, in its order (LIST-5)', async () => {
  const text = fc.oneof(
    fc.constantFrom(
      'salem',
      'or',
      'o',
      'north',
      'oregon',
      'montréal',
      '2',
      '100%',
      'a',
      'care',
      'new york',
      'h2x',
      'salem OR',
      'boone nc',
      '828 555 0142',
    ),
    fc.string({ maxLength: 4 }),
  )
  const active = new Set(database.app.directory.current().byId.keys())
  await fc.assert(
    fc.asyncProperty(text, async (q) => {
      const wanted = readQuery(q)
      if (wanted === '') return
      const expected = await everyone(database.app, wanted)
      const actual = (await finder.findIds({ q })).filter((id) => active.has(id))
      expect(new Set(actual.slice(0, expected.length))).toEqual(new Set(expected))
    }),
    { numRuns: 60 },
  )
})

test('sees each change at the next search, also of inactive partners', async () => {
  const made = await makeDatabaseApp()
  try {
    const { db, directory } = made.app
    const own = createPartnerFinder(made.app)
    const names = async (q: string) => (await own.find({ q })).partners.map(({ name }) => name)
    const [first] = await insertPartners(db, { name: 'Heron House' }, { name: 'Other', isActive: false })
    await directory.refresh()
    expect(await names('heron')).toEqual(['Heron House'])
    const change = (values: Partial<typeof partners.$inferInsert>) =>
      db.transaction(async (tx) => {
        const version = await takeNextVersion(tx)
        await tx
          .update(partners)
          .set({ ...values, version })
          .where(eq(partners.id, first?.id ?? ''))
      })
    await change({ isActive: false })
    await directory.refresh()
    expect(await own.find({ q: 'heron' })).toMatchObject({ total: 1, inactiveCount: 1 })
    await change({ name: 'Egret House', phone: '(828) 555-0199' })
    await directory.refresh()
    expect([await names('heron'), await names('0199')]).toEqual([[], ['Egret House']])
    await change({ deletedAt: new Date() })
    await directory.refresh()
    expect([await names('egret'), (await own.findIds({})).length]).toEqual([[], 1])
  } finally {
    await made.close()
  }
})

test('the join with the found ids is planned apart from the conditions, however rare they seem', async () => {
  const among = (await database.app.db.select({ id: partners.id }).from(partners)).map(({ id }) => id)
  const statement = selectionOf({ lacks: 'picture,website' }, among, { offset: 0, limit: 100 })
  const { rows } = await database.app.db.execute<Record<string, string>>(sql`explain ${statement}`)
  const plan = rows.map((row) => Object.values(row)[0]).join('\n')
  expect(plan).toMatch(/Subquery Scan on partners\s.*Filter: .*website.*(?:Join|Nested Loop)/s)
})
