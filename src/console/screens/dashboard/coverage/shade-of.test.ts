import { expect, test } from 'vitest'
import { shadeOf } from './coverage-legend.tsx'

test.each([
  [0, [1, 5, 15, 25, 40], 'shade-none'],
  [1, [1, 5, 15, 25, 40], 'shade-1'],
  [4, [1, 5, 15, 25, 40], 'shade-1'],
  [5, [1, 5, 15, 25, 40], 'shade-2'],
  [39, [1, 5, 15, 25, 40], 'shade-4'],
  [4000, [1, 5, 15, 25, 40], 'shade-5'],
  [0, [], 'shade-none'],
  [3, [1], 'shade-5'],
  [1, [1, 2], 'shade-3'],
  [2, [1, 2], 'shade-5'],
])('%i partners with steps %j are %s', (count, steps, shade) => expect(shadeOf(count, steps)).toBe(shade))
