import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeDatabase } from '../../../../../tests/servers/make-database.ts'
import { LOADED_PLACES } from '../../../../../tests/sites/loaded-places.ts'
import { insertPartners } from '../../../../../tests/values/build.ts'
import type { App } from '../../../../app.ts'
import { readConfig } from '../../../../config/config.ts'
import { openDirectoryView } from '../../snapshot/open-directory-view.ts'
import { searchDirectory } from './search-directory.ts'
import { suggest } from './suggest.ts'

let database: Awaited<ReturnType<typeof makeDatabase>>
let app: Pick<App, 'db' | 'config' | 'clock' | 'directory'>

beforeAll(async () => {
  database = await makeDatabase()
  await insertPartners(
    database.db,
    { name: 'Wren Chapel' },
    { name: '100% Care', city: 'Salem', state: 'Oregon', zipCode: '97301', latitude: null, longitude: null },
    { name: 'Alder', isPriority: true },
    { name: 'Hidden', isActive: false },
  )
  const directory = await openDirectoryView(database.db, () => {}, LOADED_PLACES)
  app = { db: database.db, config: readConfig({}), clock: { now: () => new Date() }, directory }
})
afterAll(async () => {
  await app.directory.close()
  await database.close()
})

const names = (partners: { name: string }[]) => partners.map((partner) => partner.name)

test('a search returns cards page by page, with the total (SEARCH-3)', async () => {
  const first = await searchDirectory(app, ' Asheville ', { limit: 1 })
  expect(first).toMatchObject({ query: 'Asheville', total: 2, suggestions: [], similar: [] })
  expect(names(first.partners)).toEqual(['Alder'])
  expect(names((await searchDirectory(app, 'asheville', { limit: 1, offset: 1 })).partners)).toEqual([
    'Wren Chapel',
  ])
  expect((await searchDirectory(app, 'asheville', { limit: 1, offset: 9 })).partners).toEqual([])
})
test('percent and underscore are literal', async () => {
  expect(names((await searchDirectory(app, '%')).partners)).toEqual(['100% Care'])
  expect((await searchDirectory(app, '_')).total).toBe(0)
})
test('a blank query gives empty lists (SEARCH-2)', async () => {
  for (const blank of ['', '  \t']) {
    expect(await searchDirectory(app, blank)).toEqual({
      query: '',
      total: 0,
      partners: [],
      suggestions: [],
      similar: [],
    })
  }
})
test('without a match there are similar partners and suggestions (SEARCH-4, SEARCH-9)', async () => {
  const found = await searchDirectory(app, 'Ashevile')
  expect(found).toMatchObject({ total: 0, partners: [], suggestions: ['Asheville'] })
  expect(names(found.similar)).toEqual(['Alder', 'Wren Chapel'])
})
test('a point adds distances to cards with coordinates', async () => {
  const from = { latitude: 35.5971, longitude: -82.5565 }
  const { partners } = await searchDirectory(app, 'a', { from })
  expect(Object.fromEntries(partners.map(({ name, distanceMiles }) => [name, distanceMiles]))).toStrictEqual({
    Alder: 0,
    '100% Care': undefined,
    'Wren Chapel': 0,
  })
})
test('any text of up to 200 characters has an answer, a longer one is refused', async () => {
  await fc.assert(
    fc.asyncProperty(fc.string({ unit: 'binary', maxLength: 100 }), async (text) => {
      const { total, partners, query } = await searchDirectory(app, text)
      expect(partners.length).toBe(total)
      expect(query.isWellFormed()).toBe(true)
    }),
  )
  for (const odd of ['\0', '\ud800', 'a\udfff', "'; drop table partners; --"]) {
    expect((await searchDirectory(app, odd)).total).toBe(0)
  }
  expect((await searchDirectory(app, 'x'.repeat(200))).total).toBe(0)
  await expect(searchDirectory(app, 'x'.repeat(201))).rejects.toMatchObject({ code: 'invalid_input' })
  await expect(searchDirectory(app, 'x'.repeat(1_000_000))).rejects.toMatchObject({
    fields: { q: expect.any(String) },
  })
})

test('nothing of an inactive partner is found or offered', async () => {
  for (const query of ['Hidden', 'hiden', 'Hidden Asheville', '(828) 555-0142', '143 Merrimon Avenue']) {
    const { partners, similar } = await searchDirectory(app, query)
    expect(names([...partners, ...similar]), query).not.toContain('Hidden')
    expect(names((await suggest(app, query)).partners), query).not.toContain('Hidden')
  }
})
