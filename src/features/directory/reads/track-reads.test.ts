import { expect, test } from 'vitest'
import { makeSnapshot, makeView } from '../../../../tests/sites/make-snapshot.ts'
import { suggest } from '../finder/answers/suggest.ts'
import { createReads } from './directory-reads.ts'
import { trackReads } from './track-reads.ts'
import { trackedApp } from './tracked-app.ts'

const snapshot = makeSnapshot(
  ['Ash', 'Birch', 'Cedar'].map((name) => ({ name, city: 'Houston', state: 'Texas', zipCode: '77002' })),
)

test('a state or city that is read again is the same object, as in the snapshot itself', () => {
  const { regions } = trackReads(snapshot, createReads())
  const texas = regions.get('texas')
  expect(texas).toBeDefined()
  expect(regions.get('texas')).toBe(texas)
  expect([...regions.values()]).toContain(texas)
  const houston = texas?.cities.get('houston')
  expect([...(texas?.cities.values() ?? [])]).toEqual([houston])
  expect(texas?.cities.get('houston')).toBe(houston)
})

test('typeahead offers a city of several partners once', async () => {
  const { cities } = await suggest(trackedApp({ directory: makeView(snapshot) }, createReads()), 'houst')
  expect(cities.map(({ city }) => city)).toEqual(['Houston'])
})
