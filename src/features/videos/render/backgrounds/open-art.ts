import { fileURLToPath } from 'node:url'
import type { Sharp } from 'sharp'

/**
 * Opens a file of render/art: beside the sources, or beside the built server (scripts/build/copy-film-art.ts). sharp is
 * loaded here because most films need none of it; starting without it saves a tenth of a second.
 */
export async function openArt(name: string): Promise<Sharp> {
  const { default: sharp } = await import('sharp')
  // Pictures are read once, in a process that must leave the cores to visitors.
  sharp.cache(false)
  sharp.concurrency(1)
  const folder = import.meta.url.endsWith('.ts') ? '../art/' : './film-art/'
  return sharp(fileURLToPath(new URL(folder + name, import.meta.url)))
}
