import { chmodSync, lstatSync, mkdirSync, realpathSync } from 'node:fs'
import path from 'node:path'
import { copyRuntime, isOwnedBy, type PackagedRuntime } from './copy-runtime.ts'
import type { ServerHome } from './server-home.ts'

export const ROOT_FOLDER = '/var/cache/partner-directory'

/** Copies it if needed, for root where root alone can write. Throws without a place. */
export function provideRuntime(packaged: PackagedRuntime, home: ServerHome): string {
  const places = [path.join(ROOT_FOLDER, 'postgresql'), path.join(path.dirname(home.folder), 'postgresql')]
  if (process.getuid?.() !== 0) {
    const laid = places
      .filter(isWritableByRootOnly)
      .map((folder) => path.join(folder, packaged.version))
      .find((folder) => isOwnedBy(folder, 0))
    return laid ?? copyRuntime(packaged, path.join(home.folder, 'runtime'))
  }
  const problems: string[] = []
  for (const folder of places) {
    try {
      makeRootFolder(folder)
      return copyRuntime(packaged, folder)
    } catch (error) {
      problems.push((error as Error).message)
    }
  }
  throw new Error(problems.join('\n'))
}

/** Throws when another user could replace it. */
export function makeRootFolder(folder: string): void {
  const made = mkdirSync(folder, { recursive: true })
  if (made) {
    for (let part = folder; part.length >= made.length; part = path.dirname(part)) chmodSync(part, 0o755)
  }
  if (!isWritableByRootOnly(folder)) throw new Error(`Users other than root may write to ${folder}.`)
}

function isWritableByRootOnly(folder: string): boolean {
  try {
    if (process.platform === 'win32' || realpathSync(folder) !== folder) return false
  } catch {
    return false
  }
  for (let part = folder; ; part = path.dirname(part)) {
    const { uid, mode } = lstatSync(part)
    const isSticky = (mode & 0o1000) !== 0 && part !== folder
    if (uid !== 0 || ((mode & 0o022) !== 0 && !isSticky)) return false
    if (part === path.dirname(part)) return true
  }
}
