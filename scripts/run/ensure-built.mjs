import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

const STAMP = 'dist/built-from'
/** Everything that decides what a build holds. */
const SOURCES = [
  'src',
  'public',
  'scripts/build',
  'scripts/build.ts',
  'scripts/sample-scenes',
  'vite.config.ts',
  'tsconfig.json',
  'package-lock.json',
]

/** Builds dist/ on `node`, unless it was built from these very sources. */
export async function ensureBuilt(node) {
  const hash = hashSources()
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === hash) return
  console.log('Building')
  await new Promise((resolve, reject) => {
    const env = { ...process.env, NODE_ENV: 'production' }
    const child = spawn(node, ['scripts/build.ts'], { stdio: 'inherit', env })
    child.once('error', reject)
    child.once('exit', (code) => {
      if (code === 0) resolve()
      else reject(new Error('The build failed; it says above why.'))
    })
  })
  writeFileSync(STAMP, hash)
}

function hashSources() {
  const hash = createHash('sha256')
  for (const file of SOURCES.flatMap(filesUnder)) {
    // Tests stand beside the code and are no part of it.
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
