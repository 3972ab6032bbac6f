import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const SHEET = readFileSync('src/ui/tokens.css', 'utf8')
const [LIGHT = '', DARK = ''] = SHEET.split('(prefers-color-scheme: dark)')

/** WCAG 2.2: 4.5 for text (1.4.3), 3 for the edges of controls and for signs (1.4.11). */
const LEAST: [number, string[], string[]][] = [
  [4.5, ['ink', 'soft', 'mute', 'accent', 'accent-strong', 'danger'], ['paper', 'sand', 'field', 'tint']],
  [4.5, ['on-accent'], ['accent', 'accent-strong']],
  [3, ['edge', 'star'], ['paper', 'sand', 'field']],
]

function luminance(sheet: string, name: string): number {
  const [, digits = ''] = new RegExp(`--${name}: #([0-9a-f]{6});`).exec(sheet) ?? []
  const [red = 0, green = 0, blue = 0] = [0, 2, 4].map((at) => {
    const part = Number.parseInt(digits.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(sheet: string, one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(sheet, one), luminance(sheet, other)].sort((a, b) => a - b)
  return (lighter + 0.05) / (darker + 0.05)
}

test.each([
  ['light', LIGHT],
  ['dark', DARK],
])('colours of the %s scheme are told apart', (_, sheet) => {
  const low = LEAST.flatMap(([least, front, grounds]) =>
    front.flatMap((one) =>
      grounds
        .map((ground) => ({ pair: `${one} on ${ground}`, ratio: contrast(sheet, one, ground) }))
        .filter(({ ratio }) => !(ratio >= least))
        .map(({ pair, ratio }) => `${pair}: ${ratio.toFixed(2)}`),
    ),
  )
  expect(low).toEqual([])
})
