/** Draws docs/pictures/films/<film>.webp with four logos and three names: node bench/videos/overview.ts [film …] */
import { mkdir, writeFile } from 'node:fs/promises'
import { createCanvas } from '@napi-rs/canvas'
import { createFilm } from '../../src/features/videos/render/film/create-film.ts'
import { openPlace } from '../../src/features/videos/render/film/plates.ts'
import { SHAPES, type Shape, sizeAt } from '../../src/features/videos/render/shape.ts'
import { findTemplate, TEMPLATES } from '../../src/features/videos/render/templates/templates.ts'
import { type LogoName, logoOf, NAMES, type SampleName } from './names.ts'

const FOLDER = 'docs/pictures/films'
const HEIGHT = 200
const GAP = 6
/** A row each. */
const ROWS: readonly (readonly [name: SampleName, logo: LogoName | null])[] = [
  ['short', 'light'],
  ['french', 'wide'],
  ['bare', 'tall'],
  ['short', 'dark'],
]
const widthOf = (shape: Shape) => ({ landscape: 1.778, square: 1, portrait: 0.5625 })[shape] * HEIGHT

await mkdir(FOLDER, { recursive: true })
const named = process.argv.slice(2).flatMap((id) => findTemplate(id) ?? [])
for (const template of named.length > 0 ? named : TEMPLATES) {
  const total = 2 * SHAPES.reduce((sum, shape) => sum + widthOf(shape) + GAP, 0) - GAP
  const sheet = createCanvas(Math.round(total), ROWS.length * (HEIGHT + GAP) - GAP)
  const context = sheet.getContext('2d')
  let left = 0
  for (const shape of SHAPES) {
    // Twice the size, then halved: small letters stay readable.
    const size = sizeAt(shape, widthOf(shape) * 2)
    const place = await openPlace(template, shape, size)
    const frame = createCanvas(size.width, size.height)
    for (const [row, [name, logo]] of ROWS.entries()) {
      const { facts } = NAMES[name]
      const film = await createFilm({
        template,
        shape,
        ...size,
        facts,
        logo: logo && (await logoOf(logo)),
        place,
      })
      for (const [at, seconds] of [1.5, film.durationSeconds - 2].entries()) {
        film.drawAt(frame.getContext('2d'), seconds)
        const x = left + at * (widthOf(shape) + GAP)
        context.drawImage(frame, x, row * (HEIGHT + GAP), widthOf(shape), HEIGHT)
      }
    }
    left += 2 * (widthOf(shape) + GAP)
  }
  await writeFile(`${FOLDER}/${template.id}.webp`, await sheet.encode('webp', 82))
}
