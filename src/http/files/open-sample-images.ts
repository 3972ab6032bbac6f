import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Hono } from 'hono'
import { limitConcurrency } from '../../shared/limit-concurrency.ts'
import { parseSampleImageUrl, SAMPLE_SCENES, type SampleScene } from '../../shared/pictures/sample-images.ts'
import { notFound } from '../../shared/refusals.ts'
import { writeWhole } from '../../shared/write-whole.ts'
import type { HttpEnv } from '../http-env.ts'

export type SampleImages = (path: string) => Promise<Buffer | null>

type Scene = { kind: SampleScene; seed: number; widthPx: number }

/** Of src/sample-data/scenes, beside the built server. */
const SCENES_FOLDER = fileURLToPath(new URL('./sample-scenes', import.meta.url))

/** Drawn once per width: about 1,700 files. A full disk costs only time. */
export function openSampleImages(
  cacheDir: string,
  { scenesFolder = SCENES_FOLDER, maxRenders = 2 } = {},
): SampleImages {
  const underway = new Map<string, Promise<Buffer | null>>()
  const inTurn = limitConcurrency(maxRenders)
  const load = async (file: string, scene: Scene) => {
    const kept = await readFile(file).catch(() => null)
    if (kept) return kept
    const svg = await readFile(path.join(scenesFolder, scene.kind, `${scene.seed}.svg`)).catch(() => null)
    if (!svg) return null
    const image = await inTurn(() => render(svg, scene))
    await writeWhole(file, image).catch(() => {})
    return image
  }
  return async (url) => {
    const scene = parseSampleImageUrl(url)
    if (!scene) return null
    const file = path.join(cacheDir, `${scene.kind}-${scene.seed}-${scene.widthPx}.webp`)
    const image = underway.get(file) ?? load(file, scene).finally(() => underway.delete(file))
    underway.set(file, image)
    return image
  }
}

/** About 20 KB at 960 pixels. */
async function render(svg: Buffer, { kind, widthPx }: Scene): Promise<Buffer> {
  const { default: sharp } = await import('sharp')
  const { width, height } = SAMPLE_SCENES[kind]
  // SVG units are 1/72 inch: `density` draws at the wanted size.
  return sharp(svg, { density: (72 * widthPx) / width, limitInputPixels: 4_000_000 })
    .resize(widthPx, Math.round((widthPx * height) / width), { fit: 'fill' })
    .webp({ quality: 82, effort: 4 })
    .toBuffer()
}

/** GET /sample-images/{kind}-{seed}-{width}.webp. */
export function sampleImageFiles(http: Hono<HttpEnv>, sampleImages: SampleImages): void {
  http.get('/sample-images/*', async (c) => {
    const image = await sampleImages(c.req.path)
    if (!image) throw notFound()
    return c.body(new Uint8Array(image), 200, {
      'content-type': 'image/webp',
      'content-length': String(image.length),
      'cache-control': 'public, max-age=2592000',
    })
  })
}
