import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, inject, test } from 'vitest'
import { insertPartners } from '../../../../tests/build.ts'
import { type FreezableProxy, startFreezableProxy, throughProxy } from '../../../../tests/freezable-proxy.ts'
import { makeApp, type TestApp } from '../../../../tests/make-app.ts'
import { FORM } from '../../../../tests/make-inquiry-site.ts'
import { readInquiries, readMails } from '../../../../tests/stored-rows.ts'
import { type DatabaseWatch, watchDatabase } from '../../../db/watch-database.ts'
import { createInquiryJournal } from './inquiry-journal.ts'
import { replayJournal } from './replay-journal.ts'

const GENEROUS_MS = 10_000
let folder: string
let proxy: FreezableProxy
let site: TestApp
let partnerId: string
let watch: DatabaseWatch
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'journal-'))
  proxy = await startFreezableProxy(inject('postgresUrl'))
  site = await makeApp(
    { DATABASE_WAIT_MS: '400', SUPPORT_PHONE: '(800) 555-0100', TRUST_PROXY: '1' },
    undefined,
    {},
    (url) => throughProxy(url, proxy),
  )
  const [partner] = await insertPartners(site.app.db, { slug: 'cedar-hollow', phone: '(828) 555-0100' })
  partnerId = partner?.id ?? ''
  await site.app.directory.refresh()
  openJournal()
  watch = watchDatabase(site.app.db, 400, { onSilent() {}, onAnswer() {} })
})
afterEach(async () => {
  proxy.thaw()
  await watch.stop()
  await site.close()
  await proxy.close()
  await rm(folder, { recursive: true, force: true })
})

/** A journal as a process has it; `sync` is its disk. */
function openJournal(sync?: (file: string) => Promise<void>) {
  site.app.journal = createInquiryJournal({
    folder,
    vault: site.app.db.vault,
    supportPhone: '(800) 555-0100',
    providerName: 'Stillstone',
    ...(sync && { sync }),
  })
}
const files = async () => (await readdir(folder)).sort()
const INQUIRY = { name: 'Ada Wren', email: 'ada@example.org', message: 'How long does it take, please?' }
async function ask(given: object = {}, key: string | null = 'one key', from = '198.51.100.1') {
  const response = await site.request('/api/inquiries', {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-forwarded-for': from,
      ...(key && { 'idempotency-key': key }),
    },
    body: JSON.stringify({ partnerId, ...INQUIRY, ...given }),
  })
  return { status: response.status, body: await response.json(), headers: response.headers }
}
/** The database is back; a gate that closed is open again. */
async function thaw() {
  proxy.thaw()
  await expect
    .poll(
      () =>
        site.app.db.execute('select 1').then(
          () => true,
          () => false,
        ),
      { timeout: GENEROUS_MS },
    )
    .toBe(true)
}
/** The watcher has noticed. */
const silent = () =>
  expect.poll(() => site.app.db.gates.requests.isClosed(), { timeout: GENEROUS_MS }).toBe(true)
const stored = async () =>
  (await readInquiries(site.app.db)).map(({ id, reference, name }) => ({ id, reference, name }))

