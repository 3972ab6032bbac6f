import { createRequire } from 'node:module'
import path from 'node:path'

const require = createRequire(import.meta.url)

/** A font file for some scripts; those that are left over get the first. */
type Face = { name: string; file: string; scripts: RegExp }

const SERIF = '@fontsource/source-serif-4'
const NASKH = '@fontsource/noto-naskh-arabic'
const faces = (weight: 400 | 700): Face[] => [
  face(
    SERIF,
    'latin',
    weight,
    /[ -\u00ff\u0131\u0152\u0153\u02c6\u02da\u02dc\u2000-\u206f\u20ac\u2122\u2212]/,
  ),
  face(SERIF, 'latin-ext', weight, /\p{Script=Latin}/u),
  face(SERIF, 'cyrillic', weight, /\p{Script=Cyrillic}/u),
  face(SERIF, 'greek', weight, /\p{Script=Greek}/u),
  face(NASKH, 'arabic', weight, /\p{Script=Arabic}/u),
]

function face(name: string, subset: string, weight: number, scripts: RegExp): Face {
  const folder = path.dirname(require.resolve(`${name}/package.json`))
  const base = name.slice(name.indexOf('/') + 1)
  return {
    name: `${base}-${subset}-${weight}`,
    file: path.join(folder, `files/${base}-${subset}-${weight}-normal.woff`),
    scripts,
  }
}

/** The stretches of a text with the font that has their letters. */
export function splitByFont(text: string, weight: 400 | 700): { text: string; font: Face }[] {
  const all = faces(weight)
  const runs: { text: string; font: Face }[] = []
  for (const character of text) {
    const last = runs.at(-1)
    const isSpace = /[\s\p{P}]/u.test(character)
    const font = all.find(({ scripts }) => scripts.test(character)) ?? (all[0] as Face)
    // Spaces and marks stay with the words before them.
    if (last && (last.font.name === font.name || isSpace)) last.text += character
    else runs.push({ text: character, font })
  }
  return runs
}
