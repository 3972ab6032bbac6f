/**
 * Draws the raked-sand garden by day and night into src/site/art and lists the files in its README. Run `npm
 * run art` after changes in scripts/garden; the pictures are committed.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { GARDENS } from './garden/gardens.ts'
import { MOODS } from './garden/palette.ts'
import { renderGarden } from './garden/render.ts'

type Output = {
  garden: keyof typeof GARDENS
  /** Device pixels of each file; the first is rendered, the others scaled. */
  widths: [number, ...number[]]
  quality: number
  use: string
}

const OUTPUTS: Output[] = [
  { garden: 'hero', widths: [2560, 1280], quality: 54, use: 'Home hero on windows from 480 to 1280 px' },
  {
    garden: 'hero-wide',
    widths: [2560],
    quality: 62,
    use: 'Home hero on wider windows: centred, from 616 px',
  },
  {
    garden: 'hero-tall',
    widths: [780],
    quality: 58,
    use: 'Home hero on narrower windows: at the foot, 390 × 450',
  },
  {
    garden: 'empty',
    widths: [2336, 1168],
    quality: 60,
    use: 'Panel of a search without matches: right, 1168 × 485',
  },
  { garden: 'contact', widths: [744], quality: 62, use: 'Contact card: top right, 372 × 220' },
  {
    garden: 'plate',
    widths: [800],
    quality: 54,
    use: 'Plate under the initials of a partner without a picture',
  },
]

const folder = new URL('../src/site/art/', import.meta.url)
const rows: string[] = []
for (const { garden, widths, quality, use } of OUTPUTS) {
  const scene = GARDENS[garden]
  for (const { mood, width, height, rgb } of renderGarden(scene, MOODS, widths[0] / scene.width)) {
    for (const outputWidth of widths) {
      const name = `${garden}-${outputWidth}-${mood}.avif`
      const { data, info } = await sharp(rgb, { raw: { width, height, channels: 3 } })
        .resize({ width: outputWidth })
        // Scaled pictures keep more grain.
        .avif({ quality: outputWidth === 1280 || outputWidth === 1168 ? quality + 10 : quality, effort: 6 })
        .toBuffer({ resolveWithObject: true })
      await writeFile(new URL(name, folder), data)
      rows.push(
        `| \`${name}\` | ${info.width} × ${info.height} | ${data.length.toLocaleString('en-US')} | ${use} |`,
      )
    }
  }
}

/** Social images are drawn onto it at run time. */
const social = renderGarden(GARDENS.social, MOODS.slice(0, 1), 2)
for (const { width, height, rgb } of social) {
  const publicFolder = new URL('../public/art/', import.meta.url)
  await mkdir(publicFolder, { recursive: true })
  const base = sharp(rgb, { raw: { width, height, channels: 3 } }).resize({ width: GARDENS.social.width })
  await base.avif({ quality: 70, effort: 6 }).toFile(fileURLToPath(new URL('social-base.avif', publicFolder)))
}

const readme = new URL('README.md', folder)
const start = '<!-- files -->\n'
const end = '\n<!-- /files -->'
const text = await readFile(readme, 'utf8')
const table = ['| file | pixels | bytes | where |', '|---|---|---|---|', ...rows].join('\n')
await writeFile(
  readme,
  text.slice(0, text.indexOf(start) + start.length) + table + text.slice(text.indexOf(end)),
)
console.log(table)
