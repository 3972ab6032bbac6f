/**
 * Bakes the garden of the raked-garden films, without light, into src/features/videos/render/art. Run `npm run
 * art` after changes in scripts/garden or garden-world.ts; the files are committed.
 */
import { mkdir } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { GARDEN_WORLDS, RELIEF_PLANES } from '../src/features/videos/render/backgrounds/garden-world.ts'
import { SHAPES } from '../src/features/videos/render/shape.ts'
import { bakeRelief } from './garden/bake-relief.ts'
import { STONE_LOOKS } from './garden/gardens.ts'

const DENSITY = 1.5
const folder = new URL('../src/features/videos/render/art/', import.meta.url)
await mkdir(folder, { recursive: true })
for (const shape of SHAPES) {
  const { width, height, stones } = GARDEN_WORLDS[shape]
  const looks = [STONE_LOOKS.slate, shape === 'landscape' ? STONE_LOOKS.dark : STONE_LOOKS.beige]
  looks.push(
    shape === 'portrait' ? STONE_LOOKS.dark : shape === 'square' ? STONE_LOOKS.pale : STONE_LOOKS.beige,
  )
  looks.push(STONE_LOOKS.pale)
  const relief = bakeRelief(
    {
      width,
      height,
      stones: stones.map((stone, at) => ({
        ...stone,
        seed: [3, 11, 23, 41][at] ?? 3,
        look: looks[at] ?? STONE_LOOKS.slate,
      })),
      raking: {
        pitch: 15,
        height: 1.15,
        field:
          shape === 'landscape'
            ? { turn: -0.75, from: 1870 }
            : { turn: 0.9, from: shape === 'square' ? 1000 : 1500 },
        blend: 22,
      },
    },
    DENSITY,
  )
  for (const [suffix, share] of [
    ['', 1],
    // For previews and stills.
    ['-small', 3],
  ] as const) {
    const [smallWidth, smallHeight] = [relief.width / share, relief.height / share]
    const file = (name: string) => fileURLToPath(new URL(`garden-${shape}-${name}${suffix}.avif`, folder))
    for (const [plane, name] of RELIEF_PLANES.entries()) {
      const size = relief.width * relief.height
      const own = relief.planes.subarray(plane * size, (plane + 1) * size)
      const raw = { width: relief.width, height: relief.height, channels: 1 as const }
      await sharp(own, { raw })
        .resize(smallWidth, smallHeight, { fit: 'fill' })
        .toColourspace('b-w')
        .avif({ quality: share === 1 ? 62 : 72, effort: 4 })
        .toFile(file(name))
    }
    const colours = { raw: { width: relief.width, height: relief.height, channels: 3 as const } }
    await sharp(relief.stones, colours)
      .resize(smallWidth, smallHeight, { fit: 'fill' })
      .avif({ quality: 66, effort: 4, chromaSubsampling: '4:4:4' })
      .toFile(file('stones'))
  }
}
