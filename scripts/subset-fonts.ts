/**
 * `npm run fonts`: makes the two fonts of the site out of their packages, small enough to preload.
 * Kept: the letters of English, French and Spanish with their punctuation, the optical size axis, the weights
 * that the design uses. The results are committed, so a build needs neither this script nor its packages.
 * Also prints the fallback faces' metric overrides, with which text keeps its place while a font loads.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import subsetFont from 'subset-font'
import { fallbackFace, readCodePoints, readTextMetrics, SYSTEM_FACES } from './font-metrics.ts'

const OUTPUT = 'src/ui/fonts'
/** Source Sans 3 carries all of Latin-1: names and addresses are set in it too. */
const ALL_CHARACTERS = [range(0x20, 0x7e), range(0xa0, 0xff), 'Œœ–—‘’‚“”„•…‹›€™−↑↓\u2009\u202f'].join('')
/**
 * Newsreader costs three times as much for each letter, since its shapes change with size and weight:
 * English, French and Spanish, and the commonest German letters. Any other letter comes from the fallback face.
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
    // Nothing is set in it below 18 px, and above 60 px its shapes no longer change to the eye.
    axes: { wght: { min: 330, max: 500, default: 400 }, opsz: { min: 18, max: 60, default: 18 } },
    // Where the face is most seen: headings of 36 px.
    measuredAt: { opsz: 36, wght: 400 },
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
    // Kerning, ligatures, lining and tabular figures; no small capitals and swashes that nothing uses.
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
