import fc from 'fast-check'
import { expect, test } from 'vitest'
import { MILES_PER_DEGREE } from '../../../../shared/places/geo.ts'
import { milesToCodes, orderByLatitude } from './near-codes.ts'

const anyPoint = fc.record({
  latitude: fc.double({ min: 18, max: 72, noNaN: true }),
  longitude: fc.double({ min: -180, max: -52, noNaN: true }),
})

test('the nearest codes are those of a look at all of them', () => {
  const anyCodes = fc.array(fc.record({ at: anyPoint, isOwn: fc.boolean() }), { maxLength: 60 })
  fc.assert(
    fc.property(anyCodes, anyPoint, (codes, point) => {
      const points = Float32Array.from(codes.flatMap(({ at }) => [at.latitude, at.longitude]))
      const perDegreeEast = Math.cos((point.latitude * Math.PI) / 180)
      const nearest = (isOwn: boolean) =>
        Math.min(
          ...codes.flatMap((code, at) => {
            const north = (points[at * 2] ?? 0) - point.latitude
            const east = ((points[at * 2 + 1] ?? 0) - point.longitude) * perDegreeEast
            return code.isOwn === isOwn ? [Math.sqrt(north * north + east * east) * MILES_PER_DEGREE] : []
          }),
        )
      const found = milesToCodes(point, points, orderByLatitude(points), (at) => codes[at]?.isOwn ?? false)
      expect(found).toEqual({ own: nearest(true), other: nearest(false) })
    }),
  )
})

test('of many codes only those at about its latitude are looked at', () => {
  const count = 40_000
  const points = Float32Array.from({ length: count * 2 }, (_, at) =>
    at % 2 === 0 ? 25 + (((at / 2) * 7919) % count) / 1000 : -70 - ((at >> 1) % 50),
  )
  let looks = 0
  const { own, other } = milesToCodes(
    { latitude: 40, longitude: -90 },
    points,
    orderByLatitude(points),
    (at) => {
      looks += 1
      return at % 2 === 0
    },
  )
  expect(Math.max(own, other)).toBeLessThan(100)
  expect(looks).toBeLessThan(count / 10)
})
