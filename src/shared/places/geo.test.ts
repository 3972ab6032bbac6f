import { describe, expect, test } from 'vitest'
import { distanceMiles, formatDistance } from './geo.ts'

describe('distance', () => {
  test('between known places, to a few miles', () => {
    const asheville = { latitude: 35.5951, longitude: -82.5515 }
    const charlotte = { latitude: 35.2271, longitude: -80.8431 }
    const montreal = { latitude: 45.5017, longitude: -73.5673 }
    const vancouver = { latitude: 49.2827, longitude: -123.1207 }
    expect(distanceMiles(asheville, charlotte)).toBeCloseTo(99.6, 0)
    expect(distanceMiles(montreal, vancouver)).toBeGreaterThan(2285)
    expect(distanceMiles(montreal, vancouver)).toBeLessThan(2300)
  })
})

test.each([
  [0.8, 'US', '0.8 mi'],
  [14.2, 'US', '14 mi'],
  [14.29, 'CA', '23 km'],
  [2, 'US', '2 mi'],
  [9.96, 'US', '10 mi'],
  [0, 'US', '0.1 mi'],
  [0, 'CA', '0.1 km'],
  [2480, 'US', '2,480 mi'],
] as const)('%d miles in %s read %s', (miles, country, text) => {
  expect(formatDistance(miles, country)).toBe(text)
})
