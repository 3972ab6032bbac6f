import { startProduct } from '../tests/servers/start-product.ts'
import { searchUncached } from './search-uncached.ts'
import { startVisitors, type Watched } from './steady-visitors.ts'

const CONNECTIONS = [1, 8, 32, 128] as const
/** Of each measurement; CONCURRENCY_SECONDS shortens it. */
const SECONDS = Number(process.env.CONCURRENCY_SECONDS ?? 8)
/** `eight`: pages a second with 8 connections as a multiple of those with one. */
const BARS = { eight: 1.5, cachedP99Ms: 60 }

export type ConcurrencyRow = {
  from: string
  connections: number
  perSecond: number
  /** Answers other than 200. */
  refused: number
  p50Ms: number
  p99Ms: number
  /** Cached pages of others meanwhile. */
  cached: Watched
  passes: boolean
}

/**
 * Uncached search pages a second with 1, 8, 32 and 128 connections that ask again when answered, each with a query of its
 * own: from this machine, which has no allowance, and from as many networks. Others request cached pages meanwhile.
 */
export async function benchConcurrency(): Promise<ConcurrencyRow[]> {
  const rows: ConcurrencyRow[] = []
  const product = await startProduct({ environment: { TRUST_PROXY: '1' } })
  try {
    const pages = ['/', '/state/texas', '/api/faq']
    for (const page of pages) await (await fetch(product.url + page)).arrayBuffer()
    for (const from of ['this machine', 'many networks'] as const) {
      await searchUncached(product.url, from, 8, 2)
      const own: Omit<ConcurrencyRow, 'passes'>[] = []
      for (const connections of CONNECTIONS) {
        const visitors = startVisitors(product.url, pages)
        const measured = await searchUncached(product.url, from, connections, SECONDS)
        own.push({ from, connections, ...measured, cached: await visitors.stop() })
      }
      const rateOf = (connections: number) =>
        own.find((row) => row.connections === connections)?.perSecond ?? 0
      const least = { 1: 0, 8: BARS.eight * rateOf(1), 32: 0, 128: rateOf(8) }
      for (const row of own) {
        const isQuick = row.connections < 128 || row.cached.p99Ms <= BARS.cachedP99Ms
        const isMet = row.perSecond >= least[row.connections as (typeof CONNECTIONS)[number]]
        rows.push({ ...row, passes: isMet && isQuick && row.cached.errors === 0 })
      }
    }
  } finally {
    await product.stop()
  }
  return rows
}
