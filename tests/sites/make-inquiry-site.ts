import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach } from 'vitest'
import { inquiries, outbox } from '../../src/db/schema/directory.ts'
import { readInquiries, readMails } from '../reading/stored-rows.ts'
import { insertPartners } from '../values/build.ts'
import { makeApp, type TestApp } from './make-app.ts'

export const FORM = '/partner/cedar-hollow/ask'

type Given<Body> = { from: string; body?: Body; headers?: Record<string, string> }

/** Different for each number. */
export const human = (number: number) => ({
  name: `Ada Wren ${number}`,
  email: `ada${number}@example.org`,
  message: `How long does it take, and what does it cost? We are ${number} in the family.`,
})

/** Makes a site behind a proxy with the partner "cedar-hollow". */
export function makeInquirySite() {
  let now = new Date('2026-03-02T10:00:00Z')
  let site: TestApp
  let partnerId = ''
  let serial = 0
  beforeAll(async () => {
    site = await makeApp({ TRUST_PROXY: '1' }, { now: () => now })
    const [partner] = await insertPartners(site.app.db, { slug: 'cedar-hollow', phone: '(828) 555-0100' })
    partnerId = partner?.id ?? ''
    await insertPartners(site.app.db, { slug: 'other-house' })
    await site.app.directory.refresh()
  })
  afterAll(() => site.close())
  beforeEach(async () => {
    // All counts of the previous test have expired.
    now = new Date(now.getTime() + 48 * 3_600_000)
    await site.app.db.delete(inquiries)
  })
  return {
    site: () => site,
    partnerId: () => partnerId,
    pass: (seconds: number) => {
      now = new Date(now.getTime() + seconds * 1000)
    },
    call(
      { from, body = {}, headers = {} }: Given<Record<string, unknown>>,
      http: { request: typeof site.http.request } = site.http,
    ) {
      serial += 1
      return Promise.resolve(
        http.request('/api/inquiries', {
          method: 'POST',
          headers: { 'content-type': 'application/json', 'x-forwarded-for': from, ...headers },
          body: JSON.stringify({ partnerId, ...human(serial), ...body }),
        }),
      )
    },
    /** Sent without JavaScript. */
    sendForm({ from, body = {}, headers = {} }: Given<Record<string, string>>) {
      serial += 1
      return site.request(FORM, {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded', 'x-forwarded-for': from, ...headers },
        body: new URLSearchParams({ ...human(serial), ...body }).toString(),
      })
    },
    /** Hidden fields of a form opened now. */
    async openForm(): Promise<Record<string, string>> {
      const html = await (await site.request(FORM)).text()
      const hidden = html.matchAll(/<input type="hidden" name="(\w+)" value="([^"]*)"/g)
      return Object.fromEntries([...hidden].map(([, name, value]) => [name, value]))
    },
    stored: () => readInquiries(site.app.db),
    mailed: () => readMails(site.app.db, eq(outbox.kind, 'notice')),
  }
}

/** A stored inquiry's kinds of doubt. */
export const kinds = (row: { doubts?: { kind: string }[] } | undefined) =>
  row?.doubts?.map(({ kind }) => kind)
