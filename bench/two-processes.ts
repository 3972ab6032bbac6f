import { existsSync, mkdirSync, rmdirSync, writeFileSync } from 'node:fs'
import { Agent, request } from 'node:http'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { openDatabase } from '../src/db/open.ts'
import { makeDataKey } from '../src/db/sealing/data-keys.ts'
import { createVault } from '../src/db/sealing/vault.ts'
import { startExternalPostgres } from '../tests/servers/external-postgres.ts'
import { PATIENT, type RunningProduct, startProduct } from '../tests/servers/start-product.ts'
import { signIn } from '../tests/sites/sign-in.ts'
import { seeEdit } from './scale/see-edit.ts'
import { readProcess } from './scale/watch-process.ts'

/** Cgroup v1. */
const CPU_GROUPS = '/sys/fs/cgroup/cpu'
const PERIOD_US = 20_000
/** Of a core, for each web process: PostgreSQL and the load have the rest. */
const SHARE = Number(process.env.CPU_SHARE ?? 0.3)
const CONNECTIONS = 8
const SECONDS = 15
const ROUNDS = 3
const BARS = { ratio: 1.8, editMs: 1000 }
const CITIES = ['asheville', 'houston', 'spokane', 'chattanooga', 'saskatoon', 'boise', 'springfield']

/**
 * Uncached searches a second of one web process and of two on one database, in turn, each process bound to a share of a core;
 * then how soon an edit by one is seen in both.
 */
export async function benchTwoProcesses(): Promise<object[]> {
  if (!existsSync(path.join(CPU_GROUPS, 'cpu.cfs_quota_us')))
    return [{ what: 'not run', why: `${CPU_GROUPS} is missing.` }]
  const postgres = await startExternalPostgres()
  const key = makeDataKey()
  const environment = {
    ...{ ...PATIENT, ROLE: 'web', DATABASE_URL: postgres.url, DATA_KEY: key.text, TRUST_PROXY: '1' },
    ...{ SITE_URL: 'http://127.0.0.1:28100', SAMPLE_DATA: '1857' },
  }
  const webs: RunningProduct[] = []
  const groups: string[] = []
  const db = openDatabase({ connectionString: postgres.url }, createVault([key]), 2)
  try {
    for (const number of [1, 2]) {
      const web = await startProduct({ environment })
      webs.push(web)
      groups.push(bind(web.pid, `directory-bench-${process.pid}-${number}`))
    }
    const urls = webs.map(({ url }) => url)
    // Searches ask no database.
    const cpuOf = () => webs.map(({ pid }) => readProcess(pid).cpuS)
    await ask(urls, 5)
    const rates: Record<1 | 2, number[]> = { 1: [], 2: [] }
    const rows: object[] = []
    for (let round = 1; round <= ROUNDS; round++)
      for (const processes of [1, 2] as const) {
        const before = cpuOf()
        const own = process.cpuUsage()
        const measured = await ask(urls.slice(0, processes), SECONDS)
        const used = cpuOf().map((cpuS, at) => (cpuS - (before[at] ?? 0)) / SECONDS)
        const { user, system } = process.cpuUsage(own)
        rates[processes].push(measured.perSecond)
        rows.push({
          what: `round ${round}`,
          processes,
          ...measured,
          // Shares of a core.
          cpu: { web1: used[0], web2: used[1], load: (user + system) / 1e6 / SECONDS },
        })
        console.log(JSON.stringify(rows.at(-1)))
      }
    const ratio = median(rates[2]) / median(rates[1])
    rows.push({ what: 'two to one', ratio, bar: BARS.ratio, pass: ratio >= BARS.ratio })
    return [...rows, await seeInBoth(db, urls)]
  } finally {
    for (const web of webs) await web.stop('SIGKILL')
    await db.$client.end()
    await postgres.stop()
    for (const group of groups) rmdirSync(group)
  }
}

/** Binds a process with its threads to SHARE of a core; returns the group's folder, to be removed when it ended. */
function bind(pid: number, name: string): string {
  const group = path.join(CPU_GROUPS, name)
  mkdirSync(group)
  writeFileSync(path.join(group, 'cpu.cfs_period_us'), String(PERIOD_US))
  writeFileSync(path.join(group, 'cpu.cfs_quota_us'), String(PERIOD_US * SHARE))
  writeFileSync(path.join(group, 'cgroup.procs'), String(pid))
  return group
}

let asked = 0

/** Each connection asks the next process in turn when it is answered, with a query and a network of its own. */
async function ask(urls: readonly string[], seconds: number) {
  const agent = new Agent({ keepAlive: true })
  let answered = 0
  let refused = 0
  const startedAt = performance.now()
  const visit = async (connection: number) => {
    const url = urls[connection % urls.length] as string
    while (performance.now() < startedAt + seconds * 1000) {
      asked += 1
      const network = `10.${(asked >> 16) & 255}.${(asked >> 8) & 255}.${asked & 255}`
      const query = `${CITIES[asked % CITIES.length]}+${asked.toString(36)}`
      if ((await get(`${url}/search?q=${query}`, agent, network)) === 200) answered += 1
      else {
        refused += 1
        await sleep(200)
      }
    }
  }
  await Promise.all(Array.from({ length: CONNECTIONS * urls.length }, (_, number) => visit(number)))
  agent.destroy()
  return { perSecond: answered / ((performance.now() - startedAt) / 1000), refused }
}

function get(url: string, agent: Agent, network: string): Promise<number> {
  return new Promise((resolve, reject) => {
    request(url, { agent, headers: { 'x-forwarded-for': network } }, (response) => {
      response.resume()
      response.once('end', () => resolve(response.statusCode ?? 0))
    })
      .once('error', reject)
      .end()
  })
}

async function seeInBoth(db: Parameters<typeof signIn>[0]['db'], urls: readonly string[]): Promise<object> {
  const [first = ''] = urls
  const { token } = await signIn(
    { db, clock: { now: () => new Date() } },
    { request: (to, init) => fetch(first + to, init) },
  )
  const [partner] = (await (await fetch(`${first}/api/partners`)).json()) as { id: string; slug: string }[]
  const slowest: number[] = []
  for (let number = 0; number < 5; number++) {
    const description = `A house of ${number} years.`
    const answer = await fetch(`${first}/api/admin/partners/bulk-edit`, {
      method: 'PATCH',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify({ ids: [partner?.id], updates: { description } }),
    })
    if (answer.status !== 200) throw new Error(`The edit was answered ${answer.status}.`)
    const places = urls.map((url) => ({
      what: url,
      url: `${url}/partner/${partner?.slug}`,
      shows: (text: string) => text.includes(description),
    }))
    const seen = await seeEdit(places, performance.now())
    slowest.push(Math.max(...seen.map(({ freshAfterMs, tookMs }) => freshAfterMs + tookMs)))
  }
  const editMs = Math.max(...slowest)
  return { what: 'an edit, seen in both', editMs, bar: BARS.editMs, pass: editMs <= BARS.editMs }
}

const median = (values: readonly number[]) => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0
