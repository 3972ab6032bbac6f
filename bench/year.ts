import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { openDatabase } from '../src/db/open.ts'
import { makeDataKey } from '../src/db/sealing/data-keys.ts'
import { createVault } from '../src/db/sealing/vault.ts'
import type { Partner } from '../src/shared/partners/partner.ts'
import { startExternalPostgres } from '../tests/servers/external-postgres.ts'
import { PATIENT, type RunningProduct, startProduct } from '../tests/servers/start-product.ts'
import { signIn } from '../tests/sites/sign-in.ts'
import { createVisits, shareOfHour } from './edge/visits.ts'
import { startHaproxy } from './failover/start-haproxy.ts'
import { createRandom } from './large-directory.ts'
import { readProcess } from './scale/watch-process.ts'

/** In which the year passes: each of its hours for a moment, at its own number of pages a second. */
const MINUTES = Number(process.env.YEAR_MINUTES ?? 60)
const VISITS_A_MONTH = 1_000_000
const PAGES_A_VISIT = 6
const PAGES_A_DAY = (VISITS_A_MONTH * 12 * PAGES_A_VISIT) / 365
/** January 1st of a year of 365 days. */
const NEW_YEAR = Date.UTC(2027, 0, 1)
const DAY_MS = 86_400_000
/** After a broadcast, of an hour at its busiest; each of the twelve is given this long. */
const BROADCAST = { times: 20, count: 12, seconds: MINUTES / 3 }
/** More often than in truth, where there are two in an hour of 2.3 pages a second. */
const EDIT_MS = 30_000
const SITE_PORT = 28120
const SITE = `http://127.0.0.1:${SITE_PORT}`
/** Of docs/scaling.md, step 2. */
const DOLLARS_A_MONTH = 120
const BAR = { p99Ms: 500 }

type Stretch = { times: number[]; errors: number; seconds: number }

/**
 * A year of a million visits a month against two web processes behind HAProxy, without a CDN: waits and errors in
 * ordinary hours and after broadcasts, and the CPU that a page costs.
 */
