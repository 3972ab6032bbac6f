import { randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { parseSampleImageUrl } from '../../shared/sample-images.ts'
import { renderSceneImage } from './scenes/render-scene-image.ts'

/** Gives the drawn picture behind a path; null when the path names none. */
export type SampleImages = (path: string) => Promise<Buffer | null>

/**
 * The pictures of the sample directory, each rendered once and kept as a file in `cacheDir`, which is made when
 * missing. Only the names of `shared/sample-images.ts` are known, so the folder's size is bounded (about 1,700 files).
 * Requests for a picture that is being rendered wait for that one rendering. At most `maxRenders` render at a time.
 */
export function openSampleImages(cacheDir: string, maxRenders = 2): SampleImages {
  const underway = new Map<string, Promise<Buffer>>()
  const waiting: (() => void)[] = []
  let rendering = 0
  const render = async (...scene: Parameters<typeof renderSceneImage>) => {
    if (rendering >= maxRenders) await new Promise<void>((resolve) => waiting.push(resolve))
    else rendering++
    try {
      return await renderSceneImage(...scene)
    } finally {
      const next = waiting.shift()
      if (next) next()
      else rendering--
    }
  }
  const load = async (
    file: string,
    scene: { kind: Parameters<typeof renderSceneImage>[0]; seed: number; widthPx: number },
  ) => {
    const kept = await readFile(file).catch(() => null)
    if (kept) return kept
    const image = await render(scene.kind, scene.seed, scene.widthPx)
    await keep(file, image)
    return image
  }
  return async (path) => {
    const scene = parseSampleImageUrl(path)
    if (!scene) return null
    const file = join(cacheDir, `${scene.kind}-${scene.seed}-${scene.widthPx}.webp`)
    const image = underway.get(file) ?? load(file, scene).finally(() => underway.delete(file))
    underway.set(file, image)
    return image
  }
}

/** Written under another name first: a reader, or a process that dies, never leaves half a picture. */
async function keep(file: string, image: Buffer): Promise<void> {
  const unfinished = `${file}.${randomUUID()}`
  await mkdir(dirname(file), { recursive: true })
  await writeFile(unfinished, image)
  await rename(unfinished, file)
}
