import { setTimeout as sleep } from 'node:timers/promises'
import { limitCpu } from './pair/limit-cpu.ts'
import { type Pair, startPair } from './pair/start-pair.ts'
import { measureEdits } from './scale/measure-edits.ts'
import { searchUncached } from './search-uncached.ts'

const SECONDS = 10
const CONNECTIONS = 16
const ROUNDS = 3
const NOTICED_MS = 5000
/** Of a core, for each web process: the load, HAProxy and PostgreSQL have the rest of two. */
const SHARE = 0.4
const BAR = 1.8

/**
 * Uncached search pages a second with one web process and with two behind HAProxy, each held to the same part of a core,
 * and how soon an edit shows in both.
 */
export async function benchTwoProcesses(): Promise<object[]> {
  const pair = await startPair()
  let free: (() => void) | null = null
  try {
    const webs = () => ['web-1', 'web-2'].flatMap((name) => pair.running.get(name) ?? [])
    const edits = await measureEdits(pair.db, webs(), pair.token, { pagesOnly: true })
    const pids = webs().map(({ pid }) => pid)
    free = limitCpu(pids, SHARE)
    await searchUncached(pair.url, 'many networks', CONNECTIONS, SECONDS)
    const two = await measure(pair)
    await pair.running.get('web-2')?.stop()
    await sleep(NOTICED_MS)
    const one = await measure(pair)
    const ratio = two.perSecond / one.perSecond
    return [
      { what: 'one web process', ...one },
      {
        what: 'two web processes',
        ...two,
        ofOne: ratio,
        bar: BAR,
        passes: ratio >= BAR,
        shareOfCore: free && SHARE,
      },
      ...edits,
    ]
  } finally {
    await pair.stop()
    free?.()
  }
}

/** The middle of three. */
async function measure({ url }: Pair) {
  const rounds: Awaited<ReturnType<typeof searchUncached>>[] = []
  for (let round = 0; round < ROUNDS; round++)
    rounds.push(await searchUncached(url, 'many networks', CONNECTIONS, SECONDS))
  rounds.sort((a, b) => a.perSecond - b.perSecond)
  return rounds[1] as (typeof rounds)[number]
}
