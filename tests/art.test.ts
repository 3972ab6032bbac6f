import { readdir, readFile } from 'node:fs/promises'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { GARDENS } from '../scripts/garden/gardens.ts'
import { MOODS } from '../scripts/garden/palette.ts'
import { renderGarden } from '../scripts/garden/render.ts'

const FOLDER = 'src/site/art'
const SAND = { light: [0xf4, 0xee, 0xe2], dark: [0x25, 0x21, 0x1d] }
/** Where the sand is level and meets the page, as shares of width and height. */
const LEVEL: Record<string, [number, number][]> = {
  hero: [
    [0, 0],
    [0, 0.5],
    [0, 1],
    [0.3, 0.5],
  ],
  'hero-wide': [
    [0, 0],
    [0, 1],
    [1, 0],
    [1, 0.5],
    [1, 1],
  ],
  'hero-tall': [
    [0, 0],
    [0.5, 0],
    [1, 0],
  ],
  empty: [
    [0, 0],
    [0, 0.5],
    [0, 1],
  ],
  contact: [
    [0, 0],
    [0, 1],
    [1, 1],
    [0.5, 1],
  ],
}

describe('the drawn garden', () => {
  it.each(Object.entries(LEVEL))('meets the page without a seam: %s', async (garden, places) => {
    const files = (await readdir(FOLDER)).filter((file) =>
      new RegExp(`^${garden}-\\d+-(light|dark)\\.avif$`).test(file),
    )
    expect(files.length).toBeGreaterThanOrEqual(2)
    for (const file of files) {
      const { data, info } = await sharp(await readFile(`${FOLDER}/${file}`))
        .removeAlpha()
        .raw()
        .toBuffer({ resolveWithObject: true })
      const sand = file.includes('-dark') ? SAND.dark : SAND.light
      for (const [x, y] of places) {
        const at = (Math.round(y * (info.height - 1)) * info.width + Math.round(x * (info.width - 1))) * 3
        for (let channel = 0; channel < 3; channel++) {
          const off = Math.abs((data[at + channel] ?? 0) - (sand[channel] ?? 0))
          expect(off, `${file} at ${x}, ${y}`).toBeLessThanOrEqual(2)
        }
      }
    }
  })

  it('stays light: at most 70 KB a picture', async () => {
    const pictures = (await readdir(FOLDER)).filter((file) => file.endsWith('.avif'))
    expect(pictures.length).toBeGreaterThan(0)
    for (const picture of pictures)
      expect((await readFile(`${FOLDER}/${picture}`)).length, picture).toBeLessThan(70_000)
  })

  it('is the same garden each time it is drawn, and its level sand exactly the page’s', () => {
    const [day, night] = renderGarden(GARDENS.contact, MOODS, 0.5)
    const [again] = renderGarden(GARDENS.contact, MOODS, 0.5)
    expect(Buffer.from(day?.rgb ?? []).equals(Buffer.from(again?.rgb ?? []))).toBe(true)
    expect([...(day?.rgb.subarray(0, 3) ?? [])]).toEqual(SAND.light)
    expect([...(night?.rgb.subarray(0, 3) ?? [])]).toEqual(SAND.dark)
  })
})
