import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { clipLine, clipRing, distanceToStep, simplify } from './clip.ts'
import type { Pixel } from './frame.ts'
import { isWithin, placeBox, placeLabels, touch } from './place-labels.ts'

const pixel = fc.tuple(fc.integer({ min: -300, max: 300 }), fc.integer({ min: -300, max: 300 }))
const trace = fc.array(pixel, { minLength: 3, maxLength: 40 })
const edges = { left: -100, top: -80, right: 100, bottom: 80 }
const isInside = ([x, y]: Pixel) => Math.abs(x) <= 100 + 1e-6 && Math.abs(y) <= 80 + 1e-6
const squared = (half: number): Pixel[] => [
  [-half, -half],
  [half, -half],
  [half, half],
  [-half, half],
]

describe('clipping', () => {
  it('keeps rings and lines within the edges', () => {
    fc.assert(
      fc.property(trace, (points) => {
        expect(clipRing(points, edges).every(isInside)).toBe(true)
        expect(clipLine(points, edges).flat().every(isInside)).toBe(true)
      }),
    )
  })

  it('fills the frame from a ring around it, and leaves a ring inside unchanged', () => {
    expect(new Set(clipRing(squared(500), edges).map(String))).toEqual(
      new Set(['-100,-80', '100,-80', '100,80', '-100,80']),
    )
    expect(new Set(clipRing(squared(50), edges).map(String))).toEqual(new Set(squared(50).map(String)))
    expect(
      clipRing(
        squared(10).map(([x, y]): Pixel => [x + 400, y]),
        edges,
      ),
    ).toEqual([])
  })

  it('cuts a line that leaves and returns into two', () => {
    const parts = clipLine(
      [
        [0, 0],
        [200, 0],
        [200, 40],
        [0, 40],
      ],
      edges,
    )
    expect(parts).toEqual([
      [
        [0, 0],
        [100, 0],
      ],
      [
        [100, 40],
        [0, 40],
      ],
    ])
  })

  it('simplifies within the tolerance and keeps the ends', () => {
    fc.assert(
      fc.property(trace, fc.integer({ min: 1, max: 60 }), (points, tolerance) => {
        const left = simplify(points, tolerance)
        expect(left[0]).toEqual(points[0])
        expect(left.at(-1)).toEqual(points.at(-1))
        for (const point of points) {
          const off = Math.min(...left.slice(1).map((b, index) => distanceToStep(point, left[index] ?? b, b)))
          expect(off).toBeLessThanOrEqual(tolerance + 1e-9)
        }
      }),
    )
  })
})

describe('labels', () => {
  const room = {
    within: { left: 0, top: 0, right: 300, bottom: 200 },
    taken: [{ left: 140, top: 60, right: 160, bottom: 110 }],
  }
  const candidate = fc.record({
    pixel: fc.tuple(fc.integer({ min: -20, max: 320 }), fc.integer({ min: -20, max: 220 })),
    label: fc.string({ minLength: 1, maxLength: 20 }),
  })

  it('never overlap each other or occupied space, and stay inside', () => {
    fc.assert(
      fc.property(fc.array(candidate, { maxLength: 40 }), (candidates) => {
        const placed = placeLabels(candidates, { ...room, leastDistance: 24, limit: 8 })
        expect(placed.length).toBeLessThanOrEqual(8)
        const boxes = placed.map((place) => placeBox([place.x, place.y], place.label, place.anchor))
        boxes.forEach((box, index) => {
          expect(isWithin(box, room.within)).toBe(true)
          for (const other of [...room.taken, ...boxes.slice(index + 1)])
            expect(touch(box, other)).toBe(false)
        })
      }),
    )
  })

  it('are placed on the left when the right has no room', () => {
    const placed = placeLabels([{ pixel: [280, 100], label: 'Asheville' }], {
      ...room,
      leastDistance: 24,
      limit: 8,
    })
    expect(placed).toEqual([{ x: 280, y: 100, label: 'Asheville', anchor: 'end' }])
  })
})
