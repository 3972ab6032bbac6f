import { readFileSync, renameSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/** Folders named by the hash of their sources. */
export const BUILDS = 'dist'
/** Names the current build's folder. */
const POINTER = 'current'

/**
 * Returns the absolute folder of the current build below `root`, with server/, client/ and console/. A
 * running product keeps its own. Throws in plain words without a build.
 */
export function findBuild(root = '.') {
  const name = readCurrentName(root)
  if (name === null) throw new Error('The product has not been built yet: npm run build')
  return path.resolve(root, BUILDS, name)
}

/** Returns the current build's folder name, or null. */
export function readCurrentName(root = '.') {
  try {
    return readFileSync(path.join(root, BUILDS, POINTER), 'utf8').trim()
  } catch (error) {
    if (error.code === 'ENOENT') return null
    throw error
  }
}

/** Makes the build `name` the current one, atomically. */
export function pointTo(name) {
  const draft = path.join(BUILDS, `${POINTER}.${process.pid}`)
  writeFileSync(draft, `${name}\n`)
  renameSync(draft, path.join(BUILDS, POINTER))
}
