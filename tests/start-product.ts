import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { rm } from 'node:fs/promises'
import path from 'node:path'
import { findBuild } from '../scripts/run/find-build.mjs'
import { makeDataDir } from './prepared-data.ts'

export type RunningProduct = {
  /** Base address, without a trailing slash: "http://127.0.0.1:41234". */
  url: string
  pid: number
  dataDir: string
  /** The code for the first setup, printed by a product without an administrator. */
  setupCode(): Promise<string>
  /** Milliseconds until the address was printed. */
  readyAfterMs: number
  output(): string
  /** Resolves when the process has ended. */
  ended: Promise<{ code: number | null; signal: NodeJS.Signals | null }>
  /** Sends `signal` and waits for the end; the data folder goes too, unless the caller gave it. */
  stop(signal?: NodeJS.Signals): Promise<void>
}

/** The program of the current build below `root`. Throws when nothing has been built. */
export const builtProgram = (root = '.') => path.join(findBuild(root), 'server/main.js')

/**
 * Starts the current build (or `program`) on a free port and, unless `dataDir` is given, in a data folder of its own.
 * Resolves when its address is printed. Throws with its output when it ends first, or after 90 s.
 */
export async function startProduct(
  options: {
    environment?: Record<string, string>
    dataDir?: string
    program?: string
    /** Options of the program: "--places-emulator". */
    args?: readonly string[]
  } = {},
): Promise<RunningProduct> {
  const dataDir = options.dataDir ?? makeDataDir()
  const startedAt = performance.now()
  const child = spawn(process.execPath, [options.program ?? builtProgram(), ...(options.args ?? [])], {
    env: { ...process.env, NODE_ENV: 'production', PORT: '0', DATA_DIR: dataDir, ...options.environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
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

/** Never settles when the product has an administrator: it prints no code then. */
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
    const timer = setTimeout(() => fail('said nothing of its address for 90 s'), 90_000)
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
