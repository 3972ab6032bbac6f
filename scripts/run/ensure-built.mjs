import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { pruneBuilds, touch } from './builds-in-use.mjs'
import { BUILDS, pointTo, readCurrentName } from './find-build.mjs'
import { withLock } from './with-lock.mjs'

const SOURCES = [
  'src',
  'public',
  'scripts/build',
  'scripts/build.ts',
  'vite.config.ts',
  'tsconfig.json',
  'package-lock.json',
]

/**
 * Builds the product on `node`, unless the current build is of these sources. Each build has its own folder,
 * as another may be running.
 */
export async function ensureBuilt(node) {
  const name = hashSources().slice(0, 16)
  const folder = path.join(BUILDS, name)
  const isCurrent = () => readCurrentName() === name && existsSync(folder)
  if (isCurrent()) return
  await withLock('.cache/build.lock', 'Another start is building; waiting for it', async () => {
    if (isCurrent()) return
    if (existsSync(folder)) touch(folder)
    else await build(node, folder)
    pointTo(name)
    pruneBuilds(name)
  })
}

function build(node, folder) {
  console.log('Building')
  return new Promise((resolve, reject) => {
    const env = { ...process.env, NODE_ENV: 'production' }
    const child = spawn(node, ['scripts/build.ts', folder], { stdio: 'inherit', env })
    child.once('error', reject)
    child.once('exit', (code) => {
      if (code === 0) resolve()
      else reject(new Error('The build failed; it says above why.'))
    })
  })
}

function hashSources() {
  const hash = createHash('sha256')
  for (const file of SOURCES.flatMap(filesUnder)) {
    if (/\.test\.tsx?$/.test(file)) continue
    hash.update(`${file}\0`).update(readFileSync(file)).update('\0')
  }
  return hash.digest('hex')
}

function filesUnder(name) {
  if (!existsSync(name)) return []
  if (path.extname(name)) return [name]
  return readdirSync(name, { withFileTypes: true })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const file = `${name}/${entry.name}`
      return entry.isDirectory() ? filesUnder(file) : [file]
    })
}
