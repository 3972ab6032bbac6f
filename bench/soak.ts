import { readdirSync, readFileSync } from 'node:fs'
import http from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { startProduct } from '../tests/servers/start-product.ts'
import { pickPages } from './pick-pages.ts'

/** Fewer by SOAK_REQUESTS. A million take about 20 minutes on two quiet cores. */
const REQUESTS = Number(process.env.SOAK_REQUESTS ?? 1_000_000)
const CONNECTIONS = 8
const SAMPLES = 60
/** The first third warms up: caches fill, code is compiled. */
const WARM_UP = 1 / 3
const GROWTH_BAR_MB = 32
const HANDLES_BAR = 40
/** Of all answers; most of the addresses are there. */
const SERVED_AT_LEAST = 0.5
/** Answers of a healthy product: found, not there, refused by a limit, its input or for now. */
const EXPECTED = new Set([200, 201, 204, 301, 302, 303, 304, 308, 400, 401, 404, 421, 422, 429, 503])
/** In place of a status: no answer at all, or a 503 that does not say when to come again. */
const NO_ANSWER = 0
const NO_TIME = -503

type Sample = { requests: number; residentMb: number; files: number; handles: number }

/**
 * Sends many requests of all kinds to the built product and watches its memory, open files and handles. Bars: between
 * the second and the last third the median of memory grows by 32 MB at most and that of files and handles by 40; no
 * answer is a fault of ours. Needs Linux (/proc).
 */
export async function benchSoak(): Promise<object[]> {
  const product = await startProduct({ environment: { SAMPLE_DATA: '1857', TRUST_PROXY: '1' } })
  try {
    const { partnerId, addresses } = await findAddresses(product.url)
    const statuses = new Map<number, number>()
    const samples: Sample[] = []
    let sent = 0
    const send = async () => {
      for (;;) {
        const n = sent
        if (n >= REQUESTS) return
        sent += 1
        const status = await request(product.url, n, addresses, partnerId)
        statuses.set(status, (statuses.get(status) ?? 0) + 1)
      }
    }
    const senders = Promise.all(Array.from({ length: CONNECTIONS }, send))
    for (let n = 1; n <= SAMPLES; n += 1) {
      while (sent < (REQUESTS * n) / SAMPLES) await Promise.race([sleep(100), senders])
      samples.push({ requests: sent, ...(await readSample(product)) })
    }
    await senders
    return judge(samples, statuses)
  } finally {
    await product.stop()
  }
}

/** Pages and calls as visitors, programs and scanners mix them; inquiries now and then, each from its own network. */
async function request(
  url: string,
  n: number,
  addresses: readonly string[],
  partnerId: string,
): Promise<number> {
  const from = `${20 + ((n >> 16) & 127)}.${(n >> 8) & 255}.${n & 255}.1`
  const headers: Record<string, string> = { 'x-forwarded-for': from }
  if (n % 5 === 0) headers.authorization = `Bearer ${String(n).padStart(43, 'x')}`
  const isInquiry = n % 2000 === 0
  const address = isInquiry
    ? '/api/inquiries'
    : (addresses[n % addresses.length] ?? '/').replace('{n}', String(n))
  if (isInquiry)
    Object.assign(headers, { 'content-type': 'application/json', 'idempotency-key': `soak ${n}` })
  try {
    const { statusCode = NO_ANSWER, headers: got } = await ask(
      url + address,
      headers,
      isInquiry ? inquiry(n, partnerId) : null,
    )
    return statusCode === 503 && got['retry-after'] === undefined ? NO_TIME : statusCode
  } catch {
    return NO_ANSWER
  }
}

const inquiry = (n: number, partnerId: string) =>
  JSON.stringify({ partnerId, name: `N ${n}`, email: `s${n}@example.org`, message: `Question ${n}, please` })

/** Keeps connections as fetch does, and leaves bodies packed: fetch would take more of the two cores than the product. */
const agent = new http.Agent({ keepAlive: true, maxSockets: CONNECTIONS })

/** Resolves at the answer's end. */
function ask(
  url: string,
  headers: Record<string, string>,
  body: string | null,
): Promise<http.IncomingMessage> {
  return new Promise((resolve, reject) => {
    const options = {
      agent,
      method: body === null ? 'GET' : 'POST',
      headers: { accept: '*/*', 'accept-encoding': 'gzip, deflate', ...headers },
    }
    const request = http.request(url, options, (response) => {
      response
        .on('error', reject)
        .on('end', () => resolve(response))
        .resume()
    })
    request.on('error', reject).end(body ?? undefined)
  })
}

async function findAddresses(url: string) {
  const pages = await pickPages(url)
  const [partner] = (await (await fetch(`${url}/api/partners`)).json()) as { id: string }[]
  const addresses = [
    ...Object.values(pages),
    ...Object.values(pages),
    '/search?q=funeral%20{n}',
    '/api/search?q=asheville',
    '/api/suggest?q=ash{n}',
    '/api/partners/random?limit=3',
    '/api/partners/priority',
    '/api/faq?context=homepage',
    `/api/partners/${partner?.id}`,
    '/no-such-page-{n}',
    '/state/nowhere-{n}',
    '/api/admin/me',
    '/sitemap.xml',
    '/healthz',
    '/readyz',
  ]
  return { partnerId: partner?.id ?? '', addresses }
}

async function readSample({ url, pid }: { url: string; pid: number }): Promise<Omit<Sample, 'requests'>> {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  const metrics = await (await fetch(`${url}/metrics`)).text()
  return {
    residentMb: Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1]) / 1024,
    files: readdirSync(`/proc/${pid}/fd`).length,
    handles: Number(/^nodejs_active_handles_total (\d+)/m.exec(metrics)?.[1]),
  }
}

/** One row each for memory, files, handles and answers. */
export function judge(samples: readonly Sample[], statuses: ReadonlyMap<number, number>): object[] {
  const later = samples.slice(Math.floor(samples.length * WARM_UP))
  const half = Math.floor(later.length / 2)
  const growth = (what: 'residentMb' | 'files' | 'handles', barOf: number) => {
    const [before, after] = [later.slice(0, half), later.slice(half)].map((part) =>
      median(part.map((one) => one[what])),
    )
    const grown = (after ?? Number.NaN) - (before ?? Number.NaN)
    return { what, requests: REQUESTS, before, after, grown, bar: barOf, pass: grown <= barOf }
  }
  const unexpected = [...statuses].filter(([status]) => !EXPECTED.has(status))
  const answered = [...statuses.values()].reduce((sum, count) => sum + count, 0)
  // A product that refuses everything stays flat, too.
  const isServing = (statuses.get(200) ?? 0) >= answered * SERVED_AT_LEAST
  return [
    growth('residentMb', GROWTH_BAR_MB),
    growth('files', HANDLES_BAR),
    growth('handles', HANDLES_BAR),
    { what: 'answers', ...Object.fromEntries(statuses), pass: unexpected.length === 0 && isServing },
  ]
}

const median = (values: number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
