import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { insertPartners } from '../../../../../tests/build.ts'
import { makeApp, type TestApp } from '../../../../../tests/make-app.ts'
import { inquiries, outbox } from '../../../../db/schema.ts'
import { adminSessions } from '../../../../db/schema-accounts.ts'
import { changeSets, changes } from '../../../../db/schema-history.ts'
import { deliverMail } from '../../../../features/inquiries/mail/deliver-mail.ts'
import { MailRefused } from '../../../../integrations/mail/mailer.ts'
import { InquiryDetail, type InquiryEvent } from '../../../../shared/inquiries/admin-inquiry.ts'

let now = new Date('2026-03-10T12:00:00Z')
let site: TestApp
let admin: Awaited<ReturnType<TestApp['signIn']>>
let partnerId: string
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
  now = new Date('2026-03-10T12:00:00Z')
  admin = await site.signIn(`Margaret Hale${++people}`)
  await site.app.db.delete(inquiries)
  await site.app.db.delete(changeSets)
})

let people = 0
/** Time passes and the administrator stays signed in. */
async function pass(minutes: number) {
  now = new Date(now.getTime() + minutes * 60_000)
  await site.app.db.update(adminSessions).set({ lastSeenAt: now })
}
/** A family's inquiry; `given` may make it doubtful. */
async function ask(given: object = {}) {
  people += 1
  const response = await site.request('/api/inquiries', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': `198.51.100.${people}` },
    body: JSON.stringify({
      partnerId,
      name: 'Ruth Avery',
      email: `ruth${people}@example.org`,
      message: 'How long does it take?\nThank you.',
      ...given,
    }),
  })
  return ((await response.json()) as { id: string }).id
}
const askAsSpam = () => ask({ name: 'Cheap http://pills.example' })
const patch = (id: string, body: object) => admin.call('PATCH', `/api/admin/inquiries/${id}`, body)
const post = (id: string, path: string, body: object = {}) =>
  admin.call('POST', `/api/admin/inquiries/${id}/${path}`, body)
const mailsOf = (id: string) =>
  site.app.db.select().from(outbox).where(eq(outbox.inquiryId, id)).orderBy(outbox.createdAt)
const kinds = (body: InquiryDetail) => body.events.map((event: InquiryEvent) => event.kind)
async function deliverAll() {
  for (const mail of await site.app.db.select().from(outbox)) await deliverMail(site.app, mail.id)
}
const history = async () =>
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
    .innerJoin(changes, eq(changes.changeSetId, changeSets.id))

