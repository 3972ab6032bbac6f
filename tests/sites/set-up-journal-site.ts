import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest'
import { createInquiryJournal } from '../../src/features/inquiries/journal/inquiry-journal.ts'
import { replayJournal } from '../../src/features/inquiries/journal/replay-journal.ts'
import { readInquiries } from '../reading/stored-rows.ts'
import { insertPartners } from '../values/build.ts'
import { makeApp, type TestApp } from './make-app.ts'

/** Only ends a test that waits in vain. */
export const GENEROUS_MS = 60_000
export const INQUIRY = {
  name: 'Ada Wren',
  email: 'ada@example.org',
  message: 'How long does it take, please?',
}

/**
 * Gives the tests of a file one product whose database can be taken away; each begins with one partner and an empty journal. Call it once, at
 * the top level of the file. src/http/failures/silent-database.test.ts holds how the product notices.
 */
export function setUpJournalSite() {
  let folder: string
  let site: TestApp
  let partnerId: string
  beforeAll(async () => {
    site = await makeApp({ SUPPORT_PHONE: '(800) 555-0100', TRUST_PROXY: '1' })
  })
  afterAll(() => site.close())
  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'journal-'))
    await site.empty()
    const [partner] = await insertPartners(site.app.db, { slug: 'cedar-hollow', phone: '(828) 555-0100' })
    partnerId = partner?.id ?? ''
    await site.app.directory.refresh()
    openJournal()
  })
  afterEach(async () => {
    thaw()
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
  function thaw() {
    for (const gate of Object.values(site.app.db.gates)) gate.open()
  }
  return {
    site: () => site,
    folder: () => folder,
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
    /** Takes the database away. */
    freeze() {
      for (const gate of Object.values(site.app.db.gates)) gate.close()
    },
    thaw,
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
