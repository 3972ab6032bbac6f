import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { GlobalFonts } from '@napi-rs/canvas'

/** A file of an @fontsource package, and the name of its code points in the package's unicode.json. */
type FontFile = { alias: string; package: string; file: string; range: string }

const NEWSREADER = '@fontsource-variable/newsreader'
const SOURCE_SANS = '@fontsource-variable/source-sans-3'
const SOURCE_SERIF = '@fontsource/source-serif-4'
const of = (alias: string, name: string, file: string, range: string): FontFile => ({
  alias,
  package: name,
  file,
  range,
})

const SERIF_FILES = ['latin', 'latin-ext', 'vietnamese'].map((range) =>
  of(`Video Newsreader ${range}`, NEWSREADER, `newsreader-${range}-standard-normal.woff2`, range),
)
const SANS_FILES = ['latin', 'latin-ext', 'vietnamese', 'cyrillic', 'cyrillic-ext', 'greek', 'greek-ext'].map(
  (range) => of(`Video Source Sans ${range}`, SOURCE_SANS, `source-sans-3-${range}-wght-normal.woff2`, range),
)
const OTHER_FILES = [
  ...['cyrillic', 'cyrillic-ext', 'greek'].map((range) =>
    of(`Video Source Serif ${range}`, SOURCE_SERIF, `source-serif-4-${range}-400-normal.woff2`, range),
  ),
  of('Video Naskh', '@fontsource/noto-naskh-arabic', 'noto-naskh-arabic-arabic-400-normal.woff2', 'arabic'),
  of('Video Hebrew', '@fontsource/noto-serif-hebrew', 'noto-serif-hebrew-hebrew-400-normal.woff2', 'hebrew'),
  // Last: it has digits and spaces of its own.
  ...Array.from({ length: 11 }, (_, at) =>
    of(`Video Emoji ${at}`, '@fontsource/noto-emoji', `noto-emoji-${at}-400-normal.woff2`, `[${at}]`),
  ),
]

/** One alias a file, in this order: with one alias for all, Skia takes digits from the emoji. */
const FAMILIES = {
  serif: [...SERIF_FILES, ...OTHER_FILES],
  sans: [...SANS_FILES, ...SERIF_FILES, ...OTHER_FILES],
} as const

export type Fonts = {
  /** CSS `font-family` of a face. */
  families: Record<'serif' | 'sans', string>
  /** True when no letter of it would be drawn as a box. */
  covers(text: string): boolean
}

/** Registers the fonts with the canvas, once a process. Throws when a file is missing. */
export function openFonts(): Fonts {
  const { resolve } = createRequire(import.meta.url)
  const folderOf = (name: string) => path.dirname(resolve(`${name}/package.json`))
  const ranges = new Map<string, Record<string, string>>()
  const covered: [number, number][] = []
  for (const file of [...SERIF_FILES, ...SANS_FILES, ...OTHER_FILES]) {
    const folder = folderOf(file.package)
    if (!GlobalFonts.has(file.alias)) {
      const name = path.join(folder, 'files', file.file)
      if (!GlobalFonts.registerFromPath(name, file.alias))
        throw new Error(`The font ${file.file} cannot be used`)
    }
    if (!ranges.has(file.package))
      ranges.set(file.package, JSON.parse(readFileSync(path.join(folder, 'unicode.json'), 'utf8')))
    covered.push(...parseRanges(ranges.get(file.package)?.[file.range] ?? ''))
  }
  const list = (files: readonly FontFile[]) => files.map(({ alias }) => `"${alias}"`).join(', ')
  return {
    families: { serif: list(FAMILIES.serif), sans: list(FAMILIES.sans) },
    covers: (text) =>
      [...text].every((letter) => {
        const code = letter.codePointAt(0) ?? 0
        return covered.some(([first, last]) => code >= first && code <= last)
      }),
  }
}

/** "U+0-FF,U+131" as pairs. */
function parseRanges(list: string): [number, number][] {
  return list
    .split(',')
    .filter(Boolean)
    .map((range) => {
      const [first = '', last = first] = range.trim().replace(/^U\+/i, '').split('-')
      return [Number.parseInt(first, 16), Number.parseInt(last, 16)]
    })
}
