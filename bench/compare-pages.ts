import { once } from 'node:events'
import { get, type IncomingMessage } from 'node:http'
import path from 'node:path'
import { builtProgram, type RunningProduct, startProduct } from '../tests/servers/start-product.ts'
import { type Load, load } from './load.ts'
import { pickPages } from './pick-pages.ts'

const AS_BROWSERS = { 'accept-encoding': 'gzip' }

export type ComparisonRow = {
  page: string
  /** Gzipped bytes. */
  size: { base: number; own: number }
  requestsPerSecond: { base: number; own: number; ratio: number }
  /** Server CPU per request; NaN without /proc. */
  cpuMicros: { base: number; own: number; ratio: number }
}

/**
 * Compares what a cached page costs in this build ("own") and in the one in `against` ("base": a built checkout or
 * server/main.js): base's home, state and search page, each beside our page of the nearest size, since writing a
 * page takes most of a request's time and pages have grown. Short loads alternate and medians count, so that speed
 * changes of the machine affect both. Throws without a build or on a failed answer.
 */
export async function comparePages(against: string, seconds = 3, rounds = 15): Promise<ComparisonRow[]> {
  const program = against.endsWith('.js') ? path.resolve(against) : builtProgram(against)
  const own = await startProduct()
  const base = await startProduct({ program }).catch(async (error) => {
    await own.stop()
    throw error
  })
  try {
    const { home, state, search } = await pickPages(base.url)
    const sizes = await sizesOfPlaces(own.url)
    const rows: ComparisonRow[] = []
    for (const [page, basePath] of Object.entries({ home, state, search })) {
      const size = await sizeOf(base.url + basePath)
      const [ownPath, ownSize] = nearest(sizes, size)
      const runs = { base: [] as Load[], own: [] as Load[] }
      const measure = async (product: RunningProduct) => {
        const url = product.url + (product === own ? ownPath : basePath)
        const result = await load(url, product.pid, seconds, AS_BROWSERS)
        if (result.errors > 0) throw new Error(`${result.errors} requests of ${url} failed.`)
        return result
      }
      for (const product of [base, own]) await measure(product)
      for (let round = 0; round < rounds; round++) {
        // Alternates which side goes first.
        for (const side of round % 2 === 0 ? (['base', 'own'] as const) : (['own', 'base'] as const))
          runs[side].push(await measure(side === 'own' ? own : base))
      }
      const compare = (figure: (run: Load) => number) => {
        const [before, now] = [median(runs.base.map(figure)), median(runs.own.map(figure))]
        return { base: before, own: now, ratio: now / before }
      }
      rows.push({
        page,
        size: { base: size, own: ownSize },
        requestsPerSecond: compare((run) => run.requestsPerSecond),
        cpuMicros: compare((run) => run.cpuMicrosPerRequest ?? Number.NaN),
      })
    }
    return rows
  } finally {
    await own.stop()
    await base.stop()
  }
}

/** Gzipped sizes in bytes of every tenth page of a place, by path; they are cached then. */
async function sizesOfPlaces(url: string): Promise<Map<string, number>> {
  const sitemap = await (await fetch(`${url}/sitemap.xml`)).text()
  const places = [...sitemap.matchAll(/<loc>[^<]*?(\/state\/[^<]*)<\/loc>/g)].map(([, place]) => place ?? '')
  const sizes = new Map<string, number>()
  for (const [index, place] of places.entries())
    if (index % 10 === 0) sizes.set(place, await sizeOf(url + place))
  return sizes
}

/** Bytes of the body as sent; fetch would unpack it. */
async function sizeOf(url: string): Promise<number> {
  const [response] = (await once(get(url, { headers: AS_BROWSERS }), 'response')) as [IncomingMessage]
  let bytes = 0
  for await (const chunk of response) bytes += (chunk as Buffer).length
  return bytes
}

function nearest(sizes: ReadonlyMap<string, number>, size: number): [string, number] {
  const found = [...sizes].toSorted(([, a], [, b]) => Math.abs(a - size) - Math.abs(b - size))[0]
  if (!found) throw new Error('The sitemap names no state.')
  return found
}

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] as number
}
