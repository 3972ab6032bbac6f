import pg from 'pg'
import { afterEach, beforeEach, describe, expect, inject, test, vi } from 'vitest'
import {
  type FreezableProxy,
  startFreezableProxy,
  throughProxy,
} from '../../../tests/servers/freezable-proxy.ts'
import { makeApp, type TestApp } from '../../../tests/sites/make-app.ts'
import { insertPartners } from '../../../tests/values/build.ts'
import { endDatabase } from '../../db/open.ts'
import { inquiries } from '../../db/schema/directory.ts'
import { type DatabaseWatch, watchDatabase } from '../../db/watch-database.ts'
import { replayJournal } from '../../features/inquiries/journal/replay-journal.ts'
import { startJobs } from '../../jobs/start-jobs.ts'
import type { InquiryReceipt } from '../../shared/inquiries/inquiry.ts'

/** Two seconds are promised; bench/silent-database.ts measures. */
const GENEROUS_MS = 10_000
/** Only ends a wait in vain. */
const LONGEST_MS = 60_000
const WAIT_MS = 800

let proxy: FreezableProxy
let site: TestApp
let watch: DatabaseWatch
const heard = { onSilent: vi.fn(), onAnswer: vi.fn() }
const warn = vi.fn()

beforeEach(async () => {
  vi.clearAllMocks()
  proxy = await startFreezableProxy(inject('postgresUrl'))
  site = await makeApp({ DATABASE_WAIT_MS: String(WAIT_MS) }, undefined, {}, (url) =>
    throughProxy(url, proxy),
  )
  site.app.log.warn = warn
  await insertPartners(site.app.db, {
    name: 'Cedar Hollow',
    slug: 'cedar-hollow',
    city: 'Asheville',
    state: 'North Carolina',
  })
  await site.app.directory.refresh()
  watch = watchDatabase(site.app.db, WAIT_MS, heard)
})
afterEach(async () => {
  proxy.thaw()
  await watch.stop()
  await site.close()
  await proxy.close()
})

const inquiry = () =>
  site.request('/api/inquiries', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': 'one-key' },
    body: JSON.stringify({
      partnerId: 'cedar-hollow',
      name: 'Ada Wren',
      email: 'ada@example.org',
      message: 'How long does it take?',
    }),
  })
async function connectDirectly() {
  const client = new pg.Client({ connectionString: site.url })
  client.on('error', () => {})
  await client.connect()
  return client
}
const PARTNER_PAGE = '/state/north-carolina/city/asheville/cedar-hollow'
const READS = [PARTNER_PAGE, '/', '/api/partners/cedar-hollow', '/search?q=cedar']
const NEEDING = ['/readyz', ...READS]

