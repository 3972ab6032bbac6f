import { fileURLToPath } from 'node:url'
import type { Sharp } from 'sharp'

/**
 * Opens a file of render/art, beside the sources or the built server (scripts/build/copy-film-art.ts). Loads
 * sharp, which most films do not need, only then: that takes 0.1 s.
 */
export async function openArt(name: string): Promise<Sharp> {
  const { default: sharp } = await import('sharp')
  // Pictures are read once, and visitors need the cores.
  sharp.cache(false)
  sharp.concurrency(1)
  const folder = import.meta.url.endsWith('.ts') ? '../art/' : './film-art/'
  return sharp(fileURLToPath(new URL(folder + name, import.meta.url)))
}
