import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'

export type WriteKind =
  | 'bulk-edit'
  | 'bulk-delete'
  | 'bulk-create'
  | 'import'
  | 'undo'
  | 'faq-upload'
  | 'faq-bulk-edit'
  /** An edit of many that is no transaction, to see that the proof sees it. */
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

/**
 * Lets another process do one write, and kills it (-9) `killAfterMs` after it began; null lets it finish. Returns how
 * long it took in milliseconds. Rejects when it fails by itself.
 */
export async function writeInChild(job: WriteJob, killAfterMs: number | null): Promise<number> {
  const child = spawn(process.execPath, ['tests/write-once.ts'], { stdio: ['pipe', 'pipe', 'inherit'] })
  const ended = once(child, 'exit')
  child.stdin.write(`${JSON.stringify(job)}\n`)
  let begunAt = 0
  let tookMs = 0
  for await (const line of createInterface({ input: child.stdout })) {
    if (line === 'ready') {
      begunAt = performance.now()
      child.stdin.write('go\n')
      if (killAfterMs !== null) setTimeout(() => child.kill('SIGKILL'), killAfterMs)
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
