import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, inject } from 'vitest'
import { type DatabaseWatch, watchDatabase } from '../../src/db/watch-database.ts'
import { createInquiryJournal } from '../../src/features/inquiries/journal/inquiry-journal.ts'
import { replayJournal } from '../../src/features/inquiries/journal/replay-journal.ts'
import { readInquiries } from '../reading/stored-rows.ts'
import { type FreezableProxy, startFreezableProxy, throughProxy } from '../servers/freezable-proxy.ts'
import { insertPartners } from '../values/build.ts'
import { makeApp, type TestApp } from './make-app.ts'

/** Each test waits for it twice; a busy machine takes half of it to connect. */
const WAIT_MS = 1000
/** Only ends a test that waits in vain. */
export const GENEROUS_MS = 60_000
export const INQUIRY = {
  name: 'Ada Wren',
  email: 'ada@example.org',
  message: 'How long does it take, please?',
}

/**
 * Gives each test of a file a product behind a proxy that can take its database away, one partner, and an empty
 * journal. Call it once, at the top level of the file.
 */
export function setUpJournalSite() {
  let folder: string
  let proxy: FreezableProxy
  let site: TestApp
  let partnerId: string
  let watch: DatabaseWatch
  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'journal-'))
    proxy = await startFreezableProxy(inject('postgresUrl'))
    site = await makeApp(
      { DATABASE_WAIT_MS: String(WAIT_MS), SUPPORT_PHONE: '(800) 555-0100', TRUST_PROXY: '1' },
      undefined,
      {},
      (url) => throughProxy(url, proxy),
    )
    const [partner] = await insertPartners(site.app.db, { slug: 'cedar-hollow', phone: '(828) 555-0100' })
    partnerId = partner?.id ?? ''
    await site.app.directory.refresh()
    openJournal()
    watch = watchDatabase(site.app.db, WAIT_MS, { onSilent() {}, onAnswer() {} })
  })
  afterEach(async () => {
    proxy.thaw()
    await watch.stop()
    await site.close()
    await proxy.close()
    await rm(folder, { recursive: true, force: true, maxRetries: 5 })
  })

  /** Opens the journal as a process does; `sync` is its disk. */
  function openJournal(sync?: (file: string) => Promise<void>) {
    site.app.journal = createInquiryJournal({
      folder,
      vault: site.app.db.vault,
      supportPhone: '(800) 555-0100',
      providerName: 'Stillstone',
      ...(sync && { sync }),
    })
  }
  return {
    site: () => site,
    folder: () => folder,
    proxy: () => proxy,
    openJournal,
    files: async () => (await readdir(folder)).sort(),
    /** Sends an inquiry by the call. */
    async ask(given: object = {}, key: string | null = 'one key', from = '198.51.100.1') {
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
    },
    /** Brings the database back and waits until it is used again. */
    async thaw() {
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
    },
    /** Waits until the watcher has noticed that the database is away. */
    silent: () =>
      expect.poll(() => site.app.db.gates.requests.isClosed(), { timeout: GENEROUS_MS }).toBe(true),
    /**
     * Replays until `count` are stored: on a busy machine a replay may end at the limit of a wait, and the product
     * tries again every two seconds.
     */
    async replay(count: number, onFailure?: (error: unknown) => void) {
      let stored = 0
      const storeMore = async () => {
        stored += await replayJournal(site.app, undefined, onFailure)
        return stored
      }
      await expect.poll(storeMore, { timeout: GENEROUS_MS }).toBe(count)
    },
    stored: async () =>
      (await readInquiries(site.app.db)).map(({ id, reference, name }) => ({ id, reference, name })),
  }
}
