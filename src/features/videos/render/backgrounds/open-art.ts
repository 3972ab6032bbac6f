import { fileURLToPath } from 'node:url'
import type { Sharp } from 'sharp'

/**
 * Opens a file of render/art, or its copy beside the built server. Imports sharp (0.1 s) only here: most
 * films need none.
 */
export async function openArt(name: string): Promise<Sharp> {
  const { default: sharp } = await import('sharp')
  // Pictures are read once; visitors need the cores.
  sharp.cache(false)
  sharp.concurrency(1)
  const folder = import.meta.url.endsWith('.ts') ? '../art/' : './film-art/'
  return sharp(fileURLToPath(new URL(folder + name, import.meta.url)))
}
