import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { findPackageJSON } from 'node:module'
import path from 'node:path'
import { FONT_FILES } from './render/text/font-files.ts'

const PROGRAMS = ['render.ts', 'still.ts']
const ART = 'features/videos/render/art'

/**
 * Hashes what decides how films look and sound: sources below `folder`, baked pictures, package versions.
 * Throws when a source or font is missing.
 */
export function hashDrawing(folder: string): string {
  const { sources, packages } = followImports(PROGRAMS.map((name) => path.join(folder, name)))
  const art = readdirSync(path.join(folder, ART)).map((name) => path.join(folder, ART, name))
  const hash = createHash('sha256')
  for (const file of [...sources, ...art].toSorted())
    hash.update(`${path.relative(folder, file).split(path.sep).join('/')}\n`).update(readFileSync(file))
  for (const name of new Set([...packages, ...FONT_FILES.map((file) => file.package)].toSorted()))
    hash.update(`${name} ${versionOf(name, folder)}\n`)
  return hash.digest('hex').slice(0, 16)
}

/** Returns the sources that programs import, without types, and the packages these name. */
export function followImports(entries: readonly string[]): { sources: Set<string>; packages: Set<string> } {
  const sources = new Set(entries)
  const packages = new Set<string>()
  for (const file of sources) {
    const text = readFileSync(file, 'utf8')
    const named = text.matchAll(/^(?:import|export)(?! type)[^'()]*? from '([^']+)'|\bimport\('([^']+)'\)/gm)
    for (const [, fromStatement, fromCall] of named) {
      const name = fromStatement ?? fromCall ?? ''
      if (name.startsWith('.')) sources.add(path.join(path.dirname(file), name))
      else if (!name.startsWith('node:')) packages.add(name)
    }
  }
  return { sources, packages }
}

/** Null: an optional package is missing. */
function versionOf(name: string, folder: string): string {
  try {
    const file = findPackageJSON(name, path.join(path.resolve(folder), 'main.ts'))
    return file ? (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version : 'missing'
  } catch {
    return 'missing'
  }
}
