import { expect, it } from 'vitest'
import { createI420, writeI420 } from './to-i420.ts'

/** BT.709, limited range (ITU-R BT.709-6). */
it.each([
  ['white', [255, 255, 255], [235, 128, 128]],
  ['black', [0, 0, 0], [16, 128, 128]],
  ['red', [255, 0, 0], [63, 102, 240]],
  ['green', [0, 255, 0], [173, 42, 26]],
  ['blue', [0, 0, 255], [32, 240, 118]],
])('%s has the levels of BT.709', (_, [r = 0, g = 0, b = 0], expected) => {
  const frame = createI420(4, 4)
  const rgba = new Uint8ClampedArray(4 * 4 * 4)
  for (let at = 0; at < 16; at++) rgba.set([r, g, b, 255], at * 4)
  writeI420(frame, rgba, { left: 0, top: 0, width: 4, rows: 4 })
  const [y, u, v] = [frame.bytes[0], frame.bytes[16], frame.bytes[20]]
  expect([y, u, v].every((value, at) => Math.abs((value ?? 0) - (expected[at] ?? 0)) <= 1)).toBe(true)
})

it('writes a part in its place and nothing else', () => {
  const frame = createI420(8, 4)
  writeI420(frame, new Uint8ClampedArray(2 * 2 * 4).fill(255), { left: 4, top: 2, width: 2, rows: 2 })
  const lit = [...frame.bytes.keys()].filter((at) => (frame.bytes[at] ?? 0) > 0)
  expect(lit).toEqual([20, 21, 28, 29, 38, 46])
})