export async function benchYear(): Promise<object[]> {
  const folder = mkdtempSync(path.join(tmpdir(), 'year-'))
  chmodSync(folder, 0o777)
  const postgres = await startExternalPostgres({ isDurable: true })
  const proxy = startHaproxy(folder, SITE_PORT, [28121, 28122])
  const key = makeDataKey()
  const products: RunningProduct[] = []
  const db = openDatabase({ connectionString: postgres.url }, createVault([key]), 2)
  try {
    for (const [at, ROLE] of ['web', 'web', 'worker'].entries()) {
      const environment = {
        ...{ ...PATIENT, ROLE, DATABASE_URL: postgres.url, SITE_URL: SITE, PORT: String(28121 + at) },
        ...{ DATA_KEY: key.text, TRUST_PROXY: '2', SAMPLE_DATA: '1857', MAX_CONNECTIONS_PER_NETWORK: '2000' },
      }
      products.push(await startProduct({ environment, dataDir: path.join(folder, `${ROLE}-${at}`) }))
    }
    await sleep(3000)
    const { token } = await signIn(
      { db, clock: { now: () => new Date() } },
      { request: (to, init) => fetch(SITE + to, init) },
    )
    const partners = (await (await fetch(`${SITE}/api/partners`)).json()) as Partner[]
    const random = createRandom(6)
    const nextVisit = createVisits(
      partners.toSorted(() => random() - 0.5),
      random,
    )
    const edits = setInterval(() => {
      const body = JSON.stringify({
        ids: [partners[0]?.id],
        updates: { annualCremations: Math.floor(random() * 900) },
      })
      const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` }
      fetch(`${SITE}/api/admin/partners/bulk-edit`, { method: 'PATCH', headers, body }).catch(() => {})
    }, EDIT_MS)
    const cpuOf = () => products.map(({ pid }) => readProcess(pid).cpuS)
    const before = cpuOf()
    const stretches = await replay(() => nextVisit(), random)
    clearInterval(edits)
    const cpu = cpuOf().map((seconds, at) => seconds - (before[at] ?? 0))
    const pages = stretches.reduce((sum, [, { times, errors }]) => sum + times.length + errors, 0)
    const msAPage = (cpu.reduce((sum, seconds) => sum + seconds) / pages) * 1000
    return [
      ...stretches.map(([what, { times, errors, seconds }]) => {
        times.sort((a, b) => a - b)
        const at = (share: number) => times[Math.min(times.length - 1, Math.floor(share * times.length))] ?? 0
        const figures = { pages: times.length, perSecond: times.length / seconds, errors }
        const pass = errors === 0 && at(0.99) <= BAR.p99Ms
        return { what, ...figures, p50Ms: at(0.5), p99Ms: at(0.99), longestMs: at(1), pass }
      }),
      {
        what: 'all',
        pages,
        // Of web, web and worker; PostgreSQL and the proxy are not in it.
        cpuSeconds: cpu.join(' '),
        cpuMsAPage: msAPage,
        coresAfterBroadcast: (msAPage / 1000) * busiest() * BROADCAST.times,
        dollarsFor1000Visits: DOLLARS_A_MONTH / (VISITS_A_MONTH / 1000),
      },
    ]
  } finally {
    for (const product of products) await product.stop('SIGKILL')
    await db.$client.end()
    proxy.kill('SIGKILL')
    await postgres.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Pages a second of the model's time; weekends have a third less, winter a tenth more. */
function pagesASecond(at: number): number {
  const day = new Date(at).getUTCDay()
  const season = 1 + 0.1 * Math.cos(((at - NEW_YEAR) / DAY_MS / 365) * 2 * Math.PI)
  return (PAGES_A_DAY * shareOfHour(at) * season * (day === 0 || day === 6 ? 0.75 : 1.1)) / 3600
}

/** Pages a second of the year's busiest hour. */
function busiest(): number {
  const hours = Array.from({ length: 8760 }, (_, hour) => pagesASecond(NEW_YEAR + hour * 3_600_000))
  return Math.max(...hours)
}

async function replay(nextVisit: ReturnType<typeof createVisits>, random: () => number) {
  const stretches: [what: string, Stretch][] = [
    ['ordinary hours', { times: [], errors: 0, seconds: 0 }],
    ['after broadcasts', { times: [], errors: 0, seconds: 0 }],
  ]
  const agent = new Agent({ keepAlive: true })
  const running = new Set<Promise<void>>()
  const waiting: { path: string; network: string }[] = []
  const ask = async (stretch: Stretch) => {
    if (waiting.length === 0) {
      const { pages, network } = nextVisit()
      waiting.push(...pages.map(({ path }) => ({ path, network })))
    }
    const page = waiting.splice(Math.floor(random() * waiting.length), 1)[0] ?? {
      path: '/',
      network: '11.1.1.1',
    }
    const startedAt = performance.now()
    const status = await get(SITE + page.path, agent, page.network)
    if (status === 200) stretch.times.push(performance.now() - startedAt)
    else stretch.errors += 1
  }
  const run = async (stretch: Stretch, seconds: number, rateAt: (share: number) => number) => {
    const startedAt = performance.now()
    let owed = 0
    let last = startedAt
    for (let share = 0; share < 1; ) {
      await sleep(10)
      const now = performance.now()
      share = Math.min(1, (now - startedAt) / 1000 / seconds)
      owed += ((now - last) / 1000) * rateAt(share)
      last = now
      for (; owed >= 1; owed--) {
        const one = ask(stretch).finally(() => running.delete(one))
        running.add(one)
      }
    }
    stretch.seconds += seconds
    await Promise.all(running)
  }
  const [[, ordinary], [, busy]] = stretches as [[string, Stretch], [string, Stretch]]
  for (let number = 0; number < BROADCAST.count; number++) {
    const month = (share: number) => NEW_YEAR + ((number + share) / BROADCAST.count) * 365 * DAY_MS
    await run(ordinary, (MINUTES * 60) / BROADCAST.count - BROADCAST.seconds, (share) =>
      pagesASecond(month(share)),
    )
    await run(busy, BROADCAST.seconds, () => busiest() * BROADCAST.times)
  }
  agent.destroy()
  return stretches
}

function get(url: string, agent: Agent, network: string): Promise<number> {
  return new Promise((resolve) => {
    request(url, { agent, headers: { 'x-forwarded-for': network } }, (response) => {
      response.resume()
      response.once('end', () => resolve(response.statusCode ?? 0))
    })
      .once('error', () => resolve(0))
      .end()
  })
}
