import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { startProduct } from '../tests/servers/start-product.ts'

export type StartUpRow = { start: string; readyAfterMs: number; answeredAfterMs: number }

/**
 * Times the built product from start to its address and first home page, median of `rounds`: on an empty data
 * folder (database created, migrated and filled) and on the same one again.
 */
export async function benchStartUp(rounds = 5): Promise<StartUpRow[]> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'directory-'))
  try {
    const first = await measure('first', dataDir)
    const again: StartUpRow[] = []
    for (let round = 0; round < rounds; round++) again.push(await measure('second', dataDir))
    const sorted = again.toSorted((a, b) => a.answeredAfterMs - b.answeredAfterMs)
    return [first, sorted[Math.floor(rounds / 2)] as StartUpRow]
  } finally {
    await rm(dataDir, { recursive: true, force: true, maxRetries: 5 })
  }
}

async function measure(start: string, dataDir: string): Promise<StartUpRow> {
  const startedAt = performance.now()
  const product = await startProduct({ dataDir })
  const response = await fetch(product.url)
  await response.arrayBuffer()
  const answeredAfterMs = Math.round(performance.now() - startedAt)
  await product.stop()
  return { start, readyAfterMs: Math.round(product.readyAfterMs), answeredAfterMs }
}
