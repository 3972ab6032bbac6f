import { randomUUID } from 'node:crypto'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { EMBEDDED } from '../tests/kill-rounds.ts'
import { openNames } from '../tests/reading/stored-rows.ts'
import { findExternalPostgres, startExternalPostgres } from '../tests/servers/external-postgres.ts'
import { pausePostgres } from '../tests/servers/pause-postgres.ts'
import { type RunningProduct, startProduct } from '../tests/servers/start-product.ts'

const VISITED = 60
const READS_PER_SECOND = 30
const INQUIRIES_PER_SECOND = 2
const SLOWEST_BAR_MS = 5000
const CHANGE_BAR_MS = 2000
const RETURN_BAR_MS = 5000
const WORDS = 'cremation,funeral,chapel,family,memorial,society,north,river,hill,grace,oak,cedar'.split(',')

type Outage = {
  name: string
  product: RunningProduct
  dataDir: string
  begin(): Promise<() => Promise<void>>
  names(): Promise<string[]>
  close(): Promise<void>
}
type Answer = {
  kind: 'visited' | 'unvisited' | 'inquiry' | 'change'
  status: number
  ms: number
  isStandIn: boolean
  hasRetryAfter: boolean
}

/**
 * Takes the database away (paused; killed) for `seconds` while visitors read pages shown before and new ones, send
 * inquiries and try changes. Bars: 0 inquiries refused, pages 200 >= 99 %, changes 503 with Retry-After within 2 s, no
 * request over 5 s, normal within 5 s of the return, 0 acknowledged inquiries lost or doubled. Control: the database was
 * really away, and memory answered.
 */
export async function benchDatabaseOutage(seconds: number): Promise<object[]> {
  const rows = [await measure(await openPaused(), seconds)]
  if (findExternalPostgres() === null) return [...rows, { outage: 'killed', pass: 'not run: not installed' }]
  return [...rows, await measure(await openKilled(), seconds)]
}

async function measure({ name, product, dataDir, begin, names, close }: Outage, seconds: number) {
  try {
    const pages = await readAddresses(product.url)
    const visited = pages.slice(0, VISITED)
    for (const page of visited) await (await fetch(product.url + page)).arrayBuffer()
    const answers: Answer[] = []
    const acknowledged = new Set<string>()
    const end = await begin()
    const endsAt = performance.now() + seconds * 1000
    const sent: Promise<unknown>[] = []
    let readyAnswers = 0
    for (let turn = 0; performance.now() < endsAt; turn += 1) {
      const isVisited = turn % 2 === 0
      const page = isVisited ? visited[(turn / 2) % visited.length] : unvisited(pages, turn)
      sent.push(ask(isVisited ? 'visited' : 'unvisited', () => fetch(product.url + page)))
      if (turn % Math.round(READS_PER_SECOND / INQUIRIES_PER_SECOND) === 0) sent.push(inquire(turn))
      if (turn % READS_PER_SECOND === 0) {
        sent.push(ask('change', () => login(product.url)))
        // The first second is the time until the silence is noticed.
        if (turn > READS_PER_SECOND * 2)
          sent.push(
            fetch(`${product.url}/readyz`).then(({ ok }) => {
              if (ok) readyAnswers += 1
            }),
          )
      }
      await sleep(1000 / READS_PER_SECOND)
    }
    await Promise.all(sent)
    await end()
    const returnMs = await untilNormal(product.url, pages.at(-1) ?? '/')
    while ((await waiting(dataDir)) > 0) await sleep(200)
    const stored = (await names()).filter((one) => acknowledged.has(one))
    const lost = acknowledged.size - new Set(stored).size
    const doubled = stored.length - new Set(stored).size

    async function ask(kind: Answer['kind'], send: () => Promise<Response>): Promise<Response | null> {
      const startedAt = performance.now()
      const answer = await send().catch(() => null)
      const body = await answer?.text().catch(() => '')
      answers.push({
        kind,
        status: answer?.status ?? 0,
        ms: performance.now() - startedAt,
        isStandIn: answer?.headers.has('warning') ?? false,
        hasRetryAfter: answer?.headers.has('retry-after') ?? false,
      })
      return answer && body !== undefined ? answer : null
    }
    async function inquire(turn: number) {
      const who = randomUUID()
      const answer = await ask('inquiry', () => sendInquiry(product.url, slugOf(pages, turn), who, turn))
      if (answer?.status === 201) acknowledged.add(who)
    }

    const of = (kind: Answer['kind']) => answers.filter((answer) => answer.kind === kind)
    const reads = [...of('visited'), ...of('unvisited')]
    const good = reads.filter(({ status }) => status === 200).length
    const refused = of('inquiry').filter(({ status }) => status !== 201).length
    const changes = of('change')
    const wrongChanges = changes.filter(
      ({ status, ms, hasRetryAfter }) => status !== 503 || !hasRetryAfter || ms > CHANGE_BAR_MS,
    ).length
    const slowestMs = Math.round(Math.max(...answers.map(({ ms }) => ms)))
    const standIns = of('unvisited').filter(({ isStandIn }) => isStandIn).length
    const isAway = readyAnswers === 0 && standIns > 0
    return {
      outage: name,
      seconds,
      pages: reads.length,
      goodPercent: Math.floor((good / reads.length) * 10_000) / 100,
      fromMemory: standIns,
      inquiries: of('inquiry').length,
      refused,
      changes: changes.length,
      wrongChanges,
      failures: JSON.stringify(
        countBy(
          reads.filter(({ status }) => status !== 200),
          ({ kind, status }) => `${kind} ${status}`,
        ),
      ),
      slowestMs,
      returnMs: Math.round(returnMs),
      lost,
      doubled,
      isAway,
      pass:
        isAway &&
        good / reads.length >= 0.99 &&
        refused + wrongChanges + lost + doubled === 0 &&
        slowestMs <= SLOWEST_BAR_MS &&
        returnMs <= RETURN_BAR_MS,
    }
  } finally {
    await product.stop()
    await close()
  }
}