describe('the status', () => {
  test("is set and recorded in both histories, without the family's data in the administrators'", async () => {
    const id = await ask()
    await pass(30)
    const { status, body } = await patch(id, { status: 'closed', note: 'Called her.\r\nAll is well.' })
    expect(status).toBe(200)
    expect(InquiryDetail.parse(body)).toMatchObject({ status: 'closed', respondedAt: null })
    expect(body.updatedAt).toBe('2026-03-10T12:30:00.000Z')
    expect(body.events).toMatchObject([
      { kind: 'status', fromStatus: 'pending', toStatus: 'closed', userName: admin.actor.name },
      { kind: 'note', text: 'Called her.\nAll is well.', userName: admin.actor.name },
    ])
    const { reference } = body
    expect(await history()).toEqual([
      {
        action: 'update',
        entity: 'inquiry',
        userName: admin.actor.name,
        subject: reference,
        before: { reference, status: 'pending' },
        after: { reference, status: 'closed' },
      },
    ])
  })

  test.each(['forwarded', 'responded'])(
    'first set to %s stops the response clock, for good',
    async (status) => {
      const id = await ask()
      await pass(90)
      expect((await patch(id, { status })).body.respondedAt).toBe('2026-03-10T13:30:00.000Z')
      await pass(60)
      await patch(id, { status: 'pending' })
      expect((await patch(id, { status: 'responded' })).body.respondedAt).toBe('2026-03-10T13:30:00.000Z')
    },
  )

  test('that it already has changes nothing; with a note, only the note is added', async () => {
    const id = await ask()
    const before = (await patch(id, { status: 'pending' })).body
    expect([kinds(before), await history()]).toEqual([[], []])
    const { body } = await patch(id, { status: 'pending', note: 'Waiting for the son.' })
    expect(kinds(body)).toEqual(['note'])
    expect(await history()).toMatchObject([{ subject: `${body.reference}: note` }])
  })

  test('is refused after a concurrent change, with the current state', async () => {
    const id = await ask()
    const { body: seen } = await admin.call('GET', `/api/admin/inquiries/${id}`)
    await pass(1)
    await patch(id, { status: 'forwarded' })
    const { status, body } = await patch(id, { status: 'spam', expectedUpdatedAt: seen.updatedAt })
    expect([status, body.code]).toEqual([409, 'conflict'])
    expect(body.current).toMatchObject({ id, status: 'forwarded' })
    const fresh = { status: 'closed', expectedUpdatedAt: body.current.updatedAt }
    expect((await patch(id, fresh)).status).toBe(200)
  })

  test.each([
    [{ status: 'done' }, 'status'],
    [{}, 'status'],
    [{ status: 'closed', note: 'x'.repeat(5001) }, 'note'],
    [{ status: 'closed', expectedUpdatedAt: 'today' }, 'expectedUpdatedAt'],
    [{ status: 'closed', respondedAt: '2026-01-01T00:00:00Z' }, 'body'],
  ])('%j is refused for its %s, and nothing is done', async (body, field) => {
    const id = await ask()
    const answer = await patch(id, body)
    expect([answer.status, Object.keys(answer.body.fields)]).toEqual([400, [field]])
    expect(await history()).toEqual([])
  })
})

describe('a doubtful inquiry', () => {
  const doubtful = async () =>
    (await admin.call('GET', '/api/admin/inquiries?doubtful=true')).body.map(
      (inquiry: { id: string }) => inquiry.id,
    )

  test('is listed with its reasons and does not count as open', async () => {
    const id = await askAsSpam()
    await ask()
    expect(await doubtful()).toEqual([id])
    const { body } = await admin.call('GET', `/api/admin/inquiries/${id}`)
    expect(body).toMatchObject({ isDoubtful: true, doubts: [{ kind: 'link-in-name' }], status: 'spam' })
    const counts = (await admin.call('GET', '/api/admin/inquiries/counts')).body
    expect(counts).toMatchObject({ doubtful: 1, overdue: 0, byStatus: { pending: 1, spam: 1 } })
  })

  test('accepted by two at once is mailed once and keeps its reasons', async () => {
    const id = await askAsSpam()
    const answers = await Promise.all([1, 2, 3].map(() => patch(id, { status: 'pending' })))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(answers[0]?.body).toMatchObject({
      status: 'pending',
      isDoubtful: false,
      doubts: [{ kind: 'link-in-name' }],
    })
    expect(await mailsOf(id)).toMatchObject([{ kind: 'notice', state: 'waiting' }])
    expect(await doubtful()).toEqual([])
  })

  test('confirmed as spam is no longer doubtful, records who decided, and is not mailed', async () => {
    const id = await askAsSpam()
    const { body } = await patch(id, { status: 'spam' })
    expect(body).toMatchObject({ status: 'spam', isDoubtful: false })
    expect(body.events).toMatchObject([{ kind: 'status', fromStatus: 'spam', toStatus: 'spam' }])
    expect(await history()).toMatchObject([{ subject: body.reference }])
    expect(await doubtful()).toEqual([])
    expect(await mailsOf(id)).toEqual([])
    expect((await patch(id, { status: 'spam' })).body.events).toHaveLength(1)
    // A mistake can be corrected.
    await patch(id, { status: 'pending' })
    expect(await mailsOf(id)).toHaveLength(1)
  })

  test('can be decided in a bulk change', async () => {
    const ids = [await askAsSpam(), await askAsSpam()]
    const { body } = await admin.call('PATCH', '/api/admin/inquiries/bulk', { ids, status: 'spam' })
    expect(body).toEqual({ updatedCount: 2 })
    expect(await doubtful()).toEqual([])
  })

  test('that is erased has no reasons and needs no decision', async () => {
    const id = await askAsSpam()
    const { body } = await admin.call('GET', `/api/admin/inquiries/${id}`)
    const person = { email: body.email, confirm: body.email }
    expect((await admin.call('POST', '/api/admin/privacy/erase', person)).status).toBe(200)
    const erased = (await admin.call('GET', `/api/admin/inquiries/${id}`)).body
    expect(erased).toMatchObject({ isDoubtful: false, doubts: [], status: 'spam' })
  })
})

