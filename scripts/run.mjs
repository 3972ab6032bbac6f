/**
 * Runs every npm script, on Node 20.19 and newer without any package: installs what is missing, builds when
 * the sources changed, then runs the command on the product's own Node. `start` also restarts it
 * (run/keep-running.mjs).
 * node scripts/run.mjs start|dev|build|test|bench|bar|screenshots|import|admin|backup|restore|keys|fonts|art|messages|migration [arguments …]
 */
import { spawn } from 'node:child_process'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { keepInUse } from './run/builds-in-use.mjs'
import { ensureBuilt } from './run/ensure-built.mjs'
import { ensureInstalled } from './run/ensure-installed.mjs'
import { findBuild } from './run/find-build.mjs'
import { findNode } from './run/find-node.mjs'
import { installTool } from './run/install-tool.mjs'
import { keepRunning } from './run/keep-running.mjs'
import { ENVIRONMENT_OF_PRODUCT, NODE_OPTIONS_OF_PRODUCT } from './run/node-options.mjs'

/** Command → program to run on our Node, and whether it needs a build. */
const COMMANDS = {
  start: { built: 'server/main.js', needsBuild: true, isKept: true },
  import: { built: 'server/import.js', needsBuild: true },
  admin: { built: 'server/admin.js', needsBuild: true },
  backup: { built: 'server/backup.js', arguments: ['backup'], needsBuild: true },
  restore: { built: 'server/backup.js', arguments: ['restore'], needsBuild: true },
  keys: { built: 'server/keys.js', needsBuild: true },
  dev: { program: 'scripts/dev.ts', needsBuild: false },
  build: { needsBuild: true },
  test: { program: 'scripts/test.ts', needsBuild: false },
  bench: { program: 'bench/run.ts', imports: './bench/raw-files.ts', needsBuild: true },
  bar: { program: 'bench/bar/run.ts', imports: './bench/raw-files.ts', needsBuild: true },
  screenshots: { program: 'scripts/screenshots.ts', needsBuild: true },
  fonts: { program: 'scripts/subset-fonts.ts', needsBuild: false },
  art: { program: 'scripts/draw-art.ts', needsBuild: false },
  messages: { program: 'scripts/messages.ts', imports: './bench/raw-files.ts', needsBuild: false },
  migration: {
    tool: 'drizzle-kit@0.31.11',
    program: 'bin.cjs',
    arguments: ['generate', '--name'],
    needsBuild: false,
  },
}
const SIGNALS = { SIGHUP: 1, SIGINT: 2, SIGTERM: 15 }

const [name = '', ...given] = process.argv.slice(2)
const command = COMMANDS[name]
if (!command) fail(`There is no command "${name}". Commands: ${Object.keys(COMMANDS).join(', ')}.`)

// Paths are relative to the product, wherever this is called from.
const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)))
process.chdir(root)

try {
  // Sources that run unbuilt, but for those of development, need the tools of tests.
  await ensureInstalled(command.program !== undefined && name !== 'dev')
  const node = findNode()
  if (command.needsBuild) await ensureBuilt(node)
  if (command.built) runBuilt(node, path.join(findBuild(), command.built))
  else if (command.program) {
    const flags = command.imports ? ['--import', command.imports] : []
    const program = command.tool ? path.join(installTool(command.tool), command.program) : command.program
    run(node, [...flags, program, ...(command.arguments ?? []), ...given])
  }
} catch (error) {
  fail(error.message)
}

/** Runs the current build's program, and the same build at a restart. */
function runBuilt(node, program) {
  keepInUse(path.dirname(path.dirname(program)))
  const production = { NODE_ENV: 'production', ...ENVIRONMENT_OF_PRODUCT }
  if (!command.isKept) return run(node, [program, ...(command.arguments ?? []), ...given], production)
  const options = { stdio: ['inherit', 'inherit', 'inherit', 'ipc'] }
  const product = keepRunning((port) => {
    const env = environment({ ...production, ...(port !== null && { PORT: String(port) }) })
    // The flag ends the product with this process, its IPC parent.
    return spawn(node, [...NODE_OPTIONS_OF_PRODUCT, program, '--end-with-parent', ...given], {
      ...options,
      env,
    })
  })
  passSignalsOn(product.stop)
  product.ended.then(endLike, (error) => fail(error.message))
}

function run(node, args, additions = {}) {
  const child = spawn(node, args, { stdio: 'inherit', env: environment(additions) })
  passSignalsOn((signal) => child.kill(signal))
  child.once('error', (error) => fail(error.message))
  child.once('exit', (code, signal) => endLike({ code, signal }))
}

/** Caches compiled code between starts. */
function environment(additions) {
  return { NODE_COMPILE_CACHE: '.cache/compiled', ...process.env, ...additions }
}

function passSignalsOn(stop) {
  let isStopping = false
  const pass = (signal) => {
    isStopping = true
    stop(signal)
  }
  for (const signal of Object.keys(SIGNALS)) process.on(signal, pass)
  endWithNpm(() => isStopping || pass('SIGTERM'))
}

/**
 * Calls `stop` when npm, or the shell between, was killed, which tells nobody. (`npm start` has no such
 * shell; package.json execs.)
 */
function endWithNpm(stop) {
  const parent = process.ppid
  if (!process.env.npm_lifecycle_event || parent <= 1) return
  const watch = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(watch)
    stop()
  }, 250)
  watch.unref()
}

/** Ends with the child's exit code or signal. */
function endLike({ code, signal }) {
  // As process 1 of a container no signal would end us.
  if (!(signal in SIGNALS) || process.pid === 1) process.exit(code ?? 128 + (SIGNALS[signal] ?? 9))
  process.removeAllListeners(signal)
  process.kill(process.pid, signal)
}

function fail(message) {
  console.error(message)
  process.exit(1)
}
