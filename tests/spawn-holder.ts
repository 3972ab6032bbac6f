import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { isAlive } from '../src/db/embedded-postgres/postmaster.ts'

export type Holder = {
  pid: number
  socketFolder: string
  /** Lets it leave the server, and waits until it has ended. */
  leave(): Promise<void>
  /** Stops it (SIGSTOP) until it is killed. */
  freeze(): Promise<void>
  /** Kills it and its container. */
  kill(): Promise<void>
}

export type HolderOptions = {
  uid?: number
  gid?: number
  env?: Record<string, string>
  /** In PID and IPC namespaces of its own, as a container is. Needs `canIsolate`. */
  isIsolated?: boolean
}

/** The first process of a namespace must outlive the holder, as a container's init does: its end kills all the others. */
export const ISOLATE = 'unshare --pid --ipc --fork --kill-child --mount-proc sh -c'.split(' ')
const RUN_AND_STAY = '"$@"; code=$?; [ $code = 137 ] && sleep 600; exit $code'

/** Whether processes can be put into namespaces of their own here: by root, on a Linux that lets it. */
export const canIsolate =
  spawnSync(ISOLATE[0] as string, [...ISOLATE.slice(1), 'true']).status === 0 && process.getuid?.() === 0

/** Starts another process that uses the embedded server in `folder`; rejects with its output when it cannot. */
export async function spawnHolder(folder: string, options: HolderOptions = {}): Promise<Holder> {
  const { isIsolated, ...rest } = options
  const [program = '', ...args] = [
    ...(isIsolated ? [...ISOLATE, RUN_AND_STAY, 'sh'] : []),
    process.execPath,
    'tests/hold-embedded-postgres.ts',
    folder,
  ]
  const child = spawn(program, args, {
    ...rest,
    env: { ...process.env, ...options.env },
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
      // The kernel ends every process of the namespace before its first one is gone.
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
