import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'

export type Holder = {
  pid: number
  socketFolder: string
  /** Lets it leave the server, and waits until it has ended. */
  leave(): Promise<void>
  /** Lets it do nothing more (SIGSTOP), until it is killed. */
  freeze(): Promise<void>
  kill(): Promise<void>
}

/** Starts another process that uses the embedded server in `folder`; rejects with its output when it cannot. */
export async function spawnHolder(
  folder: string,
  options: { uid?: number; gid?: number; env?: Record<string, string> } = {},
): Promise<Holder> {
  const child = spawn(process.execPath, ['tests/hold-embedded-postgres.ts', folder], {
    ...options,
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
      // Where the system does not tell, the signal's own word is taken.
      while (existsSync(status) && !/^State:\s+T/m.test(readFileSync(status, 'utf8'))) await sleep(5)
    },
    async kill() {
      child.kill('SIGKILL')
      await ended
    },
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
