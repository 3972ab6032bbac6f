import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import { GlobalFonts, type Image, loadImage } from '@napi-rs/canvas'

export type SocialStage = {
  ground: Image
}

export const SERIF = 'Social Newsreader'
export const SANS = 'Social Source Sans'

const FONT_FILES: [name: string, file: string][] = [
  [SERIF, '@fontsource-variable/newsreader/files/newsreader-latin-standard-normal.woff2'],
  [SERIF, '@fontsource-variable/newsreader/files/newsreader-latin-ext-standard-normal.woff2'],
  [SANS, '@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2'],
  [SANS, '@fontsource-variable/source-sans-3/files/source-sans-3-latin-ext-wght-normal.woff2'],
]

/** Throws when a file is missing. */
export async function openSocialStage(assetsDir: string): Promise<SocialStage> {
  const { resolve } = createRequire(import.meta.url)
  if (!GlobalFonts.has(SERIF)) {
    for (const [name, file] of FONT_FILES) {
      if (!GlobalFonts.registerFromPath(resolve(file), name))
        throw new Error(`The font ${file} cannot be used`)
    }
  }
  return { ground: await loadImage(await readFile(path.join(assetsDir, 'art', 'social-base.avif'))) }
}
