import { randomUUID } from 'node:crypto'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'

/** A block; an empty file fits on a full disk. */
const PROBE = Buffer.alloc(4096)
const FRESH_MS = 1000

/** Why `dataDir` cannot be written, or null; at most once a second. The journal's sweep removes leavings. */
export function createDiskProbe(dataDir: string): () => Promise<unknown> {
  const folder = path.join(dataDir, 'journal')
  const file = path.join(folder, `probe-${randomUUID()}.draft`)
  let asked = { at: Number.NEGATIVE_INFINITY, answer: Promise.resolve<unknown>(null) }

  async function write(): Promise<unknown> {
    try {
      await mkdir(folder, { recursive: true, mode: 0o700 })
      await writeFile(file, PROBE, { mode: 0o600 })
      return null
    } catch (error) {
      return error
    } finally {
      await rm(file, { force: true }).catch(() => {})
    }
  }
  return () => {
    const now = performance.now()
    if (now - asked.at > FRESH_MS) asked = { at: now, answer: write() }
    return asked.answer
  }
}
