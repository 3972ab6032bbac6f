import { expect, test } from 'vitest'
import { makeSnapshot, makeView } from '../../../../../tests/sites/make-snapshot.ts'
import { distanceMiles } from '../../../../shared/places/geo.ts'
import { findPartners } from '../../finder/answers/search-directory.ts'
import { readPlaceTables } from '../gazetteer/read-place-tables.ts'
import { findContradictions } from './find-contradictions.ts'
import { findPlace } from './find-place.ts'
import { locatePartner } from './map-city.ts'
import { loadRegionShapes } from './region-shapes.ts'

const IQALUIT = { latitude: 63.75, longitude: -68.52 }
const view = makeView(
  makeSnapshot([{ name: 'Nunatta', city: 'Iqaluit', state: 'Nunavut', zipCode: 'X0A 0H0', ...IQALUIT }]),
)
const gazetteer = await view.gazetteer()
const tables = { gazetteer, shapes: await loadRegionShapes() }

test.each([
  ['Nunavut', 'X0A 0H0', 'Iqaluit', IQALUIT],
  ['Nunavut', 'X0A 0S0', 'Pond Inlet', { latitude: 72.7, longitude: -77.96 }],
  ['Northwest Territories', 'X0E 0T0', 'Inuvik', { latitude: 68.36, longitude: -133.73 }],
  ['Yukon', 'Y0B 1N0', 'Old Crow', { latitude: 67.57, longitude: -139.84 }],
  ['Quebec', 'J0M 1P0', 'Puvirnituq', { latitude: 60.04, longitude: -77.27 }],
  ['Manitoba', 'R0B 0E0', 'Churchill', { latitude: 58.77, longitude: -94.17 }],
  ['Ontario', 'P0L 1W0', 'Moosonee', { latitude: 51.28, longitude: -80.65 }],
])('a partner in %s %s lies in %s, not in the middle of its postal area', (state, zipCode, city, point) => {
  const located = locatePartner({ state, zipCode, city }, tables)
  expect(located && distanceMiles(located, point)).toBeLessThan(5)
  expect(findContradictions({ state, zipCode, coordinates: point }, tables)).toEqual({})
})

test('where only an area hundreds of miles wide is known there is no point', () => {
  expect(locatePartner({ state: 'Nunavut', zipCode: 'X0A 0H0', city: 'An Outpost Camp' }, tables)).toBeNull()
})

test('distances are measured from a small rural area, not from a wide one, whose partners are found (SEARCH-7)', async () => {
  expect(await findPlace(view, 'L0S 1E0')).toMatchObject({ label: 'L0S 1E0', city: 'Fonthill' })
  const { origin, entries, understood } = await findPartners({ directory: view }, 'X0A 0H0')
  expect(entries.map(({ name }) => name)).toEqual(['Nunatta'])
  expect(understood).toMatchObject({ postalCode: 'X0A', latitude: null, longitude: null })
  expect(origin).toBeNull()
  const town = await findPlace(view, 'Iqaluit, Nunavut')
  expect(town && distanceMiles(town, IQALUIT)).toBeLessThan(5)
})

test('every town lies in its state or province', async () => {
  const { towns } = await readPlaceTables()
  const outside = towns.filter(
    ({ region, ...point }) =>
      region.country === 'CA' && tables.shapes.fitOf(region.name, point) === 'outside',
  )
  expect(outside.map(({ name, region }) => `${name}, ${region.code}`)).toEqual([])
})
