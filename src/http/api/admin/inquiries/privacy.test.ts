import { eq, sql } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { CANARY, makePersonApp, TRACE } from '../../../../../tests/sites/make-person-app.ts'
import { insertPartners } from '../../../../../tests/values/build.ts'
import { changeSets, changes } from '../../../../db/schema/history.ts'
import { deliverMail } from '../../../../features/inquiries/mail/deliver-mail.ts'
import { PersonalData, PrivacyPreview } from '../../../../shared/inquiries/privacy.ts'

let site: Awaited<ReturnType<typeof makePersonApp>>
beforeEach(async () => {
  site = await makePersonApp()
})
afterEach(() => site.close())

const erase = (email: string, confirm = email) =>
  site.admin.call('POST', '/api/admin/privacy/erase', { email, confirm })

describe('an erasure', () => {
  test("removes a person from every table and file, and leaves other people's data (PRIVACY-1)", async () => {
    const other = await site.ask({ name: 'Tom', email: 'tom@feather.example', phone: '2', message: 'Hello' })
    const { id, sister } = await site.liveThrough()
    const places = new Set((await site.findTraces()).map((text) => text.split(/[:-]/)[0]))
    expect(places.size).toBeGreaterThan(10)

    const { status, body } = await erase(CANARY.email.toUpperCase(), CANARY.email)
    expect(status).toBe(200)
    expect(body).toMatchObject({ inquiryCount: 3, mentionCount: 1 })
    // An address that only begins like hers stays.
    const rest = await site.findTraces()
    expect(rest.map((text) => text.split(':')[0])).toEqual(['public.inquiries.message', 'public.outbox.text'])
    for (const text of rest)
      expect(text.replaceAll(`${CANARY.email.toLowerCase()}.org`, '')).not.toMatch(TRACE)

    const kept = (await site.admin.call('GET', `/api/admin/inquiries/${id}`)).body
    expect(kept).toMatchObject({
      name: '',
      email: '',
      phone: null,
      message: '',
      status: 'responded',
      mails: [],
    })
    expect(kept).toMatchObject({ partnerName: 'Hollis & Wren', erasedAt: expect.any(String), alsoFrom: [] })
    expect(kept.events.map((event: { text: string | null }) => event.text)).toEqual(
      kept.events.map(() => null),
    )
    expect(kept.events.at(-1)).toMatchObject({ kind: 'erase', userName: 'Margaret Hale' })
    expect((await site.admin.call('GET', `/api/admin/inquiries/${sister}`)).body.message).toMatch(
      /^Please write to my sister, \(erased\)\. Not to /,
    )
    expect(await site.mailsOf(other)).toHaveLength(1)
    expect((await site.admin.call('GET', '/api/admin/inquiries?status=pending')).body).toHaveLength(2)
  })

  test('is recorded in the history by a hash with a new salt each time', async () => {
    const persons: string[] = []
    for (let n = 0; n < 2; n += 1) {
      await site.ask({ message: `Asked for the ${n}th time` })
      await erase(CANARY.email)
      const rows = await site.app.db
        .select({ set: changeSets, after: changes.after })
        .from(changeSets)
        .innerJoin(changes, eq(changes.changeSetId, changeSets.id))
      expect(rows.at(-1)).toMatchObject({
        set: { action: 'erase', entity: 'inquiry', userName: 'Margaret Hale', itemCount: 1 },
        after: { status: 'closed', erasedAt: expect.any(String) },
      })
      persons.push(String(rows.at(-1)?.after?.person))
    }
    expect(persons[0]).toMatch(/^scrypt:[\w-]{22}:[\w-]{43}$/)
    expect(new Set(persons.map((person) => person.split(':')[2])).size).toBe(2)
  })

  test('waits for a message being written and erases it too', async () => {
    const id = await site.ask()
    const [mail] = await site.mailsOf(id)
    const { send } = site.app.mail
    const writing = Promise.withResolvers<void>()
    const goOn = Promise.withResolvers<void>()
    site.app.mail = {
      send: async (message) => {
        writing.resolve()
        await goOn.promise
        await send(message)
      },
    }
    const delivered = deliverMail(site.app, mail?.id ?? '')
    await writing.promise
    const erased = erase(CANARY.email)
    const isFirst = await Promise.race([erased.then(() => 'erased'), lockWait().then(() => 'waits')])
    expect(isFirst).toBe('waits')
    goOn.resolve()
    await delivered
    expect((await erased).body).toMatchObject({ inquiryCount: 1, mailCount: 1, fileCount: 1 })
    expect(await site.findTraces()).toEqual([])
  })

  test('of a waiting message prevents its delivery', async () => {
    const id = await site.ask()
    const [mail] = await site.mailsOf(id)
    await erase(CANARY.email)
    await deliverMail(site.app, mail?.id ?? '')
    expect(await site.findTraces()).toEqual([])
  })

  test('of an unknown address does nothing and is not recorded', async () => {
    expect((await erase('nobody@feather.example')).body).toEqual({
      inquiryCount: 0,
      mailCount: 0,
      fileCount: 0,
      mentionCount: 0,
      checkCount: 0,
    })
    expect(await site.app.db.select().from(changeSets)).toEqual([])
  })

  test.each([
    ['another address to confirm', 'a@feather.example', 'b@feather.example', 'confirm'],
    ['no address', 'feather', 'feather', 'email'],
    ['the address of the directory', 'support@stillstone.example', 'support@stillstone.example', 'email'],
  ])('with %s is refused', async (_, email, confirm, field) => {
    const { status, body } = await erase(email, confirm)
    expect([status, Object.keys(body.fields)]).toEqual([400, [field]])
  })

  test('makes an inquiry read-only', async () => {
    const id = await site.ask()
    await erase(CANARY.email)
    const answers = [
      await site.admin.call('PATCH', `/api/admin/inquiries/${id}`, { status: 'pending' }),
      await site.admin.call('PATCH', '/api/admin/inquiries/bulk', { ids: [id], status: 'pending' }),
      await site.post(id, 'reply', { message: 'x' }),
      await site.post(id, 'forward'),
      await site.post(id, 'notes', { note: 'x' }),
      await site.post(id, 'resend'),
    ]
    expect(answers.map((answer) => answer.status)).toEqual([409, 409, 409, 409, 409, 409])
  })
})

