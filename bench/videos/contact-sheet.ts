/**
 * Draws frames of a film side by side, to be looked at:
 * node bench/videos/contact-sheet.ts raked-garden [landscape] [name] [every=2] [width=480] [at=6] [out=/tmp/sheet.png]
 */
import { writeFile } from 'node:fs/promises'
import { createCanvas } from '@napi-rs/canvas'
import { createFilm } from '../../src/features/videos/render/film/create-film.ts'
import { SHAPES, type Shape, sizeAt } from '../../src/features/videos/render/shape.ts'
import { findTemplate, TEMPLATES } from '../../src/features/videos/render/templates/templates.ts'
import { NAMES, type SampleName } from './names.ts'

const given = process.argv.slice(2)
const option = (name: string) => given.find((word) => word.startsWith(`${name}=`))?.slice(name.length + 1)
const template = findTemplate(given[0] ?? '')
if (!template) throw new Error(`Templates: ${TEMPLATES.map(({ id }) => id).join(', ')}`)
const shape: Shape = SHAPES.find((name) => given.includes(name)) ?? 'landscape'
const sample = (Object.keys(NAMES) as SampleName[]).find((name) => given.includes(name)) ?? 'short'
const { facts, logo } = NAMES[sample]
const size = sizeAt(shape, Number(option('width') ?? (shape === 'landscape' ? 480 : 300)))
const film = await createFilm({ template, shape, ...size, facts, logo: logo ? await logo() : null })
const every = Number(option('every') ?? 2)
const only = option('at')
const moments = only
  ? only.split(',').map(Number)
  : Array.from({ length: Math.ceil(film.durationSeconds / every) }, (_, at) => at * every + every / 2)
const columns = Math.min(moments.length, shape === 'landscape' ? 4 : 6)
const sheet = createCanvas(
  columns * (size.width + 6),
  Math.ceil(moments.length / columns) * (size.height + 6),
)
const context = sheet.getContext('2d')
const frame = createCanvas(size.width, size.height)
const started = process.cpuUsage()
moments.forEach((seconds, index) => {
  film.drawAt(frame.getContext('2d'), seconds)
  const [x, y] = [(index % columns) * (size.width + 6), Math.floor(index / columns) * (size.height + 6)]
  context.drawImage(frame, x, y)
})
const out = option('out') ?? `/tmp/${template.id}-${shape}-${sample}.png`
await writeFile(out, await sheet.encode('png'))
console.log(`${out}  ${Math.round(process.cpuUsage(started).user / 1000)} ms CPU`)
