import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { coverageSteps } from './create-coverage.ts'

describe('the steps of the map', () => {
  test.each([
    ['no partners', [0, 0, 0], []],
    ['one region with one', [0, 1, 0], [1]],
    ['all alike', [1, 1, 1, 1], [1]],
    ['few', [1, 2, 3], [1, 2, 3]],
    ['a directory of the usual size', [2, 4, 9, 14, 17, 22, 28, 33, 47, 61, 80, 140], [1, 5, 15, 30, 50]],
    ['a large one', [120, 480, 990, 1450, 3100], [1, 400, 750, 1000, 3000]],
  ])('%s', (_, counts, steps) => expect(coverageSteps(counts)).toEqual(steps))

  test('grow from 1, are round, at most five, and each has a region', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 100_000 }), { maxLength: 64 }), (counts) => {
        const steps = coverageSteps(counts)
        expect(steps.length).toBeLessThanOrEqual(5)
        if (counts.some((count) => count > 0)) expect(steps[0]).toBe(1)
        for (const [index, step] of steps.entries()) {
          if (index > 0) expect(step).toBeGreaterThan(steps[index - 1] ?? 0)
          expect(`${step}`).toMatch(/^(\d|1\d|2[05]|[34]0|50|75)(0*)$/)
          if (index > 0) expect(counts.some((count) => count >= step)).toBe(true)
        }
      }),
    )
  })
})
