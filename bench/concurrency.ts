import { Agent, request } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { startProduct } from '../tests/servers/start-product.ts'
import { startVisitors, type Watched } from './steady-visitors.ts'

const CONNECTIONS = [1, 8, 32, 128] as const
/** Of each measurement; CONCURRENCY_SECONDS shortens it. */
const SECONDS = Number(process.env.CONCURRENCY_SECONDS ?? 8)
const CITIES = ['asheville', 'houston', 'spokane', 'chattanooga', 'saskatoon', 'boise', 'springfield']
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
      await load(product.url, from, 8, 2)
      const own: Omit<ConcurrencyRow, 'passes'>[] = []
      for (const connections of CONNECTIONS) {
        const visitors = startVisitors(product.url, pages)
        const measured = await load(product.url, from, connections, SECONDS)
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

let asked = 0

async function load(
  url: string,
  from: 'this machine' | 'many networks',
  connections: number,
  seconds: number,
) {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const times: number[] = []
  let refused = 0
  const startedAt = performance.now()
  const endsAt = startedAt + seconds * 1000
  const visit = async () => {
    while (performance.now() < endsAt) {
      asked += 1
      const began = performance.now()
      const network = `10.${(asked >> 16) & 255}.${(asked >> 8) & 255}.${asked & 255}`
      const headers: Record<string, string> = from === 'this machine' ? {} : { 'x-forwarded-for': network }
      const status = await get(
        `${url}/search?q=${CITIES[asked % CITIES.length]}+${asked.toString(36)}`,
        agent,
        headers,
      )
      if (status === 200) times.push(performance.now() - began)
      else {
        refused += 1
        // As Retry-After says.
        await sleep(1000)
      }
    }
  }
  await Promise.all(Array.from({ length: connections }, visit))
  agent.destroy()
  times.sort((a, b) => a - b)
  const at = (share: number) => times[Math.min(times.length - 1, Math.floor(share * times.length))] ?? 0
  const elapsed = (performance.now() - startedAt) / 1000
  return { perSecond: times.length / elapsed, refused, p50Ms: at(0.5), p99Ms: at(0.99) }
}

function get(url: string, agent: Agent, headers: Record<string, string>): Promise<number> {
  return new Promise((resolve, reject) => {
    request(url, { agent, headers }, (response) => {
      response.resume()
      response.once('end', () => resolve(response.statusCode ?? 0))
    })
      .once('error', reject)
      .end()
  })
}
