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
  /** A bulk edit without a transaction: the positive control. */
  | 'torn'

/** What tests/write-once.ts does. */
export type WriteJob = {
  kind: WriteKind
  url: string
  ids: string[]
  /** The change set to undo, or the checked import to write. */
  id: string | null
  actor: { id: string; name: string }
  count: number
  /** What an edit sets, so that each run changes every row. */
  number: number
}

/** When the writing process is killed (-9): milliseconds after the write began, or once the promise resolves; null: never. */
export type KillTime = number | (() => Promise<void>) | null

/** Lets another process do one write. Returns how long it took in milliseconds. Rejects when it fails by itself. */
export async function writeInChild(job: WriteJob, killTime: KillTime): Promise<number> {
  const env = { ...process.env, NODE_COMPILE_CACHE: '.cache/compiled' }
  const child = spawn(process.execPath, ['tests/write-once.ts'], { env, stdio: ['pipe', 'pipe', 'inherit'] })
  const ended = once(child, 'exit')
  child.stdin.write(`${JSON.stringify(job)}\n`)
  let begunAt = 0
  let tookMs = 0
  for await (const line of createInterface({ input: child.stdout })) {
    if (line === 'ready') {
      begunAt = performance.now()
      child.stdin.write('go\n')
      if (killTime !== null) {
        const isTime = typeof killTime === 'number' ? sleep(killTime) : killTime()
        void isTime.then(() => child.kill('SIGKILL'))
      }
    }
    if (line === 'done') {
      tookMs = performance.now() - begunAt
      child.stdin.end()
    }
  }
  const [code, signal] = await ended
  if (code !== 0 && signal !== 'SIGKILL') throw new Error(`The writing process ended with ${code ?? signal}.`)
  return tookMs
}
