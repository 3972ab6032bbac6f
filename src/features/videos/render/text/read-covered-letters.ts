import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { FONT_FILES } from './font-files.ts'

/** Throws when the package is not installed. */
export const fontFolder = (name: string): string =>
  path.dirname(createRequire(import.meta.url).resolve(`${name}/package.json`))

/** Of the films' fonts, without a canvas. Throws when a package is missing. */
export function readCoveredLetters(): (text: string) => boolean {
  const ranges = new Map<string, Record<string, string>>()
  const covered: [number, number][] = []
  for (const file of FONT_FILES) {
    const ofPackage =
      ranges.get(file.package) ??
      (JSON.parse(readFileSync(path.join(fontFolder(file.package), 'unicode.json'), 'utf8')) as Record<
        string,
        string
      >)
    ranges.set(file.package, ofPackage)
    covered.push(...parseRanges(ofPackage[file.range] ?? ''))
  }
  return (text) =>
    [...text].every((letter) => {
      const code = letter.codePointAt(0) ?? 0
      return covered.some(([first, last]) => code >= first && code <= last)
    })
}

function parseRanges(list: string): [number, number][] {
  return list
    .split(',')
    .filter(Boolean)
    .map((range) => {
      const [first = '', last = first] = range.trim().replace(/^U\+/i, '').split('-')
      return [Number.parseInt(first, 16), Number.parseInt(last, 16)]
    })
}
