import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach } from 'vitest'
import { adminSessions } from '../../src/db/schema/accounts.ts'
import { inquiries, outbox } from '../../src/db/schema/directory.ts'
import { changeSets, changes } from '../../src/db/schema/history.ts'
import { deliverMail } from '../../src/features/inquiries/mail/deliver-mail.ts'
import type { InquiryDetail } from '../../src/shared/inquiries/admin-inquiry.ts'
import { readMails } from '../reading/stored-rows.ts'
import { insertPartners } from '../values/build.ts'
import { makeApp, type TestApp } from './make-app.ts'

const START = '2026-03-10T12:00:00Z'

/**
 * Makes a site with the partner "Hollis & Wren"; each test begins with an empty inbox and a new
 * administrator.
 */
export function makeInquiryInbox() {
  let now = new Date(START)
  let site: TestApp
  let admin: Awaited<ReturnType<TestApp['signIn']>>
  let partnerId = ''
  let people = 0
  beforeAll(async () => {
    site = await makeApp({ TRUST_PROXY: '1' }, { now: () => now })
    const [partner] = await insertPartners(site.app.db, {
      name: 'Hollis & Wren',
      email: 'office@hollis.example',
    })
    partnerId = partner?.id ?? ''
    await site.app.directory.refresh()
  })
  afterAll(() => site.close())
  beforeEach(async () => {
    now = new Date(START)
    admin = await site.signIn(`Margaret Hale${++people}`)
    await site.app.db.delete(inquiries)
    await site.app.db.delete(changeSets)
  })

  /** Sends an inquiry. */
  function send(given: object = {}, headers: Record<string, string> = {}) {
    people += 1
    return site.request('/api/inquiries', {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-forwarded-for': `198.51.100.${people}`,
        ...headers,
      },
      body: JSON.stringify({
        partnerId,
        name: 'Ruth Avery',
        email: `ruth${people}@example.org`,
        message: 'How long does it take?\nThank you.',
        ...given,
      }),
    })
  }
  /** Returns the id. */
  async function ask(given: object = {}) {
    return ((await (await send(given)).json()) as { id: string }).id
  }
  const call: typeof admin.call = (...given) => admin.call(...given)
  return {
    site: () => site,
    now: () => now,
    actorName: () => admin.actor.name,
    partnerId: () => partnerId,
    send,
    ask,
    askAsSpam: () => ask({ name: 'Cheap http://pills.example' }),
    call,
    patch: (id: string, body: object) => call('PATCH', `/api/admin/inquiries/${id}`, body),
    post: (id: string, path: string, body: object = {}) =>
      call('POST', `/api/admin/inquiries/${id}/${path}`, body),
    /** Moves the clock; the administrator stays signed in. */
    async pass(minutes: number) {
      now = new Date(now.getTime() + minutes * 60_000)
      await site.app.db.update(adminSessions).set({ lastSeenAt: now })
    },
    mailsOf: (id: string) => readMails(site.app.db, eq(outbox.inquiryId, id)),
    async deliverAll() {
      for (const mail of await readMails(site.app.db)) await deliverMail(site.app, mail.id)
    },
    history: async () =>
      site.app.db
        .select({
          action: changeSets.action,
          entity: changeSets.entity,
          userName: changeSets.userName,
          subject: changeSets.subject,
          before: changes.before,
          after: changes.after,
        })
        .from(changeSets)
        .innerJoin(changes, eq(changes.changeSetId, changeSets.id)),
  }
}

/** In order. */
export const eventKinds = (body: InquiryDetail) => body.events.map((event) => event.kind)
