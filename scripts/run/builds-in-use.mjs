import { readdirSync, rmSync, statSync, utimesSync } from 'node:fs'
import path from 'node:path'
import { BUILDS } from './find-build.mjs'

const BUILD_NAME = /^[0-9a-f]{16}$/
const DRAFT_NAME = /^draft-/
const NEWEST_KEPT = 3
const TOUCH_EVERY_MS = 60_000
/** Ten missed touches: dead. A pid would not tell, as containers share folders. */
const UNUSED_AFTER_MS = 10 * TOUCH_EVERY_MS

/** Marks a build as in use, by its time, until this process ends; without write access does nothing. */
export function keepInUse(folder) {
  touch(folder)
  setInterval(() => touch(folder), TOUCH_EVERY_MS).unref()
}

/** Sets the folder's time to now. */
export function touch(folder) {
  try {
    utimesSync(folder, new Date(), new Date())
  } catch {
    // Not writable: the newest builds are kept unmarked.
  }
}

/** Removes unused builds except `current` and the newest three, and drafts of dead builds. */
export function pruneBuilds(current) {
  const folders = readdirSync(BUILDS, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => ({ name, usedAt: statSync(path.join(BUILDS, name)).mtimeMs }))
    .sort((a, b) => b.usedAt - a.usedAt)
  const isUnused = ({ usedAt }) => Date.now() - usedAt > UNUSED_AFTER_MS
  const builds = folders.filter(({ name }) => BUILD_NAME.test(name) && name !== current)
  const drafts = folders.filter(({ name }) => DRAFT_NAME.test(name))
  // The current one is the first of the newest.
  for (const folder of [...builds.slice(NEWEST_KEPT - 1), ...drafts].filter(isUnused)) {
    rmSync(path.join(BUILDS, folder.name), { recursive: true, force: true })
  }
}
