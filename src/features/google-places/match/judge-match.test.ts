import { describe, expect, test } from 'vitest'
import { makeLabelledPairs } from '../../../../tests/values/labelled-pairs.ts'
import { judgeMatch } from './judge-match.ts'
import { nameLikeness } from './name-likeness.ts'

const pairs = makeLabelledPairs()
const judged = pairs.map((pair) => ({ ...pair, ...judgeMatch(pair.partner, pair.place, pair.hasPhoneAlone) }))
const tell = ({ kind, partner, place, likeness, distanceMeters }: (typeof judged)[number]) =>
  `${kind}: ${partner.name} | ${place.name} | ${partner.address}, ${partner.city} | ${place.address} | ${likeness} | ${distanceMeters} m`

describe('200 labelled pairs (GOOGLE-3)', () => {
  test('are 110 right and 90 wrong ones', () => {
    expect(pairs).toHaveLength(200)
    expect(pairs.filter(({ isSame }) => isSame)).toHaveLength(110)
  })
  test('no wrong one is accepted', () => {
    expect(judged.filter((pair) => !pair.isSame && pair.isAccepted).map(tell)).toEqual([])
  })
  test('at least nine in ten of the right ones are', () => {
    const right = judged.filter(({ isSame }) => isSame)
    const left = right.filter(({ isAccepted }) => !isAccepted)
    expect(left.length, left.map(tell).join('\n')).toBeLessThanOrEqual(right.length / 10)
  })
  test('whatever waits for a person says why', () => {
    expect(judged.filter(({ isAccepted, reasons }) => isAccepted === reasons.length > 0).map(tell)).toEqual(
      [],
    )
  })
})

describe('the likeness of names', () => {
  test.each([
    ['Smith & Sons Funeral Home', 'SMITH AND SONS FUNERAL HOME, INC.', 1],
    ["St. Mary's Chapel", 'Saint Marys Funeral Chapel', 1],
    ['Résidence Funéraire Côté', 'Residence funeraire Cote', 1],
    ['Zakład Pogrzebowy Łódź', 'Zaklad Pogrzebowy Lodz', 1],
    ['Abernathy Funeral Home', 'Abernaty Funeral Home', 0.9],
    ['Cremation Services', 'Cremation Services', 1],
  ])('%s and %s: %s', (a, b, likeness) => {
    expect(nameLikeness(a, b)).toBeCloseTo(likeness, 5)
    expect(nameLikeness(b, a)).toBeCloseTo(likeness, 5)
  })
  test.each([
    ['Smith & Sons Funeral Home', 'Smith Brothers Funeral Home'],
    ['Smith Funeral Home', 'Smith Florist'],
    ['Oak Grove Funeral Home', 'Oak Hill Funeral Home'],
    ['Hollis Funeral Home North', 'Hollis Funeral Home South'],
    ['Chapel 1', 'Chapel 2'],
    ['', 'Smith'],
  ])('%s and %s: less than 0.8', (a, b) => {
    expect(nameLikeness(a, b)).toBeLessThan(0.8)
  })
})
