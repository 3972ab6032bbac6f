import { readFileSync } from 'node:fs'
import { afterEach, expect, it, vi } from 'vitest'
import { assembleKernel } from '../../../../../scripts/build/assemble-kernel.ts'
import { createConverter, type Part } from './create-converter.ts'
import { I420_KERNEL } from './i420-kernel.ts'
import { createI420, writeI420 } from './to-i420.ts'

const [WIDTH, HEIGHT] = [64, 12]
const PARTS: readonly Part[] = [
  { left: 0, top: 0, width: WIDTH, rows: HEIGHT },
  { left: 16, top: 2, width: 24, rows: 6 },
  { left: 56, top: 10, width: 8, rows: 2 },
  // Not a multiple of what is converted at once.
  { left: 6, top: 4, width: 10, rows: 4 },
]

/** Every level of every channel, and the extremes beside each other. */
function pixelsOf({ width, rows }: Part): Uint8ClampedArray {
  const rgba = new Uint8ClampedArray(width * rows * 4).fill(255)
  for (let at = 0; at < width * rows; at++)
    rgba.set(at % 5 === 0 ? [255, 0, 255] : [(at * 7) & 255, (at * 31) & 255, (at * 101) & 255], at * 4)
  return rgba
}

afterEach(() => vi.restoreAllMocks())

it.each([
  ['with vectors', true],
  ['without them', false],
])('converts parts %s as the plain arithmetic does, and nothing around them', (_, hasVectors) => {
  if (!hasVectors) vi.spyOn(WebAssembly, 'validate').mockReturnValue(false)
  const { frame, write } = createConverter(WIDTH, HEIGHT, WIDTH * HEIGHT)
  const plain = createI420(WIDTH, HEIGHT)
  for (const part of PARTS.toReversed()) {
    write(pixelsOf(part), part)
    writeI420(plain, pixelsOf(part), part)
    expect(frame.bytes).toEqual(plain.bytes)
  }
})

it('loads the kernel that its text says', async () => {
  const text = readFileSync(new URL('i420-kernel.wat', import.meta.url), 'utf8')
  expect(Buffer.from(await assembleKernel(text)).toString('base64')).toBe(I420_KERNEL)
})
