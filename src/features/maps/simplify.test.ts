import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Pixel } from './frame.ts'
import { isWithin, placeBox, placeLabels, touch } from './place-labels.ts'
import { simplify } from './simplify.ts'

const pixel = fc.tuple(fc.integer({ min: -300, max: 300 }), fc.integer({ min: -300, max: 300 }))
const trace = fc.array(pixel, { minLength: 3, maxLength: 40 })

describe('lines', () => {
  it('keeps the ends and what lies farther than the tolerance from a straight line', () => {
    fc.assert(
      fc.property(trace, fc.integer({ min: 1, max: 60 }), (points, tolerance) => {
        const left = simplify(points, tolerance)
        expect([left[0], left.at(-1)]).toEqual([points[0], points.at(-1)])
      }),
    )
    const line: Pixel[] = [
      [0, 0],
      [50, 4],
      [100, 0],
      [100, 50],
    ]
    expect(simplify(line, 3)).toEqual(line)
    expect(simplify(line, 5)).toEqual(line.filter(([x]) => x !== 50))
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
