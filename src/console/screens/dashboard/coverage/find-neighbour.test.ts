import { expect, test } from 'vitest'
import { findNeighbour } from './coverage-drawing.tsx'

const places = [
  { code: 'WA', x: 100, y: 100 },
  { code: 'OR', x: 95, y: 160 },
  { code: 'CA', x: 90, y: 240 },
  { code: 'ID', x: 160, y: 150 },
  { code: 'MT', x: 230, y: 110 },
  { code: 'NV', x: 130, y: 230 },
] as const
const from = (code: string) => places.find((place) => place.code === code) ?? places[0]

test.each([
  ['WA', 'ArrowDown', 'OR'],
  ['OR', 'ArrowDown', 'CA'],
  ['OR', 'ArrowUp', 'WA'],
  ['OR', 'ArrowRight', 'ID'],
  ['CA', 'ArrowRight', 'NV'],
  ['ID', 'ArrowRight', 'MT'],
  ['CA', 'ArrowLeft', undefined],
  ['WA', 'ArrowUp', undefined],
] as const)('from %s by %s to %s', (start, direction, end) =>
  expect(findNeighbour(places, from(start), direction)?.code).toBe(end),
)
