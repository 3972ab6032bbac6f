import { readFileSync, renameSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/** Every build has a folder of its own in here, named by the hash of its sources. */
export const BUILDS = 'dist'
/** Names the folder of the build that a start takes. */
const POINTER = 'current'

/**
 * The absolute folder of the current build below `root`, with server/, client/ and console/ in it. A product that runs
 * keeps to the folder it was started from, whatever is built later. Throws in plain words when there is no build.
 */
export function findBuild(root = '.') {
  const name = readCurrentName(root)
  if (name === null) throw new Error('The product has not been built yet: npm run build')
  return path.resolve(root, BUILDS, name)
}

/** The name of the current build's folder, or null without one. */
export function readCurrentName(root = '.') {
  try {
    return readFileSync(path.join(root, BUILDS, POINTER), 'utf8').trim()
  } catch (error) {
    if (error.code === 'ENOENT') return null
    throw error
  }
}

/** Makes the build `name` the current one, in one step for every reader. */
export function pointTo(name) {
  const draft = path.join(BUILDS, `${POINTER}.${process.pid}`)
  writeFileSync(draft, `${name}\n`)
  renameSync(draft, path.join(BUILDS, POINTER))
}
