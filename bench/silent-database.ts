import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { openEmbeddedPostgres } from '../src/db/embedded-postgres/open-embedded-postgres.ts'
import { startFreezableProxy, throughProxy } from '../tests/servers/freezable-proxy.ts'
import { pausePostgres } from '../tests/servers/pause-postgres.ts'
import { type RunningProduct, startProduct } from '../tests/servers/start-product.ts'
import { pickPages } from './pick-pages.ts'

const ANSWER_BAR_MS = 2000
const RECOVERY_BAR_MS = 5000
const END_BAR_MS = 10_000
/** Longer waits count as this. */
const PATIENCE_MS = 70_000

type Silence = {
  name: string
  product: RunningProduct
  /** Silences the database; returns its release. */
  begin(): Promise<() => Promise<void>>
  close(): Promise<void>
}

/**
 * Measures a silent database (paused server, locked table, unresponsive address): time to answer (the slower
 * of a request at once and one three seconds later), to recovery, and from SIGTERM to exit meanwhile. Reads come from
 * memory, inquiries go to the journal, all else is 503 with Retry-After.
 */
export async function benchSilentDatabase(): Promise<object[]> {
  const rows: object[] = []
  for (const open of [openPaused, openLocked, openSilentAddress]) rows.push(...(await measure(await open())))
  return rows
}

async function measure(silence: Silence): Promise<object[]> {
  const { name, product, begin } = silence
  const row = (what: string, ms: number, barMs: number, detail: object) => ({
    silence: name,
    what,
    ms: Math.round(ms),
    barMs,
    ...detail,
  })
  try {
    const { partner } = await pickPages(product.url)
    const slug = partner?.split('/').at(-1) ?? ''
    const requests = requestsTo(product.url, slug)
    const rows: object[] = []

    let end = await begin()
    const rounds = [await askAll(requests)]
    await sleep(3000)
    rounds.push(await askAll(requests))
    for (const [index, request] of requests.entries()) {
      const slowest = rounds
        .map((round) => round[index] as Answer)
        .toSorted((a, b) => b.ms - a.ms)[0] as Answer
      const { expected } = request
      const isRight = slowest.status === expected && (expected !== 503 || slowest.hasRetryAfter)
      const pass = isRight && slowest.ms <= ANSWER_BAR_MS
      rows.push(row(request.what, slowest.ms, ANSWER_BAR_MS, { status: slowest.status, pass }))
    }
    await end()
    const recoveredMs = await recoveryOf(requests)
    rows.push(row('recovery', recoveredMs, RECOVERY_BAR_MS, { pass: recoveredMs <= RECOVERY_BAR_MS }))

    end = await begin()
    await sleep(2000)
    const cached = await ask({ what: 'home, cached', expected: 200, send: () => fetch(`${product.url}/`) })
    rows.push(
      row('home, cached', cached.ms, ANSWER_BAR_MS, {
        status: cached.status,
        pass: cached.status === 200 && cached.ms <= ANSWER_BAR_MS,
      }),
    )
    const startedAt = performance.now()
    const isEnded = await Promise.race([
      product.stop('SIGTERM').then(() => true),
      sleep(PATIENCE_MS, false, { ref: false }),
    ])
    const endedMs = performance.now() - startedAt
    rows.push(row('end after SIGTERM', endedMs, END_BAR_MS, { pass: isEnded && endedMs <= END_BAR_MS }))
    if (!isEnded) await product.stop('SIGKILL')
    await end()
    return rows
  } finally {
    await silence.close()
  }
}

type Request = { what: string; expected: number; send(): Promise<Response> }
type Answer = { ms: number; status: number; hasRetryAfter: boolean }

function requestsTo(url: string, slug: string): Request[] {
  const post = (pathname: string, body: object) =>
    fetch(url + pathname, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(PATIENCE_MS),
    })
  const get = (pathname: string) => fetch(url + pathname, { signal: AbortSignal.timeout(PATIENCE_MS) })
  const inquiry = { partnerId: slug, name: 'Ada Wren', email: 'ada@example.org', message: 'A question.' }
  return [
    { what: 'home, not cached', expected: 200, send: () => get('/') },
    { what: '/search?q=funeral', expected: 200, send: () => get('/search?q=funeral') },
    { what: '/api/partners/{slug}', expected: 200, send: () => get(`/api/partners/${slug}`) },
    { what: '/readyz', expected: 503, send: () => get('/readyz') },
    { what: 'POST /api/inquiries', expected: 201, send: () => post('/api/inquiries', inquiry) },
    {
      what: 'login',
      expected: 503,
      send: () => post('/api/admin/login', { username: 'ada', password: 'not the password' }),
    },
  ]
}

async function ask(request: Request): Promise<Answer> {
  const startedAt = performance.now()
  const answer = await request.send().catch(() => null)
  await answer?.arrayBuffer().catch(() => {})
  const ms = performance.now() - startedAt
  return { ms, status: answer?.status ?? 0, hasRetryAfter: answer?.headers.has('retry-after') ?? false }
}

const askAll = (requests: readonly Request[]) => Promise.all(requests.map(ask))

/** Milliseconds until all reads answer 200, polled every 50 ms. */
async function recoveryOf(requests: readonly Request[]): Promise<number> {
  const startedAt = performance.now()
  const reads = requests.slice(0, 4)
  while (performance.now() - startedAt < PATIENCE_MS) {
    const answers = await askAll(reads)
    if (answers.every(({ status }) => status === 200)) break
    await sleep(50)
  }
  return performance.now() - startedAt
}

async function openPaused(): Promise<Silence> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'directory-'))
  const product = await startProduct({ dataDir })
  return {
    name: 'paused server',
    product,
    begin: async () => {
      const resume = pausePostgres(dataDir)
      return async () => resume()
    },
    close: () => removeEmbedded(dataDir),
  }
}

async function openLocked(): Promise<Silence> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'directory-'))
  const product = await startProduct({ dataDir })
  const embedded = await openEmbeddedPostgres(path.join(dataDir, 'db'))
  return {
    name: 'locked table',
    product,
    begin: async () => {
      const client = new pg.Client(embedded.connection)
      // The product may stop the server on leaving.
      client.on('error', () => {})
      await client.connect()
      await client.query('begin; lock table partners, login_limits in access exclusive mode')
      return () => client.end()
    },
    async close() {
      await embedded.close()
      await rm(dataDir, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}

async function openSilentAddress(): Promise<Silence> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'directory-'))
  const embedded = await openEmbeddedPostgres(path.join(dataDir, 'db'))
  const { user, database, host } = embedded.connection
  const serverUrl = `postgres://${user}@localhost/${database}?host=${encodeURIComponent(host)}`
  const proxy = await startFreezableProxy(serverUrl)
  const product = await startProduct({
    environment: { DATABASE_URL: throughProxy(serverUrl, proxy), SAMPLE_DATA: '1857' },
  })
  return {
    name: 'silent address',
    product,
    begin: async () => {
      proxy.freeze()
      return async () => proxy.thaw()
    },
    async close() {
      await proxy.close()
      await embedded.close()
      await rm(dataDir, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}

/** Stops the server left running and deletes its folder. */
async function removeEmbedded(dataDir: string): Promise<void> {
  const embedded = await openEmbeddedPostgres(path.join(dataDir, 'db'))
  await embedded.close()
  await rm(dataDir, { recursive: true, force: true, maxRetries: 5 })
}
