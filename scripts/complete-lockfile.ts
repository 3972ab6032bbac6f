/**
 * `node scripts/complete-lockfile.ts`, after a change of dependencies: adds and prints optional platform
 * packages that the lockfile lacks. npm omits those that its registry did not offer, and `npm ci` then
 * refuses the lockfile.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { findMissingEntries, type Lockfile } from './lockfile-entries.ts'

const lockfile = JSON.parse(readFileSync('package-lock.json', 'utf8')) as Lockfile
const missing = findMissingEntries(lockfile)
const packages = Object.entries({ ...lockfile.packages, ...missing }).sort(([a], [b]) => (a < b ? -1 : 1))
writeFileSync(
  'package-lock.json',
  `${JSON.stringify({ ...lockfile, packages: Object.fromEntries(packages) }, null, 2)}\n`,
)
console.log(Object.keys(missing).join('\n') || 'The lockfile is complete.')
