import path from 'node:path'
import { builtProgram, type RunningProduct, startProduct } from '../tests/start-product.ts'
import { type Load, load } from './load.ts'
import { pickPages } from './pick-pages.ts'

export type ComparisonRow = {
  page: string
  requestsPerSecond: { base: number; own: number; ratio: number }
  /** Server CPU per request in microseconds; NaN where /proc is missing. */
  cpuMicros: { base: number; own: number; ratio: number }
}

/**
 * Compares this build ("own") with the one in `against` ("base"), a built checkout or its server/main.js, on the home page, a state page and a
 * search page. Short loads alternate between the two, and the median of each side counts, so that a change in the
 * machine's speed meets both. Throws when `against` has no build, or an answer fails.
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
        const result = await load(product.url + pathname, product.pid, seconds)
        if (result.errors > 0) throw new Error(`${result.errors} requests of ${pathname} failed.`)
        return result
      }
      for (const product of [base, own]) await measure(product)
      for (let round = 0; round < rounds; round++) {
        // Each side goes first in every other round.
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
