import { expect, test } from 'vitest'
import { readPlaceTables } from '../gazetteer/read-place-tables.ts'
import { loadRegionShapes } from './region-shapes.ts'

/** Of the fifty states and DC (GeoNames, March 2026). */
const ALL_ZIPS = 40_977
/** Wake Island, and three whose point lies some miles beyond the simplified border. */
const BEYOND_THE_BORDER = ['02837', '61204', '63880', '96898']

test('every ZIP code of the fifty states is known with a point in its state', async () => {
  const { codes } = await readPlaceTables()
  const zips = codes.filter(({ code, region }) => region.country === 'US' && /^\d{5}$/.test(code))
  expect(new Set(zips.map(({ code }) => code)).size).toBe(zips.length)
  expect(zips.length).toBeGreaterThanOrEqual(ALL_ZIPS)
  const shapes = await loadRegionShapes()
  const outside = zips.filter(({ region, ...point }) => shapes.fitOf(region.name, point) === 'outside')
  expect(outside.map(({ code }) => code).sort()).toEqual(BEYOND_THE_BORDER)
})
