import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { isAlive } from '../../src/db/embedded-postgres/postmaster.ts'

export type Holder = {
  pid: number
  socketFolder: string
  /** Leaves the server and waits for the end. */
  leave(): Promise<void>
  /** SIGSTOP, until killed. */
  freeze(): Promise<void>
  /** With its container. */
  kill(): Promise<void>
}

export type HolderOptions = {
  uid?: number
  gid?: number
  env?: Record<string, string>
  /** In its own PID and IPC namespaces, like a container. Needs `canIsolate`. */
  isIsolated?: boolean
}

/** A namespace's first process must outlive the holder, like a container's init: its end kills the others. */
export const ISOLATE = 'unshare --pid --ipc --fork --kill-child --mount-proc sh -c'.split(' ')
const RUN_AND_STAY = '"$@"; code=$?; [ $code = 137 ] && sleep 600; exit $code'

/** Namespaces need root, and a Linux that permits them. */
export const canIsolate =
  spawnSync(ISOLATE[0] as string, [...ISOLATE.slice(1), 'true']).status === 0 && process.getuid?.() === 0

/** Starts another user of the embedded server in `folder`; rejects with its output. */
export async function spawnHolder(folder: string, options: HolderOptions = {}): Promise<Holder> {
  const { isIsolated, ...rest } = options
  const [program = '', ...args] = [
    ...(isIsolated ? [...ISOLATE, RUN_AND_STAY, 'sh'] : []),
    process.execPath,
    'tests/servers/hold-embedded-postgres.ts',
    folder,
  ]
  const child = spawn(program, args, {
    ...rest,
    env: { NODE_COMPILE_CACHE: '.cache/compiled', ...process.env, ...options.env },
    stdio: ['pipe', 'pipe', 'pipe'],
  })
  const socketFolder = await opened(child)
  const ended = once(child, 'exit')
  return {
    pid: child.pid ?? 0,
    socketFolder,
    async leave() {
      child.stdin?.end()
      await ended
    },
    async freeze() {
      child.kill('SIGSTOP')
      const status = `/proc/${child.pid}/status`
      // Without /proc the signal is trusted.
      while (existsSync(status) && !/^State:\s+T/m.test(readFileSync(status, 'utf8'))) await sleep(5)
    },
    async kill() {
      const init = isIsolated ? childOf(child.pid ?? 0) : null
      child.kill('SIGKILL')
      await ended
      // The kernel ends the namespace's processes before the first is gone.
      while (init && isAlive(Number(init))) await sleep(10)
    },
  }
}

function childOf(pid: number): string | null {
  try {
    return readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ')[0] || null
  } catch {
    return null
  }
}

function opened(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let output = ''
    child.stderr?.on('data', (chunk: Buffer) => {
      output += chunk
    })
    child.stdout?.on('data', (chunk: Buffer) => {
      output += chunk
      const found = output.match(/^open (.*)$/m)?.[1]
      if (found) resolve(found)
    })
    child.once('exit', (code) => reject(new Error(`The other process ended with ${code}:\n${output}`)))
  })
}
