import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { rm } from 'node:fs/promises'
import path from 'node:path'
import { findBuild } from '../../scripts/run/find-build.mjs'
import { ENVIRONMENT_OF_PRODUCT, NODE_OPTIONS_OF_PRODUCT } from '../../scripts/run/node-options.mjs'
import { makeDataDir } from './prepared-data.ts'

export type RunningProduct = {
  /** No trailing slash: "http://127.0.0.1:41234". */
  url: string
  pid: number
  dataDir: string
  /** Printed by a product without an administrator. */
  setupCode(): Promise<string>
  /** Until the address was printed. */
  readyAfterMs: number
  output(): string
  ended: Promise<{ code: number | null; signal: NodeJS.Signals | null }>
  /** Sends `signal` and waits; deletes the data folder unless given. */
  stop(signal?: NodeJS.Signals): Promise<void>
}

/** For tests of anything but an outage: a database that is slow on a busy machine does not count as away. */
export const PATIENT = { DATABASE_WAIT_MS: '30000', DATABASE_STATEMENT_MS: '60000' }

/** Returns the current build's program below `root`. Throws without a build. */
export const builtProgram = (root = '.') => path.join(findBuild(root), 'server/main.js')

/**
 * Starts the build (or `program`) on a free port with its own data folder unless given. Resolves at its
 * address; throws with its output when it ends first, or after 240 s.
 */
export async function startProduct(
  options: {
    environment?: Record<string, string>
    dataDir?: string
    program?: string
    /** Options of the program: "--places-emulator". */
    args?: readonly string[]
    /** Default: this process's own. */
    user?: { uid: number; gid: number }
  } = {},
): Promise<RunningProduct> {
  const dataDir = options.dataDir ?? makeDataDir()
  const startedAt = performance.now()
  const child = spawn(
    process.execPath,
    [...NODE_OPTIONS_OF_PRODUCT, options.program ?? builtProgram(), ...(options.args ?? [])],
    {
      env: {
        ...process.env,
        ...ENVIRONMENT_OF_PRODUCT,
        NODE_ENV: 'production',
        PORT: '0',
        DATA_DIR: dataDir,
        ...options.environment,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
      ...options.user,
    },
  )
  let output = ''
  const setupCode = setupCodeOf(child)
  const note = (chunk: Buffer) => {
    output += chunk.toString()
  }
  child.stdout.on('data', note)
  child.stderr.on('data', note)
  const ended = once(child, 'exit').then(([code, signal]) => ({ code, signal }))
  const url = await addressOf(child)
  const readyAfterMs = performance.now() - startedAt
  return {
    url,
    pid: child.pid as number,
    dataDir,
    setupCode: () => setupCode,
    readyAfterMs,
    output: () => output,
    ended,
    async stop(signal = 'SIGTERM') {
      if (child.exitCode === null && child.signalCode === null) {
        child.kill(signal)
        await ended
      }
      if (!options.dataDir) await rm(dataDir, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}

/** Never settles with an administrator: no code is printed. */
function setupCodeOf(child: ChildProcess): Promise<string> {
  return new Promise((resolve) => {
    let output = ''
    child.stdout?.on('data', (chunk: Buffer) => {
      output += chunk.toString()
      const code = output.match(/setup code.*: ((?:[0-9a-f]{8}-){4}[0-9a-f]{8})/)?.[1]
      if (code) resolve(code)
    })
  })
}

function addressOf(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let output = ''
    const fail = (why: string) => reject(new Error(`The product ${why}:\n${output.slice(-4000)}`))
    const timer = setTimeout(() => fail('said nothing of its address for 240 s'), 240_000)
    const read = (chunk: Buffer) => {
      output += chunk.toString()
      const address = output.match(/https?:\/\/[\w.[\]:-]+:\d+/)?.[0]
      if (!address) return
      clearTimeout(timer)
      resolve(address)
    }
    child.stdout?.on('data', read)
    child.stderr?.on('data', read)
    child.once('exit', (code) => {
      clearTimeout(timer)
      fail(`ended with code ${code}`)
    })
  })
}