describe('while the database is away, an inquiry', () => {
  test('is acknowledged with its reference and stored later under it, once, with its mail', async () => {
    proxy.freeze()
    const { status, body, headers } = await ask()
    expect([status, body.status]).toEqual([201, 'pending'])
    expect(body.reference).toMatch(/^[0-9A-Z]{4}-[0-9A-Z]{4}$/)
    await thaw()
    expect(await stored()).toEqual([])
    expect(await replayJournal(site.app)).toBe(1)
    const [row] = await readInquiries(site.app.db)
    expect(row).toMatchObject({ id: body.id, reference: body.reference, status: 'pending', ...INQUIRY })
    expect(row?.createdAt.toISOString()).toBe(body.createdAt)
    expect(await readMails(site.app.db)).toMatchObject([{ kind: 'notice', inquiryId: body.id }])
    expect(await files()).toEqual([])
    expect((await site.request(headers.get('location') ?? '')).status).toBe(200)
    // The same request afterwards is the same inquiry.
    expect((await ask()).body).toEqual(body)
    expect(await stored()).toHaveLength(1)
  })

  test('is one inquiry however often it is sent, by its key or its words, also at once', async () => {
    proxy.freeze()
    const keyed = await Promise.all(
      Array.from({ length: 10 }, (_, n) => ask({}, 'one key', `198.51.100.${n}`)),
    )
    const plain = await Promise.all(
      Array.from({ length: 5 }, (_, n) => ask({ name: 'No Key' }, null, `198.51.101.${n}`)),
    )
    expect(new Set([...keyed, ...plain].map(({ status }) => status))).toEqual(new Set([201]))
    expect(new Set(keyed.map(({ body }) => body.reference)).size).toBe(1)
    expect(new Set(plain.map(({ body }) => body.reference)).size).toBe(1)
    expect(await ask({ message: 'Another question' })).toMatchObject({
      status: 409,
      body: { code: 'conflict' },
    })
    expect(await files()).toHaveLength(2)
    await thaw()
    expect(await replayJournal(site.app)).toBe(2)
    expect(await stored()).toHaveLength(2)
  })

  test('is sent by the form without JavaScript too, whose receipt needs no database', async () => {
    proxy.freeze()
    const sent = await site.request(FORM, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', 'x-forwarded-for': '198.51.100.7' },
      body: new URLSearchParams(INQUIRY).toString(),
    })
    expect(sent.status).toBe(303)
    await silent()
    expect(await (await site.request(FORM)).text()).not.toContain('(828) 555-0100')
    const receipt = await site.request(sent.headers.get('location') ?? '')
    const page = await receipt.text()
    expect(receipt.status).toBe(200)
    await thaw()
    await replayJournal(site.app)
    expect(page).toContain((await stored())[0]?.reference)
  })

  test('leaves no word on the disk that can be read', async () => {
    proxy.freeze()
    await ask()
    const [name = ''] = await files()
    expect(await files()).toHaveLength(1)
    expect(await readFile(path.join(folder, name), 'utf8')).toMatch(/^sealed:1:[\w:-]+$/)
  })

  test('beyond a network’s limit is stored as doubtful, never refused, since it was acknowledged', async () => {
    proxy.freeze()
    for (let n = 0; n < 8; n += 1)
      expect(
        (await ask({ email: `ada${n}@example.org`, message: `Question ${n} of ours` }, `key ${n}`)).status,
      ).toBe(201)
    await thaw()
    expect(await replayJournal(site.app)).toBe(8)
    const rows = await readInquiries(site.app.db)
    expect(rows).toHaveLength(8)
    expect(rows.filter(({ status }) => status === 'spam').map(({ doubts }) => doubts)).toEqual(
      Array(3).fill([{ kind: 'flood' }]),
    )
    expect((await ask({ message: 'One more' }, 'another key')).status).toBe(429)
  })

  test.each(['ENOSPC', 'EROFS'])(
    'on a disk that says %s is 503 with the numbers to call, until the disk is well',
    async (code) => {
      let isFull = true
      openJournal(async () => {
        if (isFull) throw Object.assign(new Error('disk'), { code })
      })
      proxy.freeze()
      const refused = await ask()
      expect(refused.status).toBe(503)
      expect(refused.body.message).toContain('(828) 555-0100 or Stillstone at (800) 555-0100')
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
      expect(await files()).toEqual([])
      isFull = false
      expect((await ask()).status).toBe(201)
    },
  )

  test('is 503 after a failed sync (EIO), and stays so until a restart', async () => {
    let isFailing = true
    openJournal(async () => {
      if (isFailing) throw Object.assign(new Error('disk'), { code: 'EIO' })
    })
    proxy.freeze()
    expect((await ask()).status).toBe(503)
    isFailing = false
    expect((await ask({}, 'another key')).status).toBe(503)
    expect(await files()).toEqual([])
    await silent()
    expect(await (await site.request(FORM)).text()).toContain('(828) 555-0100')
    openJournal()
    expect((await ask()).status).toBe(201)
  })

  test('to an unknown partner, or with wrong fields, is refused as ever', async () => {
    proxy.freeze()
    expect((await ask({ email: 'no address' })).status).toBe(400)
    expect((await ask({ partnerId: 'nobody' })).status).toBe(503)
    expect(await files()).toEqual([])
  })
})

