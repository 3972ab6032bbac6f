/**
 * `npm run fonts`: makes the site's two fonts, small enough to preload: English, French and Spanish letters in the
 * design's weights; committed. Also prints the fallback faces' overrides, which keep text in place while a font loads.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import subsetFont from 'subset-font'
import { fallbackFace, readCodePoints, readTextMetrics, SYSTEM_FACES } from './font-metrics.ts'

const OUTPUT = 'src/ui/fonts'
/** All of Latin-1, for names and addresses. */
const ALL_CHARACTERS = [range(0x20, 0x7e), range(0xa0, 0xff), 'Œœ–—‘’‚“”„•…‹›€™−↑↓\u2009\u202f'].join('')
/**
 * Newsreader costs three times as much per letter: English, French, Spanish and common German letters; others
 * use the fallback face.
 */
const HEADING_CHARACTERS = [
  range(0x20, 0x5b),
  ']_',
  range(0x61, 0x7a),
  '\u00a0\u202fÀÂÇÈÉÊËÎÏÔÙÛÜàâæçèéêëîïôùûüœÁÍÓÚÑáíóúñäö¿¡«»·×½©®–—‘’“”…•',
].join('')

const FONTS = [
  {
    name: 'newsreader',
    file: '@fontsource-variable/newsreader/files/newsreader-latin-opsz-normal.woff2',
    characters: HEADING_CHARACTERS,
    // Between a partner's name in a list and the largest heading: the axis would cost 24 KB.
    axes: { wght: { min: 330, max: 500, default: 400 }, opsz: 32 },
    measuredAt: { opsz: 32, wght: 400 },
    fallback: 'georgia',
  },
  {
    name: 'source-sans-3',
    file: '@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2',
    characters: ALL_CHARACTERS,
    axes: { wght: { min: 400, max: 600, default: 400 } },
    measuredAt: { wght: 400 },
    fallback: 'arial',
  },
] as const

const require = createRequire(import.meta.url)
await mkdir(OUTPUT, { recursive: true })
for (const font of FONTS) {
  const original = await readFile(require.resolve(font.file))
  const subset = await subsetFont(original, font.characters, {
    targetFormat: 'woff2',
    variationAxes: font.axes,
    // Kerning, ligatures, lining and tabular figures; no small capitals or swashes.
    keepFeatures: ['kern', 'ccmp', 'locl', 'liga', 'lnum', 'tnum'],
    noHinting: true,
  })
  await writeFile(`${OUTPUT}/${font.name}.woff2`, subset)
  const still = await subsetFont(original, font.characters, {
    targetFormat: 'sfnt',
    variationAxes: font.measuredAt,
  })
  const has = readCodePoints(still)
  const missing = [...new Set(font.characters)].filter((character) => !has.has(character.codePointAt(0) ?? 0))
  console.log(
    `${font.name}.woff2  ${(subset.length / 1024).toFixed(1)} KB, not in the font: ${missing.join(' ') || 'nothing'}`,
  )
  console.log(fallbackFace(`${font.name}-fallback`, readTextMetrics(still), SYSTEM_FACES[font.fallback]))
}

function range(first: number, last: number): string {
  return String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, index) => first + index))
}
