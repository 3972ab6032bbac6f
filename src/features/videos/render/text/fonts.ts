import path from 'node:path'
import { GlobalFonts } from '@napi-rs/canvas'
import { FAMILIES, FONT_FILES, type FontFile } from './font-files.ts'
import { fontFolder, readCoveredLetters } from './read-covered-letters.ts'

export type Fonts = {
  /** CSS `font-family`. */
  families: Record<'serif' | 'sans', string>
  covers(text: string): boolean
}

/** Once a process. Throws when a file is missing. */
export function openFonts(): Fonts {
  const known = new Set(GlobalFonts.families.map(({ family }) => family))
  for (const file of FONT_FILES) {
    if (known.has(file.alias)) continue
    const name = path.join(fontFolder(file.package), 'files', file.file)
    if (!GlobalFonts.registerFromPath(name, file.alias))
      throw new Error(`The font ${file.file} cannot be used`)
  }
  const list = (files: readonly FontFile[]) => files.map(({ alias }) => `"${alias}"`).join(', ')
  return {
    families: { serif: list(FAMILIES.serif), sans: list(FAMILIES.sans) },
    covers: readCoveredLetters(),
  }
}
