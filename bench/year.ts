import type { Partner } from '../src/shared/partners/partner.ts'
import { type Pair, startPair } from './pair/start-pair.ts'
import { cpuSecondsOf } from './scale/watch-process.ts'
import { editNow } from './year/edit-now.ts'
import { replay } from './year/replay.ts'
import { type Asked, visit } from './year/visit.ts'

/** An administrator changes a partner as often, which empties what caches hold of it. */
const EDIT_MS = 60_000
/** A machine of 2 cores, as in docs/scaling.md, half busy. */
const PRICE = { dollarsAMonth: 36, cores: 2, busy: 0.5 }
const MONTH_S = 30.4 * 86_400

/**
 * A year's traffic of a million visits a month, broadcasts with twenty times as many among them, replayed against two web
 * processes in an hour, or in `minutes`: waits, CPU, and what 1,000 visits cost.
 */
export async function benchYear(minutes: number): Promise<object[]> {
  const pair = await startPair()
  try {
    const partners = (await (await fetch(`${pair.url}/api/partners`)).json()) as Partner[]
    const asked: (Asked & { isBroadcast: boolean })[] = []
    const used = cpuOf(pair)
    let editsFailed = 0
    const edits = editNow(pair, partners, EDIT_MS, (status) => {
      if (status !== 200) editsFailed += 1
    })
    const visits = await replay(minutes * 60_000, 1, (isBroadcast, random) =>
      visit({ url: pair.url, partners, random, note: (one) => asked.push({ ...one, isBroadcast }) }),
    )
    await edits.stop()
    const cpu = Object.entries(cpuOf(pair)).map(([what, seconds]) => {
      const perThousandVisits = ((seconds - (used[what] ?? 0)) / visits) * 1000
      const dollars = perThousandVisits / (PRICE.cores * PRICE.busy * (MONTH_S / PRICE.dollarsAMonth))
      return {
        what: `CPU of ${what}`,
        cpuSecondsPer1000Visits: perThousandVisits,
        dollarsPer1000Visits: dollars,
      }
    })
    const kinds = ['page', 'suggestion', 'file', 'inquiry'] as const
    const waits = [false, true].flatMap((isBroadcast) =>
      kinds.map((kind) => ({
        what: `${kind}${isBroadcast ? ' in a broadcast' : ''}`,
        ...summarize(asked.filter((one) => one.kind === kind && one.isBroadcast === isBroadcast)),
      })),
    )
    return [{ what: `visits in ${minutes} minutes`, count: visits, editsFailed }, ...waits, ...cpu]
  } finally {
    await pair.stop()
  }
}

function cpuOf({ running, proxy, database }: Pair): Record<string, number> {
  const products = [...running].map(([name, { pid }]) => [name, cpuSecondsOf(pid)])
  return {
    ...Object.fromEntries(products),
    HAProxy: cpuSecondsOf(proxy.pid as number),
    PostgreSQL: cpuSecondsOf(database.pid()),
  }
}

function summarize(asked: readonly Asked[]) {
  const times = asked.map(({ ms }) => ms).sort((a, b) => a - b)
  const at = (share: number) => times[Math.min(times.length - 1, Math.floor(share * times.length))] ?? 0
  const failed = asked.filter(({ status }) => status < 200 || status >= 400).length
  return { count: asked.length, failed, p50Ms: at(0.5), p99Ms: at(0.99), longestMs: at(1) }
}
