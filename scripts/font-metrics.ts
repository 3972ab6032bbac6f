/** Reads font metrics for fallback faces (OpenType tables head, hhea, OS/2, cmap, hmtx). */

/** In em. `averageWidth`: of English text. */
export type TextMetrics = { ascent: number; descent: number; lineGap: number; averageWidth: number }

/** Measured as by readTextMetrics, in em. */
export const SYSTEM_FACES = {
  georgia: { local: ['Georgia', 'Gelasio'], averageWidth: 913 / 2048 },
  arial: { local: ['Arial', 'Liberation Sans', 'Helvetica'], averageWidth: 904 / 2048 },
} as const

/** Letter frequency in English, in thousandths (Wikipedia). */
const SHARE = {
  ' ': 180,
  e: 104,
  t: 74,
  a: 67,
  o: 62,
  i: 57,
  n: 55,
  s: 52,
  h: 50,
  r: 49,
  d: 35,
  l: 33,
  u: 23,
  c: 23,
  m: 20,
  w: 19,
  f: 18,
  g: 17,
  y: 16,
  p: 16,
  b: 12,
  v: 8,
  k: 6,
  x: 1,
  j: 1,
  q: 1,
  z: 1,
}

/** Measures a font without variable axes, as sfnt bytes. */
export function readTextMetrics(font: Buffer): TextMetrics {
  const table = tables(font)
  const em = table('head').readUInt16BE(18)
  const hhea = table('hhea')
  const os2 = table('OS/2')
  const usesTypographic = (os2.readUInt16BE(62) & 0x80) !== 0
  const metric = (typographicOffset: number, hheaOffset: number) =>
    (usesTypographic ? os2.readInt16BE(typographicOffset) : hhea.readInt16BE(hheaOffset)) / em
  const glyphs = glyphByCodePoint(table('cmap'))
  const hmtx = table('hmtx')
  const lastMetric = hhea.readUInt16BE(34) - 1
  const width = (character: string) =>
    hmtx.readUInt16BE(4 * Math.min(glyphs.get(character.codePointAt(0) ?? 0) ?? 0, lastMetric)) / em
  const total = Object.values(SHARE).reduce((sum, share) => sum + share, 0)
  const averageWidth = Object.entries(SHARE).reduce(
    (sum, [letter, share]) => sum + (width(letter) * share) / total,
    0,
  )
  return { ascent: metric(68, 4), descent: -metric(70, 6), lineGap: metric(72, 8), averageWidth }
}

/** Returns the code points of a font (sfnt bytes). */
export function readCodePoints(font: Buffer): Set<number> {
  return new Set(glyphByCodePoint(tables(font)('cmap')).keys())
}

/**
 * Returns the @font-face of a system font with the measured font's metrics (css-fonts-5, metric overrides).
 */
export function fallbackFace(
  family: string,
  metrics: TextMetrics,
  system: (typeof SYSTEM_FACES)[keyof typeof SYSTEM_FACES],
): string {
  const size = metrics.averageWidth / system.averageWidth
  const percent = (value: number) => `${(value * 100).toFixed(2)}%`
  return [
    '@font-face {',
    `  font-family: '${family}';`,
    `  src: ${system.local.map((name) => `local('${name}')`).join(', ')};`,
    `  size-adjust: ${percent(size)};`,
    `  ascent-override: ${percent(metrics.ascent / size)};`,
    `  descent-override: ${percent(metrics.descent / size)};`,
    `  line-gap-override: ${percent(metrics.lineGap / size)};`,
    '}',
  ].join('\n')
}

function tables(font: Buffer): (tag: string) => Buffer {
  const count = font.readUInt16BE(4)
  return (tag) => {
    for (let index = 0; index < count; index += 1) {
      const record = 12 + 16 * index
      if (font.toString('latin1', record, record + 4) !== tag) continue
      const start = font.readUInt32BE(record + 8)
      return font.subarray(start, start + font.readUInt32BE(record + 12))
    }
    throw new Error(`The font has no table ${tag}.`)
  }
}

/** Reads cmap format 4 (Basic Multilingual Plane). */
function glyphByCodePoint(cmap: Buffer): Map<number, number> {
  const glyphs = new Map<number, number>()
  for (let index = 0; index < cmap.readUInt16BE(2); index += 1) {
    const start = cmap.readUInt32BE(4 + 8 * index + 4)
    if (cmap.readUInt16BE(start) !== 4) continue
    const doubleCount = cmap.readUInt16BE(start + 6)
    for (let segment = 0; segment < doubleCount; segment += 2) {
      const last = cmap.readUInt16BE(start + 14 + segment)
      const first = cmap.readUInt16BE(start + 16 + doubleCount + segment)
      const delta = cmap.readUInt16BE(start + 16 + 2 * doubleCount + segment)
      const offsetAt = start + 16 + 3 * doubleCount + segment
      const offset = cmap.readUInt16BE(offsetAt)
      for (let code = first; code <= last && code !== 0xffff; code += 1) {
        const glyph = offset === 0 ? code : cmap.readUInt16BE(offsetAt + offset + 2 * (code - first))
        if (glyph !== 0) glyphs.set(code, (glyph + delta) & 0xffff)
      }
    }
  }
  return glyphs
}
