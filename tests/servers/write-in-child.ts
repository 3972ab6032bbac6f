import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { setTimeout as sleep } from 'node:timers/promises'

export type WriteKind =
  | 'bulk-edit'
  | 'bulk-delete'
  | 'bulk-create'
  | 'import'
  | 'undo'
  | 'faq-upload'
  | 'faq-bulk-edit'
  /** Of a run's accepted texts, ten partners at once. */
  | 'publish'
  /** Without a transaction: the positive control. */
  | 'torn'

/** For tests/sites/do-writes.ts, one line each. */
export type WriteJob = {
  kind: WriteKind
  ids: string[]
  /** The change set to undo, import to write or run to publish. */
  id: string | null
  actor: { id: string; name: string }
  count: number
  /** Makes each run's edit change every row. */
  number: number
}

/** When to kill the writer (-9): milliseconds after the write began, or once resolved; null: never. */
export type KillTime = number | (() => Promise<void>) | null

export type Writer = {
  /** Does one write; returns its milliseconds, 0 when it was killed. Rejects when the process fails by itself. */
  write(job: WriteJob, killTime: KillTime): Promise<number>
  /** False once killed. */
  isAlive(): boolean
  stop(): Promise<void>
}

/** Starts a process that does writes in the database at `url`, first one of `kind`, until it is killed. */
export async function startWriter(url: string, kind: WriteKind): Promise<Writer> {
  const env = { ...process.env, NODE_COMPILE_CACHE: '.cache/compiled' }
  const child = spawn(
    process.execPath,
    ['--import', './bench/raw-files.ts', 'tests/sites/do-writes.ts', url, kind],
    {
      env,
      stdio: ['pipe', 'pipe', 'inherit'],
    },
  )
  const ended = once(child, 'exit')
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]()
  if ((await lines.next()).value !== 'ready') throw new Error('The writing process could not start.')
  return {
    async write(job, killTime) {
      const begunAt = performance.now()
      child.stdin.write(`${JSON.stringify(job)}\n`)
      const kill =
        killTime === null
          ? null
          : (typeof killTime === 'number' ? sleep(killTime) : killTime()).then(() => child.kill('SIGKILL'))
      const isDone = (await lines.next()).value === 'done'
      const tookMs = performance.now() - begunAt
      if (!kill && isDone) return tookMs
      await kill
      const [code, signal] = await ended
      if (signal !== 'SIGKILL') throw new Error(`The writing process ended with ${code ?? signal}.`)
      return 0
    },
    isAlive: () => child.exitCode === null && child.signalCode === null,
    async stop() {
      child.kill('SIGKILL')
      await ended
    },
  }
}
