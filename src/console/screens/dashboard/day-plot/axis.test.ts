import { expect, test } from 'vitest'
import { axisTicks } from './day-plot.tsx'

test.each([
  [0, [0, 1]],
  [1, [0, 1]],
  [3, [0, 1, 2, 3]],
  [4, [0, 1, 2, 3, 4]],
  [5, [0, 2, 4, 6]],
  [17, [0, 5, 10, 15, 20]],
  [20, [0, 5, 10, 15, 20]],
  [21, [0, 10, 20, 30]],
  [99, [0, 50, 100]],
  [1857, [0, 500, 1000, 1500, 2000]],
])('an axis up to %i', (most, ticks) => expect(axisTicks(most)).toEqual(ticks))

test('always reaches the maximum, in five lines or fewer', () => {
  for (let most = 0; most < 3000; most++) {
    const ticks = axisTicks(most)
    expect(ticks.at(-1)).toBeGreaterThanOrEqual(most)
    expect(ticks.length).toBeLessThanOrEqual(5)
  }
})
