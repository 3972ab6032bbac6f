/**
 * Renders places of the films into src/features/videos/render/art: `npm run art -- plates [NAME …]`. Needs Blender 3.4 with
 * numpy and a C compiler; ten minutes of CPU a place. BLENDER_PATH names another program.
 */
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'

/** In pixels: as wide as a landscape film and as high as an upright one. */
const SIDE = 1920
const SAMPLES = 8
const HERE = fileURLToPath(new URL('./plates', import.meta.url))
const ART = fileURLToPath(new URL('../src/features/videos/render/art', import.meta.url))

const places = readdirSync(path.join(HERE, 'places')).flatMap((file) =>
  file.endsWith('.py') ? [file.slice(0, -3).replaceAll('_', '-')] : [],
)

/** Throws for a place without a file in plates/places. */
export async function drawPlates(names: readonly string[]): Promise<void> {
  const unknown = names.filter((name) => !places.includes(name))
  if (unknown.length > 0) throw new Error(`No place ${unknown.join(', ')}; there are ${places.join(', ')}`)
  for (const place of names.length > 0 ? names : places) {
    const folder = mkdtempSync(path.join(tmpdir(), 'plates-'))
    const order = [`place=${place}`, `width=${SIDE}`, `samples=${SAMPLES}`, `out=${folder}`]
    const program = process.env.BLENDER_PATH ?? 'blender'
    execFileSync(program, ['-b', '-P', path.join(HERE, 'render.py'), '--', ...order], { stdio: 'inherit' })
    await keepPlates(folder)
    rmSync(folder, { recursive: true })
  }
}

/** Writes every picture of a folder that render.py filled. */
export async function keepPlates(folder: string): Promise<void> {
  for (const file of readdirSync(folder).filter((name) => name.endsWith('.rgb'))) {
    const out = path.join(ART, file.replace(/\.rgb$/, '.avif'))
    const raw = { width: SIDE, height: SIDE, channels: 3 } as const
    const { size } = await sharp(readFileSync(path.join(folder, file)), { raw })
      .avif({ quality: 72, effort: 5, chromaSubsampling: '4:4:4' })
      .toFile(out)
    console.log(path.basename(out), size)
  }
}