function countBy<Item>(items: readonly Item[], nameOf: (item: Item) => string): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const item of items) counts[nameOf(item)] = (counts[nameOf(item)] ?? 0) + 1
  return counts
}

async function readAddresses(url: string): Promise<string[]> {
  const sitemap = await (await fetch(`${url}/sitemap.xml`)).text()
  return [...sitemap.matchAll(/<loc>[^<]*?:\/\/[^/<]+([^<]+)<\/loc>/g)].flatMap(([, page]) =>
    page?.split('/').length === 6 ? [page] : [],
  )
}

/** Partners' pages in turn, and searches that nobody made before. */
function unvisited(pages: readonly string[], turn: number): string {
  if (turn % 3 > 0) return pages[VISITED + (turn % (pages.length - VISITED))] ?? '/'
  return `/search?q=${WORDS[turn % WORDS.length]}+${slugOf(pages, turn).slice(0, 6)}`
}

const slugOf = (pages: readonly string[], turn: number) => pages[turn % pages.length]?.split('/').at(-1) ?? ''

function sendInquiry(url: string, partnerId: string, who: string, turn: number): Promise<Response> {
  return fetch(`${url}/api/inquiries`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'idempotency-key': who,
      'x-forwarded-for': `11.${(turn >> 8) & 255}.${turn & 255}.1`,
    },
    body: JSON.stringify({ partnerId, name: who, email: `${who}@example.org`, message: 'A question.' }),
  })
}

const login = (url: string) =>
  fetch(`${url}/api/admin/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'ada', password: 'not the password' }),
  })

async function untilNormal(url: string, page: string): Promise<number> {
  const startedAt = performance.now()
  while (performance.now() - startedAt < 10 * RETURN_BAR_MS) {
    const [ready, shown] = await Promise.all([fetch(`${url}/readyz`), fetch(url + page)])
    if (ready.ok && shown.ok && !shown.headers.has('warning')) break
    await sleep(50)
  }
  return performance.now() - startedAt
}

const waiting = async (dataDir: string) =>
  (await readdir(path.join(dataDir, 'journal')).catch(() => [])).filter((name) => name.endsWith('.inquiry'))
    .length

async function readNames(dataDir: string, pool: pg.Pool): Promise<string[]> {
  const { rows } = await pool.query<{ id: string; name: string }>('select id, name from inquiries')
  return (await openNames(dataDir, rows)).map(({ name }) => name)
}

async function openPaused(): Promise<Outage> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'directory-'))
  const product = await startProduct({ dataDir, environment: { TRUST_PROXY: '1' } })
  return {
    name: 'paused (SIGSTOP)',
    product,
    dataDir,
    begin: async () => {
      const resume = pausePostgres(dataDir)
      return async () => resume()
    },
    async names() {
      const { pool, close } = await EMBEDDED.connect(dataDir)
      const names = await readNames(dataDir, pool)
      await close()
      return names
    },
    close: () => rm(dataDir, { recursive: true, force: true, maxRetries: 5 }),
  }
}

async function openKilled(): Promise<Outage> {
  const server = await startExternalPostgres({ isDurable: true })
  const dataDir = await mkdtemp(path.join(tmpdir(), 'directory-'))
  const product = await startProduct({
    dataDir,
    environment: { TRUST_PROXY: '1', DATABASE_URL: server.url, SAMPLE_DATA: '1857' },
  })
  return {
    name: 'killed (SIGKILL)',
    product,
    dataDir,
    begin: async () => {
      server.kill()
      return () => server.restart()
    },
    async names() {
      const pool = new pg.Pool({ connectionString: server.url, max: 1 })
      const names = await readNames(dataDir, pool)
      await pool.end()
      return names
    },
    async close() {
      await server.stop()
      await rm(dataDir, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}
