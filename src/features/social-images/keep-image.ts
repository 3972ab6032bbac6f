import { randomUUID } from 'node:crypto'
import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'

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