describe('a commit without an answer', () => {
  test.each([
    ['that reached the database', true],
    ['that did not', false],
  ])('%s leaves one inquiry under the acknowledged reference', async (_, isPassedOn) => {
    const frozen = proxy.freezeAtCommitOf('insert into "inquiries"', isPassedOn)
    const answer = ask()
    await frozen
    const { status, body } = await answer
    expect(status).toBe(201)
    proxy.resume()
    await thaw()
    await expect.poll(() => replayJournal(site.app), { timeout: GENEROUS_MS }).toBe(1)
    expect(await stored()).toEqual([{ id: body.id, reference: body.reference, name: 'Ada Wren' }])
    expect(await readMails(site.app.db)).toHaveLength(1)
  })
})

describe('the replay', () => {
  test('that was killed after its commit stores nothing twice', async () => {
    proxy.freeze()
    const { body } = await ask()
    const [name = ''] = await files()
    const entry = await readFile(path.join(folder, name))
    await thaw()
    await replayJournal(site.app)
    await writeFile(path.join(folder, name), entry)
    expect(await replayJournal(site.app)).toBe(1)
    expect(await stored()).toMatchObject([{ id: body.id }])
    expect(await readMails(site.app.db)).toHaveLength(1)
  })

  test('by several processes on one folder stores each once', async () => {
    proxy.freeze()
    const asked = await Promise.all(
      Array.from({ length: 12 }, (_, n) =>
        ask({ message: `Question ${n} of ours` }, `key ${n}`, `198.51.100.${n}`),
      ),
    )
    await thaw()
    await Promise.all([replayJournal(site.app), replayJournal(site.app), replayJournal(site.app)])
    expect((await stored()).map(({ id }) => id).sort()).toEqual(asked.map(({ body }) => body.id).sort())
    expect(await readMails(site.app.db)).toHaveLength(12)
    expect(await files()).toEqual([])
  })

  test('keeps what it cannot read, stores the rest, and says so', async () => {
    proxy.freeze()
    await ask()
    await thaw()
    await mkdir(folder, { recursive: true })
    await writeFile(path.join(folder, '0-damaged.inquiry'), `sealed:1:0123456789abcdef:${'A'.repeat(60)}`)
    const failures: unknown[] = []
    expect(await replayJournal(site.app, undefined, (error) => failures.push(error))).toBe(1)
    expect(failures).toHaveLength(1)
    expect(await files()).toEqual(['0-damaged.inquiry'])
    expect((await site.app.journal.state()).waiting).toBe(1)
  })

  test('waits for the database', async () => {
    proxy.freeze()
    await ask()
    expect(await replayJournal(site.app)).toBe(0)
    expect(await files()).toHaveLength(1)
  })
})

test('metrics, dashboard and Jobs screen say what waits, and since when', async () => {
  const admin = await site.signIn()
  const journal = async () =>
    (await admin.call('GET', '/api/admin/work')).body.services.find(
      ({ id }: { id: string }) => id === 'journal',
    )
  const metrics = async () => {
    const incoming = { incoming: { socket: { remoteAddress: '127.0.0.1' } } }
    return (await site.http.request('/metrics', {}, incoming)).text()
  }
  expect(await metrics()).not.toMatch(/^directory_journal_oldest_timestamp_seconds /m)
  expect(await journal()).toMatchObject({ isTroubled: false })
  proxy.freeze()
  await ask()
  await thaw()
  const { oldestAt } = await site.app.journal.state()
  expect(await metrics()).toContain('directory_journal_inquiries 1\n')
  const since = `directory_journal_oldest_timestamp_seconds ${(oldestAt?.getTime() ?? 0) / 1000}\n`
  expect(await metrics()).toContain(since)
  expect((await admin.call('GET', '/api/admin/dashboard')).body.needs).toContainEqual({
    kind: 'journal',
    count: 1,
    since: oldestAt?.toISOString(),
  })
  expect(await journal()).toMatchObject({ isTroubled: true, sentence: '1 inquiry waits on disk.' })
  const checked = await admin.call('POST', '/api/admin/services/journal/check', {})
  expect(checked.body).toMatchObject({ sentence: 'Stored: 1. No inquiry waits on disk.' })
  expect(await stored()).toHaveLength(1)
})
