import { createRequire } from 'node:module'
import path from 'node:path'

const require = createRequire(import.meta.url)

type Face = { file: string; letters: RegExp }

type Weight = 400 | 700

const SERIF = '@fontsource/source-serif-4'
const PLAIN = /[ -~\u00a0-\u00ff\u0131\u0152\u0153\u02c6\u02da\u02dc\u2000-\u206f\u20ac\u2122\u2212]/
const facesOf = (weight: Weight): Face[] => [
  face(SERIF, 'latin', weight, PLAIN),
  face(SERIF, 'vietnamese', weight, /[\u0102\u0103\u01a0\u01a1\u01af\u01b0\u1ea0-\u1ef9\u20ab]/),
  face(SERIF, 'latin-ext', weight, /[\p{Script=Latin}\u20a0-\u20c0]/u),
  face(SERIF, 'cyrillic', weight, /[\p{Script=Cyrillic}\u2116]/u),
  face(SERIF, 'greek', weight, /\p{Script=Greek}/u),
]

const FACES: Record<Weight, Face[]> = { 400: facesOf(400), 700: facesOf(700) }

function face(name: string, subset: string, weight: Weight, letters: RegExp): Face {
  const folder = path.dirname(require.resolve(`${name}/package.json`))
  const base = name.slice(name.indexOf('/') + 1)
  return { file: path.join(folder, `files/${base}-${subset}-${weight}-normal.woff`), letters }
}

/** A stretch of text in one font file. */
export type FontRun = { text: string; file: string }

/** Marks stay with their letter. What no font has is left out; `findUnprintable` names it. */
export function splitByFont(text: string, weight: Weight): FontRun[] {
  const runs: FontRun[] = []
  for (const character of text.normalize('NFC')) {
    const last = runs.at(-1)
    const file = /\p{M}/u.test(character) && last ? last.file : faceOf(FACES[weight], character)?.file
    if (!file) continue
    if (last?.file === file) last.text += character
    else runs.push({ text: character, file })
  }
  return runs
}

const faceOf = (all: readonly Face[], character: string) => all.find(({ letters }) => letters.test(character))

/** Letters and digits that no font of the documents has, each once. */
export function findUnprintable(text: string): string {
  const letters = [...text.normalize('NFC')].filter((character) => /[\p{L}\p{N}]/u.test(character))
  return [...new Set(letters.filter((character) => !faceOf(FACES[400], character)))].join('')
}
