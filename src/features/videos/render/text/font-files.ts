/** Of an @fontsource package; `range` is its key in the package's unicode.json. */
export type FontFile = { alias: string; package: string; file: string; range: string }

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
  // Last: has its own digits and spaces.
  ...Array.from({ length: 10 }, (_, at) =>
    of(
      `Video Emoji ${at}`,
      '@fontsource-variable/noto-emoji',
      `noto-emoji-${at}-wght-normal.woff2`,
      `[${at}]`,
    ),
  ),
]

/** One alias for each file, in this order: with one for all, Skia takes digits from the emoji. */
export const FAMILIES = {
  serif: [...SERIF_FILES, ...OTHER_FILES],
  sans: [...SANS_FILES, ...SERIF_FILES, ...OTHER_FILES],
} as const

export const FONT_FILES: readonly FontFile[] = [...SERIF_FILES, ...SANS_FILES, ...OTHER_FILES]
