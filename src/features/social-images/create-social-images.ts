import { createHash, randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { LRUCache } from 'lru-cache'
import { drawSocialImage, type SocialSubject } from './draw-social-image.ts'
import { openSocialStage, type SocialStage } from './social-stage.ts'

/** `image/jpeg`. */
export type SocialImages = { imageOf(subject: SocialSubject): Promise<Buffer> }

/** Increase it to invalidate stored images. */
const DRAWING = 1
const NAME = /^[0-9a-f]{32}\.jpg$/

/**
 * `assetsDir` holds `art/social-base.avif`; `cacheDir` stores at most `maxBytes` by a hash of the words,
 * evicting the least recently used. A failing cache costs only time.
 */
export function createSocialImages({
  assetsDir,
  cacheDir,
  maxBytes = 250_000_000,
}: {
  assetsDir: string
  cacheDir: string
  maxBytes?: number
}): SocialImages {
  let stage: Promise<SocialStage> | undefined
  let shelf: Promise<LRUCache<string, number>> | undefined
  const drawing = new Map<string, Promise<Buffer>>()

  const findOrDraw = async (name: string, subject: SocialSubject): Promise<Buffer> => {
    shelf ??= openShelf(cacheDir, maxBytes)
    const sizes = await shelf
    const file = path.join(cacheDir, name)
    const kept = await readFile(file).catch(() => null)
    if (kept && kept.length > 0) {
      if (sizes.get(name) === undefined) sizes.set(name, kept.length)
      return kept
    }
    stage ??= openSocialStage(assetsDir)
    const image = await drawSocialImage(await stage, subject)
    if (await keepImage(file, image)) sizes.set(name, image.length)
    return image
  }

  return {
    imageOf: (subject) => {
      const words = JSON.stringify([DRAWING, subject.title, subject.line, subject.providerName])
      const name = `${createHash('sha256').update(words).digest('hex').slice(0, 32)}.jpg`
      const running = drawing.get(name)
      if (running) return running
      const image = findOrDraw(name, subject).finally(() => drawing.delete(name))
      drawing.set(name, image)
      return image
    },
  }
}

/** By file name, least recently drawn first; evicting deletes the file. */
async function openShelf(folder: string, maxBytes: number): Promise<LRUCache<string, number>> {
  const sizes = new LRUCache<string, number>({
    maxSize: maxBytes,
    sizeCalculation: (bytes) => Math.max(1, bytes),
    dispose: (_size, name, reason) => {
      if (reason === 'evict') void rm(path.join(folder, name), { force: true }).catch(() => undefined)
    },
  })
  const names = (await readdir(folder).catch(() => [])).filter((name) => NAME.test(name))
  const found = await Promise.all(
    names.map(async (name) => ({ name, info: await stat(path.join(folder, name)).catch(() => null) })),
  )
  const onDisk = found.flatMap(({ name, info }) =>
    info ? [{ name, bytes: info.size, at: info.mtimeMs }] : [],
  )
  for (const { name, bytes } of onDisk.sort((a, b) => a.at - b.at)) sizes.set(name, bytes)
  return sizes
}

/**
 * Keeps an image that can be made again, by renaming a draft, so that nobody reads half of it. False when the disk
 * fails: whoever asked has the image all the same.
 */
export async function keepImage(file: string, image: Buffer): Promise<boolean> {
  const draft = `${file}.${randomUUID()}`
  try {
    await mkdir(path.dirname(file), { recursive: true })
    await writeFile(draft, image)
    await rename(draft, file)
    return true
  } catch {
    await rm(draft, { force: true }).catch(() => undefined)
    return false
  }
}
