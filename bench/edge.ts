import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { openDatabase } from '../src/db/open.ts'
import { makeDataKey } from '../src/db/sealing/data-keys.ts'
import { createVault } from '../src/db/sealing/vault.ts'
import { takeNextVersion } from '../src/features/directory/snapshot/directory-version.ts'
import type { Partner } from '../src/shared/partners/partner.ts'
import { startExternalPostgres } from '../tests/servers/external-postgres.ts'
import { PATIENT, type RunningProduct, startProduct } from '../tests/servers/start-product.ts'
import { signIn } from '../tests/sites/sign-in.ts'
import { startModelCdn } from './edge/model-cdn.ts'
import { createVisits, type Page, shareOfHour } from './edge/visits.ts'
import { createRandom } from './large-directory.ts'

const DAYS = Number(process.env.EDGE_DAYS ?? 7)
const PAGES_A_DAY = 200_000
/** The model's clock moves by it. */
const STEP_MS = 300_000
const MONDAY = Date.UTC(2026, 5, 1)
/** Longer than the second purge takes to come. */
const AGAIN_MS = 20_000
const BAR = 0.95

/** Read by the product's clock every 5 ms. */
const CLOCK = (file: string) =>
  `--import=data:text/javascript,${encodeURIComponent(`
import { readFileSync } from 'node:fs'
const Real = Date
let ahead = 0
const read = () => { ahead = Number(readFileSync(${JSON.stringify(file)}, 'utf8')) || ahead }
read()
setInterval(read, 5).unref()
globalThis.Date = class extends Real {
  constructor(...given) { given.length === 0 ? super(Real.now() + ahead) : super(...given) }
  static now() { return Real.now() + ahead }
}`)}`

/**
 * Share of pages that a CDN serves in a week of a million visits a month, in which three people make twelve edits a day,
 * Google updates 60 partners each night, a question changes once, and the product starts again and is upgraded once each.
 */
