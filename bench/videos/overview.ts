/** Draws docs/pictures/videos.webp, a row for each film: node bench/videos/overview.ts */
import { writeFile } from 'node:fs/promises'
import { createCanvas } from '@napi-rs/canvas'
import { createFilm } from '../../src/features/videos/render/film/create-film.ts'
import { type Shape, sizeAt } from '../../src/features/videos/render/shape.ts'
import { TEMPLATES } from '../../src/features/videos/render/templates/templates.ts'
import { NAMES, type SampleName } from './names.ts'

const HEIGHT = 216
const GAP = 6
/** Share of the film, shape and name of each picture of a row. */
const CELLS: readonly (readonly [share: number, shape: Shape, name: SampleName])[] = [
  [0, 'landscape', 'short'],
  [0.08, 'landscape', 'french'],
  [0.52, 'landscape', 'short'],
  [0.98, 'landscape', 'short'],
  [0.16, 'square', 'arabic'],
  [0.16, 'portrait', 'emoji'],
  [0.98, 'portrait', 'french'],
]

const widthOf = (shape: Shape) => sizeAt(shape, { landscape: 384, square: 216, portrait: 122 }[shape]).width
const total = CELLS.reduce((sum, [, shape]) => sum + widthOf(shape) + GAP, -GAP)
const sheet = createCanvas(total, TEMPLATES.length * (HEIGHT + GAP) - GAP)
const context = sheet.getContext('2d')
for (const [row, template] of TEMPLATES.entries()) {
  let left = 0
  for (const [share, shape, name] of CELLS) {
    const { facts, logo } = NAMES[name]
    // Twice the size, then halved: small letters stay readable.
    const size = sizeAt(shape, widthOf(shape) * 2)
    const film = await createFilm({ template, shape, ...size, facts, logo: logo ? await logo() : null })
    const frame = createCanvas(size.width, size.height)
    film.drawAt(frame.getContext('2d'), share * film.durationSeconds)
    context.imageSmoothingQuality = 'high'
    context.drawImage(frame, left, row * (HEIGHT + GAP), widthOf(shape), HEIGHT)
    left += widthOf(shape) + GAP
  }
}
await writeFile('docs/pictures/videos.webp', await sheet.encode('webp', 82))