/** Asks all that needs the database at once; rejects when an answer takes too long. */
async function askEverything() {
  const startedAt = performance.now()
  const [sent, ...answers] = await Promise.all([inquiry(), ...NEEDING.map((path) => site.request(path))])
  // Kept on disk until the database answers.
  expect(sent.status).toBe(201)
  expect(performance.now() - startedAt).toBeLessThan(GENEROUS_MS)
  return answers
}
function expectOutage([ready, ...reads]: Response[]) {
  expect(ready?.status).toBe(503)
  expect(Number(ready?.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(reads.map(({ status }) => status)).toEqual(reads.map(() => 200))
  // Its photos and reviews are missing.
  expect(reads[0]?.headers.get('cache-control') ?? 'no-store').toBe('no-store')
}
async function recovers() {
  await vi.waitFor(async () => {
    const answers = await Promise.all(NEEDING.map((path) => site.request(path)))
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
  }, LONGEST_MS)
}

describe('a database address that accepts but never answers', () => {
  test('is answered from memory, logged in one line, and everything works when it answers again (RUN-2)', async () => {
    await site.request('/search?q=before')
    proxy.freeze()
    expectOutage(await askEverything())
    expectOutage(await askEverything())
    await vi.waitFor(() => expect(heard.onSilent).toHaveBeenCalledTimes(1), LONGEST_MS)
    expect(warn.mock.calls.length).toBeLessThanOrEqual(1)
    proxy.thaw()
    await recovers()
    expect(heard.onAnswer).toHaveBeenCalledTimes(1)
  })

  test('does not delay a cached page', async () => {
    const before = await (await site.request('/')).text()
    proxy.freeze()
    expectOutage([await site.request('/readyz')])
    const kept = await site.request('/')
    expect([kept.status, await kept.text()]).toEqual([200, before])
  })

  test('loses no change of another process: it is shown once the address answers', async () => {
    proxy.freeze()
    await vi.waitFor(() => expect(heard.onSilent).toHaveBeenCalled(), LONGEST_MS)
    const other = await connectDirectly()
    await other.query(`
      with v as (update directory_state set version = version + 1 returning version)
      update partners set name = 'Changed Meanwhile', version = v.version from v where slug = 'cedar-hollow'`)
    await other.end()
    proxy.thaw()
    await vi.waitFor(
      () => expect(site.app.directory.current().partners[0]?.name).toBe('Changed Meanwhile'),
      LONGEST_MS,
    )
  })

  test('answers a repeated inquiry with its reference, and leaves it in the database once', async () => {
    const first = await inquiry()
    expect(first.status).toBe(201)
    proxy.freeze()
    const { id, reference } = (await first.json()) as InquiryReceipt
    expect(await (await inquiry()).json()).toMatchObject({ id, reference })
    proxy.thaw()
    await recovers()
    expect(await replayJournal(site.app)).toBe(1)
    expect(await (await inquiry()).json()).toMatchObject({ id, reference })
    expect(await site.app.db.$count(inquiries)).toBe(1)
  })

  test.each([
    { isPassedOn: true, title: 'after the database got the commit of an inquiry' },
    { isPassedOn: false, title: 'before the database gets the commit of an inquiry' },
  ])('$title: the inquiry is kept on disk, and stored once', async ({ isPassedOn }) => {
    const frozen = proxy.freezeAtCommitOf('insert into "inquiries"', isPassedOn)
    const answer = inquiry()
    await frozen
    expect((await answer).status).toBe(201)
    const direct = await connectDirectly()
    const count = async () => (await direct.query('select count(*)::int as n from inquiries')).rows[0].n
    await vi.waitFor(async () => expect(await count()).toBe(isPassedOn ? 1 : 0), LONGEST_MS)
    // The server learns that the connection was given up.
    proxy.resume()
    await vi.waitFor(async () => expect((await inquiry()).status).toBe(201), LONGEST_MS)
    await vi.waitFor(async () => expect(await replayJournal(site.app)).toBe(1), LONGEST_MS)
    expect((await inquiry()).status).toBe(201)
    expect(await count()).toBe(1)
    await direct.end()
  })

  test('does not delay stopping the directory, the jobs and the pool', async () => {
    const jobs = await startJobs(site.app)
    proxy.freeze()
    const startedAt = performance.now()
    await jobs.stop()
    await site.app.directory.close()
    await watch.stop()
    await endDatabase(site.app.db)
    expect(performance.now() - startedAt).toBeLessThan(GENEROUS_MS)
  })
})

describe('a locked table', () => {
  test('is answered from memory, and nothing else waits', async () => {
    const locker = await connectDirectly()
    await locker.query('begin; lock table partners, place_data in access exclusive mode')
    for (let round = 0; round < 2; round++) expectOutage(await askEverything())
    expect(heard.onSilent).not.toHaveBeenCalled()
    expect(warn.mock.calls.length).toBeLessThanOrEqual(1)
    expect((await site.request('/api/faq')).status).toBe(200)
    await locker.query('commit')
    await locker.end()
    await recovers()
  })
})
