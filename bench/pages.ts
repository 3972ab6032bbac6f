import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { startProduct } from '../tests/servers/start-product.ts'
import { type Load, load } from './load.ts'
import { pickPages } from './pick-pages.ts'

type Served = 'bare' | 'cached' | 'barePlain' | 'uncached'

export type PageRow = {
  page: string
  bytes: number
  /** Gzipped, as browsers ask for it. */
  bare: Load
  cached: Load
  /** As text, so that the making alone is compared. */
  barePlain: Load
  uncached: Load
  /** Against the bare server with the same bytes in this run. */
  cachedRatio: number
  uncachedRatio: number
  /** CPU of a request against the bare server's, each the median of the rounds: other work on the machine matters less. */
  cpuRatio: { cached: number; uncached: number }
}

const GZIP = { 'accept-encoding': 'gzip' }

/**
 * Measures pages per second of the built sample product, cached and uncached, against bare node:http with the
 * same bytes; in turn, median of `rounds` by requests per second.
 */
export async function benchPages(seconds = 4, rounds = 3): Promise<PageRow[]> {
  const cached = await startProduct()
  const uncached = await startProduct({ environment: { PAGE_CACHE: 'off' } })
  const rows: PageRow[] = []
  try {
    for (const [page, pathname] of Object.entries(await pickPages(cached.url))) {
      const body = Buffer.from(await (await fetch(cached.url + pathname)).arrayBuffer())
      const bare = await startBareServer(body)
      const runs = { bare: [], cached: [], barePlain: [], uncached: [] } as Record<Served, Load[]>
      await load(uncached.url + pathname, uncached.pid, 2)
      for (let round = 0; round < rounds; round++) {
        runs.bare.push(await load(bare.url, bare.pid, seconds, GZIP))
        runs.cached.push(await load(cached.url + pathname, cached.pid, seconds, GZIP))
        runs.barePlain.push(await load(bare.url, bare.pid, seconds))
        runs.uncached.push(await load(uncached.url + pathname, uncached.pid, seconds))
      }
      await bare.stop()
      const row = {
        bare: median(runs.bare),
        cached: median(runs.cached),
        barePlain: median(runs.barePlain),
        uncached: median(runs.uncached),
      }
      rows.push({
        page,
        bytes: body.length,
        ...row,
        cachedRatio: row.cached.requestsPerSecond / row.bare.requestsPerSecond,
        uncachedRatio: row.uncached.requestsPerSecond / row.barePlain.requestsPerSecond,
        cpuRatio: {
          cached: medianCpu(runs.cached) / medianCpu(runs.bare),
          uncached: medianCpu(runs.uncached) / medianCpu(runs.barePlain),
        },
      })
    }
  } finally {
    await cached.stop()
    await uncached.stop()
  }
  return rows
}

function median(loads: Load[]): Load {
  const sorted = loads.toSorted((a, b) => a.requestsPerSecond - b.requestsPerSecond)
  return sorted[Math.floor(sorted.length / 2)] as Load
}

/** Microseconds; NaN without /proc. */
function medianCpu(loads: Load[]): number {
  const sorted = loads
    .map(({ cpuMicrosPerRequest }) => cpuMicrosPerRequest ?? Number.NaN)
    .toSorted((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
}

async function startBareServer(body: Buffer): Promise<{ url: string; pid: number; stop(): Promise<void> }> {
  const file = path.join(tmpdir(), `bare-${process.pid}.html`)
  await writeFile(file, body)
  const child: ChildProcess = spawn(process.execPath, ['bench/bare-server.mjs', file], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, NODE_ENV: 'production' },
  })
  const [line] = (await once(child.stdout as NodeJS.ReadableStream, 'data')) as [Buffer]
  return {
    url: line.toString().trim(),
    pid: child.pid as number,
    async stop() {
      child.kill()
      await once(child, 'exit')
    },
  }
}
