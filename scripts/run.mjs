/**
 * What stands behind every npm script. Runs on Node 20.19 and newer without any package: installs what is missing,
 * builds when the sources changed, then runs the command on the Node that came with the product.
 *
 *   node scripts/run.mjs start|dev|build|test|bench|bar|screenshots|import|fonts|art|migration [arguments …]
 */
import { spawn } from 'node:child_process'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { ensureBuilt } from './run/ensure-built.mjs'
import { ensureInstalled } from './run/ensure-installed.mjs'
import { findNode } from './run/find-node.mjs'
import { withLock } from './run/with-lock.mjs'

/** Command → the program it runs on our Node, and whether that needs the built product. */
const COMMANDS = {
  start: { program: 'dist/server/main.js', needsBuild: true, isProduction: true },
  import: { program: 'dist/server/import.js', needsBuild: true, isProduction: true },
  dev: { program: 'scripts/dev.ts', needsBuild: false },
  build: { needsBuild: true },
  test: { program: 'scripts/test.ts', needsBuild: false },
  bench: { program: 'bench/run.ts', needsBuild: true },
  bar: { program: 'bench/bar/run.ts', needsBuild: true },
  screenshots: { program: 'scripts/screenshots.ts', needsBuild: true },
  fonts: { program: 'scripts/subset-fonts.ts', needsBuild: false },
  art: { program: 'scripts/draw-art.ts', needsBuild: false },
  migration: {
    program: 'node_modules/drizzle-kit/bin.cjs',
    arguments: ['generate', '--name'],
    needsBuild: false,
  },
}

const [name = '', ...given] = process.argv.slice(2)
const command = COMMANDS[name]
if (!command) fail(`There is no command "${name}". Commands: ${Object.keys(COMMANDS).join(', ')}.`)

// Wherever the command is called from, its paths are those of the product.
const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)))
process.chdir(root)

try {
  await withLock('.cache/install.lock', 'Another start is installing; waiting for it', ensureInstalled)
  const node = findNode()
  if (command.needsBuild) {
    await withLock('.cache/build.lock', 'Another start is building; waiting for it', () => ensureBuilt(node))
  }
  if (command.program)
    run(node, [command.program, ...(command.arguments ?? []), ...given], command.isProduction)
} catch (error) {
  fail(error.message)
}

function run(node, args, isProduction) {
  // Compiled code is kept from one start to the next.
  const env = {
    NODE_COMPILE_CACHE: '.cache/compiled',
    ...process.env,
    ...(isProduction && { NODE_ENV: 'production' }),
  }
  const child = spawn(node, args, { stdio: 'inherit', env })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
  endWithNpm(() => child.kill('SIGTERM'))
  child.once('error', (error) => fail(error.message))
  child.once('exit', (code, signal) => {
    // Die of the same signal, so that whoever called sees how it ended.
    if (signal) {
      process.removeAllListeners(signal)
      process.kill(process.pid, signal)
    } else process.exitCode = code
  })
}

/**
 * A SIGTERM to npm ends npm and the shell between, and never reaches us: nobody would be left to stop the product.
 * Once npm's shell is gone, `stop` is called.
 */
function endWithNpm(stop) {
  const shell = process.ppid
  if (!process.env.npm_lifecycle_event || shell <= 1) return
  const watch = setInterval(() => {
    if (process.ppid === shell) return
    clearInterval(watch)
    stop()
  }, 250)
  watch.unref()
}

function fail(message) {
  console.error(message)
  process.exit(1)
}
