import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync, readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'

export type StartedByNpm = {
  child: ChildProcess
  /** No trailing slash. */
  url: string
  /** Everything printed so far. */
  said(): string
  ended: Promise<{ code: number | null; signal: NodeJS.Signals | null }>
  /** Resolves when all output was read, which may be after `ended`. */
  outputEnded: Promise<unknown>
}

/**
 * Runs `npm start` on a free port and waits for its address; `spawnOptions` go to spawn.
 * Throws with the output when it ends first, or after 240 s.
 */
export async function startByNpm(
  dataDir: string,
  { environment = {}, spawnOptions = {} } = {},
): Promise<StartedByNpm> {
  const env = { ...process.env, PORT: '0', DATA_DIR: dataDir, SAMPLE_DATA: '5', ...environment }
  const child = spawn('npm', ['start'], { env, stdio: ['ignore', 'pipe', 'pipe'], ...spawnOptions })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk: Buffer) => (output += chunk))
  const ended = once(child, 'exit').then(([code, signal]) => ({ code, signal }))
  const outputEnded = once(child, 'close')
  for (const startedAt = Date.now(); ; ) {
    const url = output.match(/ready: (http:\/\/127\.0\.0\.1:\d+)/)?.[1]
    if (url) return { child, url, said: () => output, ended, outputEnded }
    const hasEnded = child.exitCode !== null || child.signalCode !== null
    if (hasEnded || Date.now() - startedAt > 240_000)
      throw new Error(`npm start did not get ready:\n${output}`)
    await sleep(50)
  }
}

/** Returns all processes below `pid` with their arguments (Linux). */
export function processesBelow(pid: number): { pid: number; command: string }[] {
  const all = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => {
      try {
        // proc(5): "pid (name) state ppid …"; the name may contain anything.
        const parent = Number(
          readFileSync(`/proc/${name}/stat`, 'utf8')
            .replace(/^.*\) /s, '')
            .split(' ')[1],
        )
        const command = readFileSync(`/proc/${name}/cmdline`, 'utf8').replaceAll('\0', ' ').trim()
        return [{ pid: Number(name), parent, command }]
      } catch {
        return []
      }
    })
  const below = (parent: number): { pid: number; command: string }[] =>
    all.filter((found) => found.parent === parent).flatMap((found) => [found, ...below(found.pid)])
  return below(pid)
}