test('the preview shows what is stored and what an erasure keeps (PRIVACY-1)', async () => {
  await site.liveThrough()
  await insertPartners(site.app.db, { name: 'Feather House', email: CANARY.email.toLowerCase() })
  const { body } = await site.admin.call('POST', '/api/admin/privacy/preview', {
    email: CANARY.email.toLowerCase(),
  })
  expect(PrivacyPreview.parse(body)).toMatchObject({
    mailCount: 6,
    sentMailCount: 4,
    mentionCount: 1,
    partnerNames: ['Feather House'],
    isAdministrator: false,
  })
  expect(body.inquiries).toHaveLength(3)
  expect(
    (await site.admin.call('POST', '/api/admin/privacy/preview', { email: 'margaret.hale@example.org' }))
      .body,
  ).toMatchObject({
    inquiries: [],
    isAdministrator: true,
  })
})

test('the export has everything, as a file (PRIVACY-1)', async () => {
  const { id } = await site.liveThrough()
  const { status, body, response } = await site.admin.call('POST', '/api/admin/privacy/export', {
    email: CANARY.email,
  })
  expect(status).toBe(200)
  expect(response.headers.get('content-disposition')).toMatch(
    /^attachment; filename="personal-data-\d{4}-\d\d-\d\d\.json"$/,
  )
  const data = PersonalData.parse(body)
  expect(data.inquiries).toHaveLength(3)
  const full = data.inquiries.find((inquiry) => inquiry.id === id)
  expect(full).toMatchObject({ ...CANARY, partnerName: 'Hollis & Wren' })
  expect(full?.mails).toHaveLength((await site.mailsOf(id)).length)
  expect(full?.mails.map((mail) => mail.text).join()).toContain('may it sing back')
  expect(full?.events.map((event) => event.text).join()).toContain('rang at noon')
  expect(data.mentions.length).toBeGreaterThan(1)
})

/** Resolves once a statement waits for a lock. */
async function lockWait() {
  for (;;) {
    const { rows } = await site.app.db.execute(
      sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    )
    if (rows.length > 0) return
  }
}
