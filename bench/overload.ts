import { type ChildProcess, fork } from 'node:child_process'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Partner } from '../src/shared/partners/partner.ts'
import { startProduct } from '../tests/servers/start-product.ts'
import type { FloodPlan, FloodReport } from './overload-flood.ts'
import { startVisitors, type Watched, watchMemory } from './steady-visitors.ts'

/** Multiple of the measured capacity. */
const LIFT = 10
/** Requests in progress while measuring capacity. */
const CAPACITY_CONNECTIONS = 8
const FLOOD_CONNECTIONS = 200
const INQUIRIES_PER_SECOND = 5
/** The product's promises. `goodput`: what is served of a flood from everywhere, as a share of the capacity. */
const BARS = { goodput: 0.8, cachedP99Ms: 1000, recoveryMs: 10_000, memoryMb: 600 }

export type OverloadRow = {
  from: string
  seconds: number
  perSecond: number
  /** Admitted work as a share of the capacity. */
  goodput: number
  answered: FloodReport
  cached: Watched
  inquiries: { sent: number; accepted: number }
  recoveryMs: number
  memoryMb: number | null
  passes: boolean
}
type Measured = Omit<OverloadRow, 'passes'>

/**
 * Floods with ten times the capacity in uncacheable requests (lists with made-up queries, long searches,
 * logins) for `seconds`: from made-up addresses, then from one network. Visitors meanwhile request cached
 * pages, and 5 inquiries a second arrive. OVERLOAD_SECONDS shortens it.
 */
export async function benchOverload(
  seconds = Number(process.env.OVERLOAD_SECONDS ?? 60),
): Promise<OverloadRow[]> {
  const rows: OverloadRow[] = []
  for (const from of ['everywhere', 'one network'] as const) {
    const product = await startProduct({ environment: { TRUST_PROXY: '1' } })
    try {
      const partners = (await (await fetch(`${product.url}/api/partners`)).json()) as Partner[]
      const pages = ['/', '/state/texas', '/api/faq']
      for (const page of pages) await (await fetch(product.url + page)).arrayBuffer()
      const memory = watchMemory(product.pid)
      const capacity = await flood({
        url: product.url,
        seconds: Math.min(5, seconds),
        from: 'this machine',
        connections: CAPACITY_CONNECTIONS,
        perSecond: null,
      })
      const perSecond = Math.round((capacity.admitted / capacity.seconds) * LIFT)
      const visitors = startVisitors(product.url, pages)
      const families = startFamilies(product.url, partners)
      const answered = await flood({
        url: product.url,
        seconds,
        from,
        connections: FLOOD_CONNECTIONS,
        perSecond,
      })
      const recoveryMs = await recover(product.url)
      const cached = await visitors.stop()
      const { sent, accepted } = await families.stop()
      const memoryMb = memory.stop()?.peakMb ?? null
      const goodput = answered.admitted / answered.seconds / (perSecond / LIFT)
      const inquiries = { sent, accepted }
      const row = { from, seconds, perSecond, goodput, answered, cached, inquiries, recoveryMs, memoryMb }
      rows.push({ ...row, passes: isWithstood(row) })
    } finally {
      await product.stop()
    }
  }
  return rows
}

/** One network is held to its allowance, so only floods from everywhere have to fill the capacity. No flood, no verdict. */
export function isWithstood({ from, goodput, answered, cached, inquiries, recoveryMs, memoryMb }: Measured) {
  const refused = answered.refused429 + answered.refused503
  return (
    refused > answered.sent / 2 &&
    (from !== 'everywhere' || goodput >= BARS.goodput) &&
    cached.visitors > 0 &&
    cached.p99Ms <= BARS.cachedP99Ms &&
    cached.errors === 0 &&
    inquiries.sent > 0 &&
    inquiries.accepted === inquiries.sent &&
    recoveryMs <= BARS.recoveryMs &&
    memoryMb !== null &&
    memoryMb <= BARS.memoryMb
  )
}

/** In its own process, so that its work delays nobody measured. */
async function flood(plan: FloodPlan): Promise<FloodReport> {
  const child: ChildProcess = fork('bench/overload-flood.ts', [JSON.stringify(plan)], { stdio: 'inherit' })
  return new Promise((resolve, reject) => {
    let report: FloodReport | null = null
    child.once('message', (message) => {
      report = message as FloodReport
    })
    child.once('exit', (code) => {
      if (report) resolve(report)
      else reject(new Error(`The flood ended with code ${code}.`))
    })
  })
}

/** Steady inquiries, each from its own address and e-mail address. */
function startFamilies(url: string, partners: readonly Partner[]) {
  let sent = 0
  let accepted = 0
  const asked: Promise<void>[] = []
  const send = async (number: number) => {
    const response = await fetch(`${url}/api/inquiries`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-forwarded-for': `172.${16 + (number % 16)}.${(number >> 4) % 256}.${number % 251}`,
      },
      body: JSON.stringify({
        partnerId: partners[number % partners.length]?.id,
        name: 'Margaret Hale',
        email: `margaret-${number}@example.org`,
        message: 'Please tell me what you offer.',
      }),
    }).catch(() => null)
    await response?.arrayBuffer().catch(() => null)
    if (response?.status === 201) accepted += 1
  }
  const timer = setInterval(() => asked.push(send(sent++)), 1000 / INQUIRIES_PER_SECOND)
  return {
    async stop() {
      clearInterval(timer)
      await Promise.all(asked)
      return { sent, accepted }
    },
  }
}

/** Milliseconds until ten searches in a row take under a second each. */
async function recover(url: string): Promise<number> {
  const startedAt = performance.now()
  for (let inARow = 0, number = 0; inARow < 10 && performance.now() - startedAt < 60_000; number++) {
    const askedAt = performance.now()
    const response = await fetch(`${url}/search?q=asheville ${number}`, {
      headers: { 'x-forwarded-for': '192.0.2.77' },
      signal: AbortSignal.timeout(5000),
    }).catch(() => null)
    await response?.arrayBuffer().catch(() => null)
    const isWell = response?.status === 200 && performance.now() - askedAt < 1000
    inARow = isWell ? inARow + 1 : 0
    if (!isWell) await sleep(100)
  }
  return Math.round(performance.now() - startedAt)
}
