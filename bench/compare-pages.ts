import path from 'node:path'
import { builtProgram, type RunningProduct, startProduct } from '../tests/start-product.ts'
import { type Load, load } from './load.ts'
import { pickPages } from './pick-pages.ts'

/** Plain pages would compare their sizes: writing 80 KB takes most of a request's time. */
const AS_BROWSERS = { 'accept-encoding': 'gzip' }

export type ComparisonRow = {
  page: string
  requestsPerSecond: { base: number; own: number; ratio: number }
  /** Server CPU per request; NaN without /proc. */
  cpuMicros: { base: number; own: number; ratio: number }
}

/**
 * Compares this build ("own") with the one in `against` ("base": a built checkout or server/main.js) on home,
 * state and search pages, gzipped. Short loads alternate and medians count, so that speed changes of the machine
 * affect both. Throws without a build or on a failed answer.
 */
export async function comparePages(against: string, seconds = 3, rounds = 15): Promise<ComparisonRow[]> {
  const program = against.endsWith('.js') ? path.resolve(against) : builtProgram(against)
  const own = await startProduct()
  const base = await startProduct({ program }).catch(async (error) => {
    await own.stop()
    throw error
  })
  try {
    const { home, state, search } = await pickPages(own.url)
    const rows: ComparisonRow[] = []
    for (const [page, pathname] of Object.entries({ home, state, search })) {
      const runs = { base: [] as Load[], own: [] as Load[] }
      const measure = async (product: RunningProduct) => {
        const result = await load(product.url + pathname, product.pid, seconds, AS_BROWSERS)
        if (result.errors > 0) throw new Error(`${result.errors} requests of ${pathname} failed.`)
        return result
      }
      for (const product of [base, own]) {
        // Both begin with the page cached.
        await (await fetch(product.url + pathname, { headers: AS_BROWSERS })).arrayBuffer()
        await measure(product)
      }
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

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] as number
}
