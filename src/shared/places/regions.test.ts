import { expect, test } from 'vitest'
import { findRegion, REGIONS, regionCode } from './regions.ts'

test('there are 50 states, the District of Columbia and 13 provinces and territories (SITE-9)', () => {
  expect(REGIONS.filter((region) => region.country === 'US')).toHaveLength(51)
  expect(REGIONS.filter((region) => region.country === 'CA')).toHaveLength(13)
  expect(new Set(REGIONS.map((region) => region.code)).size).toBe(64)
  expect(new Set(REGIONS.map((region) => region.slug)).size).toBe(64)
})

test.each(['north-carolina', 'North Carolina', 'NORTH CAROLINA', 'nc', ' NC '])(
  '%j names North Carolina',
  (text) => {
    expect(findRegion(text)?.name).toBe('North Carolina')
  },
)

test('Québec is found with and without its accent', () => {
  expect(findRegion('Québec')?.code).toBe('QC')
  expect(findRegion('quebec')?.code).toBe('QC')
})

test('no other text is a region', () => {
  expect(findRegion('Atlantis')).toBeUndefined()
  expect(findRegion('')).toBeUndefined()
  expect(findRegion('constructor')).toBeUndefined()
})

test('an unknown name is coded by its first two letters (SITE-10)', () => {
  expect(regionCode('Puerto Rico')).toBe('PU')
  expect(regionCode('Texas')).toBe('TX')
})
