import fc from 'fast-check'
import { expect, test } from 'vitest'
import { applyChanges, buildRow, changesOf, makeSnapshot } from '../../../../tests/sites/make-snapshot.ts'
import { REGIONS } from '../../../shared/places/regions.ts'
import { featuredPartners } from '../pages/featured-partners.ts'
import { findDirectoryCity, regionTiles } from './counts.ts'
import type { DirectorySnapshot } from './directory-view.ts'

const change = fc.record({
  number: fc.integer({ min: 0, max: 14 }),
  name: fc.constantFrom('Alder', 'alder', 'Élan', 'Birch', 'Wren & Sons'),
  city: fc.constantFrom('Asheville', 'ASHEVILLE', 'Québec', 'Salem'),
  state: fc.constantFrom('North Carolina', 'Quebec', 'Oregon'),
  description: fc.constantFrom(null, 'A quiet house.', 'Open day and night.'),
  isPriority: fc.boolean(),
  status: fc.constantFrom('active', 'inactive', 'deleted'),
})

test('after any series of changes, the snapshot equals a freshly loaded one', () => {
  fc.assert(
    fc.property(fc.array(fc.array(change, { maxLength: 6 }), { minLength: 1, maxLength: 6 }), (steps) => {
      const rows = new Map<string, ReturnType<typeof buildRow>>()
      let snapshot = applyChanges(null, changesOf([]))
      for (const step of steps) {
        const changed = step.map(({ number, ...given }) =>
          buildRow({ ...given, id: `id-${number}`, slug: `slug-${number}` }),
        )
        for (const row of changed) rows.set(row.id, row)
        snapshot = applyChanges(snapshot, changesOf(changed, snapshot))
      }
      const fresh = applyChanges(
        null,
        changesOf([...rows.values()].filter((row) => row.status !== 'deleted')),
      )
      const comparable = (snapshot: DirectorySnapshot) => ({ ...snapshot, version: 0 })
      expect(comparable(snapshot)).toEqual(comparable(fresh))
    }),
    { numRuns: 200 },
  )
})

test('the home page grids hold all 64 regions with counts (HOME-2)', () => {
  const snapshot = makeSnapshot([
    { state: 'Texas' },
    { state: 'Texas', city: 'Waco' },
    { state: 'Quebec' },
    { state: 'Atlantis' },
  ])
  const { states, provinces } = regionTiles(snapshot)
  expect([states.length, provinces.length]).toEqual([51, 13])
  expect([...states, ...provinces].map((tile) => tile.region)).toEqual(REGIONS)
  expect(states.find((tile) => tile.region.code === 'TX')?.partnerCount).toBe(2)
  expect(provinces.find((tile) => tile.region.code === 'QC')?.partnerCount).toBe(1)
  expect(states.find((tile) => tile.region.code === 'OH')?.partnerCount).toBe(0)
  const texas = snapshot.regions.get('texas')
  expect(texas?.tiles).toEqual([
    { city: 'Asheville', state: 'Texas', partnerCount: 1 },
    { city: 'Waco', state: 'Texas', partnerCount: 1 },
  ])
  expect(findDirectoryCity(snapshot, 'TX', 'WACO')?.partners).toHaveLength(1)
  expect(findDirectoryCity(snapshot, 'TX', '__proto__')).toBeUndefined()
})

test('featured partners: priority first, the same all day, also after an edit, others on another day (HOME-3)', () => {
  const rows = Array.from({ length: 60 }, (_, number) =>
    buildRow({ name: `P${number}`, isPriority: number < 40 }),
  )
  const snapshot = applyChanges(null, changesOf(rows))
  const on = (day: string, of = snapshot) => featuredPartners(of, new Date(day)).map((entry) => entry.id)
  const monday = on('2026-03-02T00:00:00Z')
  expect(new Set(monday).size).toBe(9)
  expect(monday.every((id) => snapshot.byId.get(id)?.isPriority)).toBe(true)
  expect(on('2026-03-02T23:59:59Z')).toEqual(monday)
  expect(on('2026-03-03T00:00:00Z')).not.toEqual(monday)
  expect(on('2026-03-02T00:00:00Z', { ...snapshot, version: snapshot.version + 1 })).toEqual(monday)

  const few = makeSnapshot([{ isPriority: true }, {}, {}, {}])
  const featured = featuredPartners(few, new Date('2026-03-02'))
  expect(featured).toHaveLength(4)
  expect(featured[0]?.isPriority).toBe(true)
  expect(featuredPartners(makeSnapshot([]), new Date())).toEqual([])
})
