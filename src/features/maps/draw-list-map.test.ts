import fc from 'fast-check'
import { beforeAll, describe, expect, test } from 'vitest'
import { findRegion } from '../../shared/places/regions.ts'
import { drawBackground, drawListMap, type ListMapInput, listView } from './draw-list-map.ts'
import { loadMapGeometry, type MapGeometry } from './map-geometry.ts'
import { isWithin, placeBox, touch } from './place-labels.ts'

let geometry: MapGeometry
beforeAll(async () => {
  geometry = await loadMapGeometry()
})

const SIZE = 340
const austin = { latitude: 30.2672, longitude: -97.7431 }

function draw(given: Partial<ListMapInput>) {
  const input: ListMapInput = {
    pins: [],
    origin: null,
    region: findRegion('TX') ?? null,
    ownTown: { label: 'Austin', point: austin },
    towns: [],
    title: 'Map',
    unit: 'mi',
    width: SIZE,
    height: SIZE,
    ...given,
  }
  const view = listView(input, false)
  if (!view) throw new Error('no view')
  return { view, map: drawListMap(drawBackground(geometry, view, input.region, SIZE, SIZE), input) }
}

const pinsAt = (points: { latitude: number; longitude: number }[]) =>
  points.map((point, index) => ({
    point,
    number: index + 1,
    label: `Partner ${index + 1}`,
    href: `/p/${index}`,
  }))

describe('the map of a list', () => {
  test('has a numbered, named and linked pin for each partner, none hidden by another, even at one spot (MAP-1)', () => {
    const spread = fc.array(
      fc.record({
        latitude: fc.double({ min: 30, max: 30.5, noNaN: true }),
        longitude: fc.double({ min: -98, max: -97.4, noNaN: true }),
      }),
      { minLength: 1, maxLength: 20 },
    )
    const sameSpot = fc
      .integer({ min: 1, max: 20 })
      .map((count) => Array.from({ length: count }, () => austin))
    fc.assert(
      fc.property(fc.oneof(spread, sameSpot), (points) => {
        const { map } = draw({ pins: pinsAt(points) })
        expect(map.pins.map(({ number, label, href }) => [number, label, href])).toEqual(
          points.map((_, index) => [index + 1, `Partner ${index + 1}`, `/p/${index}`]),
        )
        for (const [index, pin] of map.pins.entries()) {
          expect(pin.x).toBeGreaterThanOrEqual(12)
          expect(pin.x).toBeLessThanOrEqual(SIZE - 12)
          expect(pin.y).toBeGreaterThanOrEqual(12)
          expect(pin.y).toBeLessThanOrEqual(SIZE - 12)
          for (const other of map.pins.slice(index + 1))
            expect(Math.hypot(pin.x - other.x, pin.y - other.y)).toBeGreaterThan(24)
        }
      }),
      { numRuns: 60 },
    )
  })

  test('labels its own town whatever lies there, and cuts no label (MAP-1)', () => {
    const towns = Array.from({ length: 40 }, (_, index) => ({
      label: `Long Town Name ${index}`,
      point: { latitude: 30 + (index % 7) / 12, longitude: -98 + Math.floor(index / 7) / 9 },
    }))
    for (const count of [1, 5, 20]) {
      const { map } = draw({ pins: pinsAt(Array.from({ length: count }, () => austin)), towns })
      expect(map.places[0]?.label).toBe('Austin')
      for (const place of map.places) {
        const box = placeBox([place.x, place.y], place.label, place.anchor)
        expect(isWithin(box, { left: 0, top: 0, right: SIZE, bottom: SIZE }), place.label).toBe(true)
      }
    }
  })

  test('no pin covers the label of its own town, wherever the list stands close', () => {
    const column = Array.from({ length: 13 }, (_, at) => ({ latitude: 30.03 + at / 25, longitude: -97.743 }))
    const row = [-97.83, -97.79, -97.7, -97.66].map((longitude) => ({ latitude: 30.267, longitude }))
    const { map } = draw({ pins: pinsAt([...column, ...row]) })
    const [own] = map.places
    if (!own) throw new Error('No town is labelled')
    const box = placeBox([own.x, own.y], own.label, own.anchor)
    for (const { x, y } of map.pins) {
      const pin = { left: x - 11, top: y - 11, right: x + 11, bottom: y + 11 }
      expect(touch(box, pin)).toBe(false)
    }
  })

  test('is as close as the list allows: a town within 30 miles, a continent within 4,000 (MAP-1)', () => {
    const near = draw({ pins: pinsAt([austin, { latitude: 30.3, longitude: -97.7 }]) })
    expect(near.view.milesAcross).toBeLessThan(31)
    const far = draw({
      pins: pinsAt([austin, { latitude: 61.2, longitude: -149.9 }, { latitude: 44.65, longitude: -63.57 }]),
      region: null,
    })
    expect(far.view.milesAcross).toBeGreaterThan(2500)
    expect(far.view.milesAcross).toBeLessThan(6000)
    expect(far.map.pins).toHaveLength(3)
  })

  test('shows county lines and a scale in miles or kilometres (MAP-1)', () => {
    const { map } = draw({ pins: pinsAt([austin, { latitude: 30.6, longitude: -97.2 }]) })
    expect(map.counties).not.toBe('')
    expect(map.scale?.unit).toBe('mi')
    expect(map.scale?.width).toBeLessThanOrEqual(110)
    expect(draw({ pins: pinsAt([austin]), unit: 'km' }).map.scale?.unit).toBe('km')
  })

  test('pages of one list share their view', () => {
    const first = pinsAt([austin, { latitude: 30.4, longitude: -97.9 }])
    const second = pinsAt([
      { latitude: 30.268, longitude: -97.744 },
      { latitude: 30.401, longitude: -97.899 },
    ])
    expect(draw({ pins: first }).view).toEqual(draw({ pins: second }).view)
  })
})
