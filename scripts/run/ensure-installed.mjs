import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { withLock } from './with-lock.mjs'

const STAMP = 'node_modules/.installed-from'

/**
 * Installs exactly package-lock.json, of it what builds and runs the product or, `withTools`, all that tests and
 * benchmarks need; not when node_modules holds it. Then it needs no write access.
 */
export async function ensureInstalled(withTools) {
  const lockfile = readFileSync('package-lock.json')
  const hash = createHash('sha256').update(lockfile).digest('hex')
  const stamps = withTools ? [hash] : [hash, `${hash} without tools`]
  const packages = Object.entries(JSON.parse(lockfile).packages).filter(([folder]) => folder)
  const ofProduct = packages.filter(([, { dev }]) => !dev)
  const isComplete = () =>
    isStamped(stamps) || (isInstalled(withTools ? packages : ofProduct) && stamp(stamps.at(-1)))
  if (isComplete()) return
  await withLock('.cache/install.lock', 'Another start is installing; waiting for it', async () => {
    if (isComplete()) return
    console.log('Installing packages (the first start takes a minute)')
    const kind = withTools ? '--include=dev' : '--omit=dev'
    // A product that runs here keeps its packages when the tools join them.
    const command = withTools && isInstalled(ofProduct) ? ['install', '--no-save'] : ['ci']
    const args = [...command, kind, '--include=optional', '--no-audit', '--no-fund', '--loglevel=error']
    // What npm has kept of exact versions needs no question, unless its lists of versions are older than the lockfile.
    await runNpm([...args, '--prefer-offline'], 'ignore').catch(() => runNpm(args, 'inherit'))
    stamp(stamps.at(-1))
  })
}

const isStamped = (stamps) => existsSync(STAMP) && stamps.includes(readFileSync(STAMP, 'utf8'))

/** Saves the next start the full check. Always true. */
function stamp(text) {
  try {
    writeFileSync(STAMP, text)
  } catch {
    // Not writable.
  }
  return true
}

/** By npm's record of node_modules: every package that this platform needs, by version. */
function isInstalled(packages) {
  const record = 'node_modules/.package-lock.json'
  if (!existsSync(record)) return false
  const installed = JSON.parse(readFileSync(record, 'utf8')).packages
  return packages.every(
    ([folder, { version, optional, os, cpu, libc }]) =>
      (installed[folder]?.version === version && existsSync(folder)) ||
      // Optional: for other platforms, or needed only by those. Only npm knows this system's C library.
      (optional &&
        !existsSync(folder) &&
        !(os && cpu && !libc && fits(os, process.platform) && fits(cpu, process.arch))),
  )
}

/** npm's os and cpu: a name or list; "!" excludes, absent: any. */
function fits(names, value) {
  if (!names) return true
  const list = [names].flat()
  if (list.includes(`!${value}`)) return false
  return list.includes(value) || list.every((name) => name.startsWith('!'))
}

function runNpm(args, stdio) {
  // `npm start` names its npm, which runs on this Node.
  const npm = process.env.npm_execpath
  const [program, first, shell] = npm?.endsWith('.js')
    ? [process.execPath, [npm], false]
    : [process.platform === 'win32' ? 'npm.cmd' : 'npm', [], process.platform === 'win32']
  return new Promise((resolve, reject) => {
    const child = spawn(program, [...first, ...args], { stdio, shell })
    child.once('error', () => reject(new Error('npm is needed to install the packages, and was not found.')))
    child.once('exit', (code) => {
      if (code === 0) resolve()
      else reject(new Error('The packages could not be installed; npm says above why.'))
    })
  })
}