export async function benchEdge(): Promise<object[]> {
  const folder = mkdtempSync(path.join(tmpdir(), 'edge-'))
  const clockFile = path.join(folder, 'clock')
  const setClock = async (ms: number) => {
    writeFileSync(clockFile, String(ms - Date.now()))
    await sleep(15)
  }
  await setClock(MONDAY)
  const postgres = await startExternalPostgres()
  const cdn = await startModelCdn(AGAIN_MS)
  const key = makeDataKey()
  const environment = {
    ...{ ...PATIENT, DATABASE_URL: postgres.url, DATA_KEY: key.text, TRUST_PROXY: '1', SAMPLE_DATA: '1857' },
    ...{
      SITE_URL: 'http://127.0.0.1:28110',
      PORT: '28110',
      CDN_PURGE_URL: cdn.purgeUrl,
      NODE_OPTIONS: CLOCK(clockFile),
    },
  }
  const dataDir = path.join(folder, 'data')
  let product: RunningProduct = await startProduct({ environment, dataDir })
  const db = openDatabase({ connectionString: postgres.url }, createVault([key]), 2)
  try {
    const random = createRandom(35)
    const partners = (await (await fetch(`${product.url}/api/partners`)).json()) as Partner[]
    const nextVisit = createVisits(
      partners.toSorted(() => random() - 0.5),
      random,
    )
    const counts = new Map<Page['kind'], { asked: number; byCdn: number }>()
    let toOrigin = 0
    const fetchPage = async ({ path }: Page, now: number) => {
      toOrigin += 1
      const ask = () =>
        fetch(product.url + path, {
          headers: { 'x-forwarded-for': `10.${toOrigin & 255}.${(toOrigin >> 8) & 255}.1` },
          redirect: 'manual',
        })
      let answer = await ask()
      // The model's hours pass in seconds: what comes too fast is refused.
      for (let tries = 0; answer.status === 503 && tries < 20; tries++) {
        await answer.arrayBuffer()
        await sleep(500)
        answer = await ask()
      }
      await answer.arrayBuffer()
      if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}.`)
      cdn.keep(path, answer.headers, now)
    }
    const visit = async (now: number, pages: number) => {
      const missing: Page[] = []
      for (let left = pages; left > 0; ) {
        for (const page of nextVisit().pages) {
          left -= 1
          const found = cdn.look(page.path, now)
          const count = counts.get(page.kind) ?? { asked: 0, byCdn: 0 }
          counts.set(page.kind, { asked: count.asked + 1, byCdn: count.byCdn + Number(found !== 'missing') })
          if (found !== 'fresh') missing.push(page)
          if (missing.length < 8 && left > 0) continue
          await Promise.all(missing.splice(0).map((one) => fetchPage(one, now)))
        }
      }
    }
    const delays: number[] = []
    /** Waits until the CDN heard of it. */
    const change = async (act: () => Promise<unknown>) => {
      const before = cdn.purges.length
      await act()
      const doneAt = performance.now()
      while (cdn.purges.length === before && performance.now() - doneAt < 3000) await sleep(10)
      if (cdn.purges.length > before) delays.push(Math.round((cdn.purges[before]?.at ?? 0) - doneAt))
      await sleep(300)
    }
    const restart = () =>
      change(async () => {
        await product.stop()
        product = await startProduct({ environment, dataDir })
      })
    let asPerson = 0
    /** A session ends by the model's clock. */
    const logIn = async (now: number) => {
      const pages = { request: (to: string, init?: RequestInit) => fetch(product.url + to, init) }
      asPerson += 1
      return (await signIn({ db, clock: { now: () => new Date(now) } }, pages, `Ada ${asPerson}`)).token
    }
    let token = ''
    const call = async (method: string, to: string, body: unknown) => {
      const answer = await fetch(product.url + to, {
        method,
        headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
        body: JSON.stringify(body),
      })
      if (answer.status >= 300) throw new Error(`${to}: ${answer.status} ${await answer.text()}`)
    }
    const edit = (updates: object) => {
      const { id } = partners[Math.floor(random() * partners.length)] as Partner
      return change(() => call('PATCH', '/api/admin/partners/bulk-edit', { ids: [id], updates }))
    }
    const flip = (isActive: boolean, at: number) =>
      change(() =>
        call('PATCH', '/api/admin/partners/bulk-edit', { ids: [partners[at]?.id], updates: { isActive } }),
      )
    const fromGoogle = () =>
      change(() =>
        db.transaction(async (tx) => {
          const version = await takeNextVersion(tx)
          await tx.execute(sql`update partners set google_rating = 4 + random(), google_fetched_at = now(), version = ${version}
        where id in (select id from partners where is_active order by random() limit 60)`)
        }),
      )
    const day = async (number: number) => {
      const start = MONDAY + number * 86_400_000
      await setClock(start)
      for (let step = 0; step < 288; step++) {
        const now = start + step * STEP_MS
        await setClock(now)
        if (step === 84) await fromGoogle()
        // From 14 to 22 o'clock UTC.
        if (step >= 168 && step % 8 === 0 && step < 264) {
          const which = (step - 168) / 8
          token = await logIn(now)
          if (which === 3) await edit({ servicesOffered: ['Cremation', 'Pre-planning'] })
          else if (which === 6) await edit({ isPriority: random() < 0.5 })
          else if (which === 8) await flip(false, number + 20)
          else if (which === 10) await flip(true, number + 20)
          else await edit({ description: `A house of ${Math.floor(random() * 1000)} years.` })
        }
        if (number % 7 === 2 && step === 200) await restart()
        await visit(now, Math.round((PAGES_A_DAY * shareOfHour(now)) / 12))
      }
    }
    const rows: object[] = []
    for (let number = 0; number < DAYS; number++) {
      await day(number)
      const all = [...counts.values()]
      const share = (of: typeof all) =>
        of.reduce((sum, { byCdn }) => sum + byCdn, 0) / of.reduce((sum, { asked }) => sum + asked, 0)
      const kinds = Object.fromEntries([...counts].map(([kind, count]) => [kind, share([count])]))
      const purges = cdn.purges.splice(0)
      const row = {
        day: number + 1,
        pages: all.reduce((sum, { asked }) => sum + asked, 0),
        byCdn: share(all),
        ...kinds,
        toOrigin,
        purges: purges.length,
        pagesPurged: purges.reduce((sum, { pages }) => sum + pages, 0),
        all: purges.filter(({ tags }) => tags.includes('directory')).length,
        longestToPurgeMs: Math.max(...delays.splice(0)),
        kept: cdn.size(),
        // The first day fills it.
        pass: number === 0 || share(all) >= BAR,
      }
      console.log(JSON.stringify(row))
      rows.push(row)
      counts.clear()
      toOrigin = 0
    }
    return rows
  } finally {
    await product.stop('SIGKILL')
    cdn.stop()
    await db.$client.end()
    await postgres.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}