describe('an inquiry taken out of spam by hand', () => {
  test('is mailed once to the support address', async () => {
    const id = await askAsSpam()
    expect(await mailsOf(id)).toEqual([])
    await patch(id, { status: 'pending' })
    await patch(id, { status: 'spam' })
    await patch(id, { status: 'pending' })
    expect(await mailsOf(id)).toMatchObject([{ kind: 'notice', to: 'support@stillstone.example' }])
    await deliverAll()
    expect(site.sentMail.at(-1)?.text).toContain('> How long does it take?')
  })

  test('in a bulk change is mailed too; others are not mailed again', async () => {
    const ids = [await askAsSpam(), await ask(), await askAsSpam()]
    const { body } = await admin.call('PATCH', '/api/admin/inquiries/bulk', { ids, status: 'pending' })
    expect(body).toEqual({ updatedCount: 2 })
    for (const id of ids) expect(await mailsOf(id)).toHaveLength(1)
  })
})

describe('many at once', () => {
  test('are moved in one change set; unchanged ones do not count', async () => {
    const ids = [await ask(), await ask(), await ask()]
    await patch(ids[0] ?? '', { status: 'closed' })
    const answer = await admin.call('PATCH', '/api/admin/inquiries/bulk', {
      ids: [...ids, ...ids],
      status: 'closed',
    })
    expect([answer.status, answer.body]).toEqual([200, { updatedCount: 2 }])
    const rowsChanged = (await history()).filter((path) => path.action === 'bulk-edit')
    expect(rowsChanged).toHaveLength(2)
    expect(new Set(rowsChanged.map((path) => path.subject)).size).toBe(1)
  })

  test.each([
    [404, (ids: string[]) => ({ ids: [...ids, '00000000-0000-4000-8000-000000000000'], status: 'closed' })],
    [400, (ids: string[]) => ({ ids: [...ids, '7'], status: 'closed' })],
    [400, () => ({ ids: [], status: 'closed' })],
    [400, (ids: string[]) => ({ ids, status: 'gone' })],
    [400, (ids: string[]) => ({ ids, status: 'closed', note: 'x' })],
  ])('are refused with %s as a whole', async (status, body) => {
    const ids = [await ask(), await ask()]
    expect((await admin.call('PATCH', '/api/admin/inquiries/bulk', body(ids))).status).toBe(status)
    const rows = await site.app.db.select().from(inquiries)
    expect(rows.map((row) => row.status)).toEqual(['pending', 'pending'])
    expect(await history()).toEqual([])
  })
})

test('a note is kept for the others; a blank one is refused', async () => {
  const id = await ask()
  const { status, body } = await post(id, 'notes', { note: '  Her brother will call.  ' })
  expect(status).toBe(200)
  expect(body.events).toMatchObject([{ kind: 'note', text: 'Her brother will call.' }])
  expect((await post(id, 'notes', { note: ' ' })).status).toBe(400)
  expect(JSON.stringify(await history())).not.toContain('brother')
})

