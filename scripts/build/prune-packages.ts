import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { KEPT_IN_NODE_MODULES, READ_AS_FILES } from './runtime-packages.ts'

type Lock = { packages: Record<string, { dependencies?: object; optionalDependencies?: object }> }

/** Types, source maps, texts, and builds for browsers. */
const NOT_RUN = /\.(?:map|md|markdown|d\.[cm]?ts|flow)$|\.(?:umd|iife)\.(?:min\.)?[cm]?js$/

/**
 * Removes from `root`/node_modules what the built programs do not load: packages that are in their bundles or only build
 * and test them, and files that never run. Returns the names of the packages that stay. Not to be undone but by `npm ci`.
 */
export function prunePackages(root: string, roots = [...KEPT_IN_NODE_MODULES, ...READ_AS_FILES]): string[] {
  const { packages }: Lock = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8'))
  const kept = new Set<string>()
  const keep = (at: string | undefined) => {
    const entry = at && packages[at]
    if (!entry || kept.has(at)) return
    kept.add(at)
    for (const name of Object.keys({ ...entry.dependencies, ...entry.optionalDependencies }))
      keep(placeOf(packages, at, name))
  }
  for (const name of roots) keep(placeOf(packages, '', name))
  for (const at of Object.keys(packages)) {
    // A package inside one that goes, goes with it.
    if (at && !kept.has(at) && ![...kept].some((one) => one.startsWith(`${at}/`)))
      rmSync(path.join(root, at), { recursive: true, force: true })
  }
  rmSync(path.join(root, 'node_modules/.bin'), { recursive: true, force: true })
  for (const file of filesIn(path.join(root, 'node_modules')))
    if (NOT_RUN.test(file)) rmSync(file, { force: true })
  return [...kept]
    .filter((at) => existsSync(path.join(root, at)))
    .map((at) => at.replace(/^.*node_modules\//, ''))
}

/** Where the package at `from` finds `name`: in its own folder, else in one around it. */
function placeOf(packages: Lock['packages'], from: string, name: string): string | undefined {
  for (let folder = from; ; folder = folder.replace(/(?:^|\/)node_modules\/(?:@[^/]+\/)?[^/]+$/, '')) {
    const at = `${folder ? `${folder}/` : ''}node_modules/${name}`
    if (packages[at]) return at
    if (folder === '') return undefined
  }
}

/** Returns the paths of all files below a folder; links are left out. */
export const filesIn = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
