import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'

const DRAWS = [
  'features/videos/render/**/*.*',
  'features/social-images/fit-text.ts',
  'shared/videos/*.ts',
  '../package-lock.json',
]

/** Covers all that decides how films look and sound, in and beside the sources of `folder`. */
export function hashDrawing(folder: string): string {
  const hash = createHash('sha256')
  const names = globSync(DRAWS, { cwd: folder }).filter((name) => !name.includes('.test.'))
  for (const name of names.toSorted())
    hash.update(`${name.split(path.sep).join('/')}\n`).update(readFileSync(path.join(folder, name)))
  return hash.digest('hex').slice(0, 16)
}
