import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { insertPartners } from '../../../tests/build.ts'
import { makeDatabaseApp } from '../../../tests/make-database-app.ts'
import { matchPartners } from '../directory/search/match-partners.ts'
import { searchPartners } from './search-partners.ts'

let database: Awaited<ReturnType<typeof makeDatabaseApp>>
beforeAll(async () => {
  database = await makeDatabaseApp()
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
  (await searchPartners(database.app, { q, state })).map(({ name }) => name)

test('finds inactive partners, not deleted ones, best first', async () => {
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

test('ranks as the public search does when one word is a name, a city, a state and a ZIP', async () => {
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
    for (const q of [...words, 'te', 'tx', '750', '-12', 'qc', 'h2x', 'ore', 'exa']) {
      const expected = matchPartners(made.app.directory.current().search, q)
      const actual = await searchPartners(made.app, { q })
      expect(actual.map(({ id }) => id)).toEqual(
        expected.slice(0, Number.POSITIVE_INFINITY).map(({ id }) => id),
      )
    }
  } finally {
    await made.close()
  }
})

test('finds what the public search finds, in its order', async () => {
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
    ),
    fc.string({ maxLength: 4 }),
  )
  const active = new Set(database.app.directory.current().byId.keys())
  await fc.assert(
    fc.asyncProperty(text, async (q) => {
      if (q.trim() === '') return
      const expected = matchPartners(database.app.directory.current().search, q)
      const actual = await searchPartners(database.app, { q })
      expect(actual.filter(({ id }) => active.has(id)).map(({ id }) => id)).toEqual(
        expected.slice(0, 100).map(({ id }) => id),
      )
    }),
    { numRuns: 60 },
  )
})
