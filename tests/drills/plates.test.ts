import { createCanvas } from '@napi-rs/canvas'
import { describe, expect, it } from 'vitest'
import { openPlace } from '../../src/features/videos/render/film/plates.ts'
import { SHAPES, sizeOf } from '../../src/features/videos/render/shape.ts'
import { TEMPLATES } from '../../src/features/videos/render/templates/templates.ts'

describe.each(TEMPLATES)('the place of $id', (template) => {
  it.each(SHAPES)('covers the frame wherever the camera is, and never stands still: %s', async (shape) => {
    const { width, height } = sizeOf(shape, 'preview')
    const place = await openPlace(template, shape, { width, height })
    const pictureAt = (seconds: number) => {
      const canvas = createCanvas(width, height)
      place.drawAt(canvas.getContext('2d'), seconds, { card: 16, end: 24 })
      return canvas.getContext('2d').getImageData(0, 0, width, height).data
    }
    const steps = Array.from({ length: 9 }, (_, at) => (24 * at) / 8)
    for (const seconds of steps) {
      const data = pictureAt(seconds)
      const see = (x: number, y: number) => data[(y * width + x) * 4 + 3]
      for (let x = 0; x < width; x++) expect([see(x, 0), see(x, height - 1)]).toEqual([255, 255])
      for (let y = 0; y < height; y++) expect([see(0, y), see(width - 1, y)]).toEqual([255, 255])
    }
    // At the full size a pixel is a third as large: what moves here moves there.
    const [start, later] = [pictureAt(10), pictureAt(10 + 4 / 30)]
    expect(start.every((value, at) => value === later[at])).toBe(false)
  })
})
