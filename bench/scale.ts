import { randomBytes } from 'node:crypto'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { migrate } from '../src/db/migrate.ts'
import { type Database, openDatabase } from '../src/db/open.ts'
import { checkDataKeys } from '../src/db/sealing/check-data-keys.ts'
import { makeDataKey } from '../src/db/sealing/data-keys.ts'
import { createVault } from '../src/db/sealing/vault.ts'
import { paths } from '../src/shared/paths.ts'
import { databaseUrl, onServer } from '../tests/global-setup.ts'
import { type RunningProduct, startProduct } from '../tests/servers/start-product.ts'
import { startTestPostgres } from '../tests/servers/test-postgres.ts'
import { signIn } from '../tests/sites/sign-in.ts'
import { fillLargeDirectory } from './large-directory.ts'
import { measureEdits } from './scale/measure-edits.ts'
import { readProcess } from './scale/watch-process.ts'

const BARS = { startMs: 6000, residentMb: 500 }
const REQUESTS = 500
const CACHED_PAGES = 400
/** CPU below this share of a core for as long means that the work after the start is over. */
const REST = { share: 0.05, ms: 3000 }

type Row = { id: string; slug: string; city: string; state: string }

/**
 * Measures the built product with `partnerCount` partners: its start, its memory after the work in the background and
 * after 500 mixed requests, how soon an edit shows in this process and another, and which part of the cached pages
 * outlives it. SCALE_BENCH_PARTNERS shortens it; TEST_ENGINE=external takes an installed PostgreSQL.
 */
export async function benchScale(
  partnerCount = Number(process.env.SCALE_BENCH_PARTNERS ?? 100_000),
): Promise<object[]> {
  const server = await startTestPostgres()
  const folder = await mkdtemp(path.join(tmpdir(), 'bench-scale-'))
  // The product gives up root.
  await chmod(folder, 0o777)
  const name = `scale_${randomBytes(4).toString('hex')}`
  const url = databaseUrl(server.url, name)
  const key = makeDataKey()
  const products: RunningProduct[] = []
  const start = async (number: number) => {
    const environment = { DATABASE_URL: url, DATA_KEY: key.text, SAMPLE_DATA: '0' }
    const startedAt = performance.now()
    const product = await startProduct({ environment, dataDir: path.join(folder, String(number)) })
    products.push(product)
    await getOk(`${product.url}/readyz`)
    await getOk(product.url)
    return { product, ms: Math.round(performance.now() - startedAt), ...readProcess(product.pid) }
  }
  await onServer(server.url, `create database ${name}`)
  const db = openDatabase({ connectionString: url }, createVault([key]))
  try {
    await migrate(db.$client, 'src/db/migrations')
    await checkDataKeys(db)
    await fillLargeDirectory(db, partnerCount)
    // The first start compiles its code.
    await (await start(0)).product.stop()
    const { product: first, ms, cpuS, residentMb } = await start(0)
    const started = { what: 'start until ready and home page', ms, cpuS, residentMb, bar: BARS.startMs }
    await rest(first.pid)
    const rested = { what: 'after the work in the background', ...readProcess(first.pid) }
    const { token } = await signIn(
      { db, clock: { now: () => new Date() } },
      { request: (to, init) => fetch(first.url + to, init) },
    )
    await askMixed(first.url, token, await somePartners(db, REQUESTS))
    const asked = {
      what: `after ${REQUESTS} mixed requests`,
      ...readProcess(first.pid),
      bar: BARS.residentMb,
    }
    const { product: second } = await start(1)
    await rest(second.pid)
    const edits = await measureEdits(db, [first, second], token)
    const kept = await measureKept(db, first, token)
    return [started, rested, asked, ...edits, kept].map((row) => ({ partners: partnerCount, ...row }))
  } finally {
    for (const product of products) await product.stop()
    await db.$client.end()
    await onServer(server.url, `drop database if exists ${name} with (force)`)
    await server.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

async function getOk(url: string, token?: string): Promise<string> {
  const response = await fetch(url, token ? { headers: { authorization: `Bearer ${token}` } } : {})
  const text = await response.text()
  if (!response.ok) throw new Error(`${url} answered ${response.status}: ${text.slice(0, 200)}`)
  return text
}

/** Resolves when a process has been idle for a while. */
async function rest(pid: number): Promise<void> {
  for (let before = readProcess(pid).cpuS; ; ) {
    await sleep(REST.ms)
    const { cpuS } = readProcess(pid)
    if (cpuS - before < (REST.share * REST.ms) / 1000) return
    before = cpuS
  }
}

async function somePartners(db: Database, count: number): Promise<Row[]> {
  const { rows } = await db.$client.query<Row>(
    'select id, slug, city, state from partners order by md5(slug) limit $1',
    [count],
  )
  return rows
}

/** Pages of all kinds, searches and searches of the console, one after another. */
async function askMixed(url: string, token: string, partners: readonly Row[]): Promise<void> {
  for (const [number, partner] of partners.entries()) {
    const addresses = [
      paths.partner(partner),
      paths.city(partner.state, partner.city),
      paths.state(partner.state),
      `/search?q=${encodeURIComponent(partner.city)}`,
      `/api/suggest?q=${partner.city.slice(0, 4)}`,
    ]
    if (number % 6 === 5) await getOk(`${url}/api/admin/partners/find?q=${partner.city}`, token)
    else await getOk(url + addresses[number % 6])
  }
}

/** Fills the cache with pages of all kinds, edits one partner, and counts those still answered from the cache. */
async function measureKept(db: Database, { url }: RunningProduct, token: string) {
  const partners = await somePartners(db, CACHED_PAGES)
  const addresses = partners.map((partner, number) => {
    if (number % 8 === 0) return paths.state(partner.state)
    return number % 2 === 0 ? paths.city(partner.state, partner.city) : paths.partner(partner)
  })
  const pages = [...new Set(addresses)]
  const cached = async () =>
    Number(/^http_cached_answers_total (\d+)/m.exec(await getOk(`${url}/metrics`))?.[1])
  const askAll = async () => {
    const before = await cached()
    for (const page of pages) await getOk(url + page)
    return (await cached()) - before
  }
  await askAll()
  const ofWhich = await askAll()
  await fetch(`${url}/api/admin/partners/${partners[1]?.id}`, {
    method: 'PUT',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ phone: '(828) 555-0199', isPlaceConfirmed: true }),
  })
  const keptCount = await askAll()
  return { what: 'cached pages that outlive an edit', pages: ofWhich, keptCount, share: keptCount / ofWhich }
}