describe('mail sent again', () => {
  test('after failure: one new attempt, however often the button is clicked', async () => {
    const id = await ask()
    const [first] = await mailsOf(id)
    const { send } = site.app.mail
    site.app.mail.send = () => Promise.reject(new MailRefused('550 no such mailbox'))
    await deliverAll()
    site.app.mail.send = send
    const failed = (await admin.call('GET', `/api/admin/inquiries/${id}`)).body
    expect(failed).toMatchObject({ mailState: 'failed', hasFailedMail: true })
    expect(failed.events).toMatchObject([
      { kind: 'mail-failed', text: '550 no such mailbox', mailKind: 'notice' },
    ])

    await pass(60)
    const body = { mailId: first?.id }
    const answers = await Promise.all([post(id, 'resend', body), post(id, 'resend', body)])
    await deliverAll()
    answers.push(await post(id, 'resend', body))
    expect(answers.map((answer) => answer.status)).toEqual([200, 200, 200])
    expect(answers.at(-1)?.body).toMatchObject({ mailState: 'sent', hasFailedMail: false })
    expect(kinds(answers.at(-1)?.body)).toEqual(['mail-failed', 'resend', 'mail-sent'])
    const mails = await mailsOf(id)
    expect(mails).toMatchObject([
      { state: 'failed' },
      { state: 'sent', resendOfId: first?.id, text: first?.text },
    ])
  })

  test('without an id is the newest notice, even a sent one; a waiting one is not duplicated', async () => {
    const id = await ask()
    await post(id, 'resend')
    expect(await mailsOf(id)).toHaveLength(1)
    await deliverAll()
    await pass(5)
    await post(id, 'resend')
    await deliverAll()
    await pass(0.5)
    await post(id, 'resend')
    expect(await mailsOf(id)).toHaveLength(2)
    await pass(5)
    await post(id, 'resend')
    expect(await mailsOf(id)).toHaveLength(3)
  })

  test('of another inquiry, or of spam never mailed, is 404', async () => {
    const [mail] = await mailsOf(await ask())
    expect((await post(await ask(), 'resend', { mailId: mail?.id })).status).toBe(404)
    expect((await post(await askAsSpam(), 'resend')).status).toBe(404)
  })
})

describe('forwarded to the partner', () => {
  test('goes to its own address, answers go to the family, and the clock stops', async () => {
    const id = await ask({ email: 'ruth@example.org' })
    const { status, body } = await post(id, 'forward', { message: 'Could you call her?' })
    expect(status).toBe(200)
    expect(body).toMatchObject({ status: 'forwarded', respondedAt: now.toISOString() })
    expect(kinds(body)).toEqual(['forward', 'status'])
    await post(id, 'forward', { message: 'Could you call her?' })
    await deliverAll()
    const [, mail, ...rest] = site.sentMail.slice(-2).toSorted((a, b) => b.to.localeCompare(a.to))
    expect(rest).toEqual([])
    expect(mail).toMatchObject({ to: 'office@hollis.example', replyTo: 'ruth@example.org' })
    expect(mail?.subject).toBe(`A family asks Hollis & Wren for information (${body.reference})`)
    expect(mail?.text).toMatch(/^Could you call her\?\n\nA family asks .*Hollis & Wren/)
    expect(mail?.text).toContain('> How long does it take?\n> Thank you.')
  })

  test('leaves an answered inquiry unchanged', async () => {
    const id = await ask()
    await patch(id, { status: 'responded' })
    expect((await post(id, 'forward')).body.status).toBe('responded')
  })

  test('needs an address', async () => {
    const [house] = await insertPartners(site.app.db, { email: null })
    await site.app.directory.refresh()
    const answer = await post(await ask({ partnerId: house?.id }), 'forward')
    expect([answer.status, answer.body.message]).toEqual([400, 'This partner has no email address.'])
  })
})
