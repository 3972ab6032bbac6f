import { eq } from 'drizzle-orm'
import PostalMime from 'postal-mime'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { readMails } from '../../../../tests/reading/stored-rows.ts'
import { startSmtp } from '../../../../tests/servers/start-smtp.ts'
import { makeDatabaseApp } from '../../../../tests/sites/make-database-app.ts'
import { insertPartners } from '../../../../tests/values/build.ts'
import { MAIL_PAYLOADS } from '../../../../tests/values/mail-payloads.ts'
import { inquiries, outbox } from '../../../db/schema/directory.ts'
import { createSmtpMailer } from '../../../integrations/mail/smtp-mailer.ts'
import { findInquiry } from '../inbox/find-inquiry.ts'
import { createInquiryLimits } from '../receive/limits.ts'
import { receiveInquiry } from '../receive/receive-inquiry.ts'
import { forwardInquiry, replyToInquiry } from './answer-inquiry.ts'
import { deliverMail } from './deliver-mail.ts'

let now = new Date('2026-03-02T10:00:00Z')
let made: Awaited<ReturnType<typeof makeDatabaseApp>>
let smtp: Awaited<ReturnType<typeof startSmtp>>
let partnerId: string
const actor = { id: null, name: 'Margaret Hale' }

beforeAll(async () => {
  made = await makeDatabaseApp({ now: () => now })
  smtp = await startSmtp()
  made.app.mail = createSmtpMailer(smtp.url, 'directory@stillstone.example', { stepMs: 5000 })
  const [partner] = await insertPartners(made.app.db, {
    name: 'Hollis & Wren',
    email: 'office@hollis.example',
  })
  partnerId = partner?.id ?? ''
})
afterAll(async () => {
  await smtp.close()
  await made.close()
})
beforeEach(async () => {
  now = new Date('2026-03-02T10:00:00Z')
  await made.app.db.delete(inquiries)
  smtp.received.length = 0
})

let keys = 0
async function ask(given: object = {}) {
  keys += 1
  const usual = {
    partnerId,
    name: 'Ruth Avery',
    email: 'ruth@example.org',
    message: 'My father has died.\n\nWhat now?',
  }
  const circumstances = {
    clientAddress: '198.51.100.7',
    limits: createInquiryLimits(1000),
    idempotencyKey: `${keys}`,
  }
  return (await receiveInquiry(made.app, { ...usual, ...given }, circumstances)).id
}
const reply = (id: string, message: string, subject?: string) =>
  replyToInquiry(made.app, id, { message, ...(subject === undefined ? {} : { subject }) }, actor)
async function deliverAll() {
  const rows = await readMails(made.app.db)
  for (const { id } of rows) await deliverMail(made.app, id)
  return Promise.all(
    smtp.received.map(async ({ raw, recipients }) => ({
      raw,
      recipients,
      mail: await PostalMime.parse(raw),
    })),
  )
}

describe('a reply', () => {
  test('is one message to the family, whose answer goes to the support address', async () => {
    const id = await ask()
    await deliverAll()
    smtp.received.length = 0
    now = new Date('2026-03-03T09:00:00Z')
    const inquiry = await reply(id, 'Dear Ruth,\n\nwe are sorry. Please call us.')
    expect(inquiry).toMatchObject({ status: 'responded', respondedAt: '2026-03-03T09:00:00.000Z' })
    const [sent, ...rest] = await deliverAll()
    expect(rest).toEqual([])
    expect(sent?.recipients).toEqual(['ruth@example.org'])
    const { mail } = sent ?? {}
    expect(mail?.from?.address).toBe('directory@stillstone.example')
    expect(mail?.to?.map((to) => to.address)).toEqual(['ruth@example.org'])
    expect(mail?.replyTo?.map((to) => to.address)).toEqual(['support@stillstone.example'])
    expect(mail?.subject).toBe(`Your inquiry about Hollis & Wren (${inquiry.reference})`)
    expect(mail?.html).toBeUndefined()
    expect(mail?.text?.replaceAll('\r\n', '\n').trimEnd()).toBe(
      [
        'Dear Ruth,',
        '',
        'we are sorry. Please call us.',
        '',
        'Stillstone',
        `Your reference number is ${inquiry.reference}.`,
        '',
        'On March 2, 2026 you wrote about Hollis & Wren:',
        '> My father has died.',
        '>',
        '> What now?',
      ].join('\n'),
    )
    expect(mail?.headers.map((header) => header.key)).not.toContain('auto-submitted')
    const { events } = await findInquiry(made.app.db, id)
    expect(events).toMatchObject([
      { kind: 'mail-sent', mailKind: 'notice', userName: null },
      { kind: 'reply', text: 'Dear Ruth,\n\nwe are sorry. Please call us.', userName: 'Margaret Hale' },
      { kind: 'status', fromStatus: 'pending', toStatus: 'responded' },
      { kind: 'mail-sent', mailKind: 'reply' },
    ])
  })

  test('continues the conversation of the notice and earlier replies, not the mail to the partner', async () => {
    const id = await ask()
    await deliverAll()
    now = new Date('2026-03-02T11:00:00Z')
    await forwardInquiry(made.app, id, {}, actor)
    await deliverAll()
    now = new Date('2026-03-02T12:00:00Z')
    await reply(id, 'First')
    await deliverAll()
    now = new Date('2026-03-02T13:00:00Z')
    await reply(id, 'Second', 'About your father')
    const [notice, forward, first, second] = (await deliverAll()).map(({ mail }) => mail)
    expect([notice?.inReplyTo, notice?.references]).toEqual([undefined, undefined])
    expect(forward?.inReplyTo).toBe(notice?.messageId)
    expect(first?.inReplyTo).toBe(notice?.messageId)
    expect(second?.subject).toBe('About your father')
    expect(second?.inReplyTo).toBe(first?.messageId)
    expect(second?.references).toBe(`${notice?.messageId} ${first?.messageId}`)
  })

  test('sent twice by a double click is one; the same words an hour later are another', async () => {
    const id = await ask()
    await Promise.all([reply(id, 'Dear Ruth'), reply(id, 'Dear Ruth'), reply(id, 'Dear Ruth ')])
    const replies = async () =>
      (await deliverAll()).filter(({ recipients }) => recipients[0] === 'ruth@example.org')
    expect(await replies()).toHaveLength(1)
    now = new Date('2026-03-02T11:00:00Z')
    await reply(id, 'Dear Ruth')
    expect(await replies()).toHaveLength(2)
  })

  test('to an invalid address, or without words, is refused and changes nothing', async () => {
    const id = await ask({ email: 'ruth at example' })
    await expect(reply(id, 'Dear Ruth')).rejects.toMatchObject({ code: 'invalid_input' })
    await expect(reply(await ask(), ' \u0000\n')).rejects.toMatchObject({
      code: 'invalid_input',
      fields: { message: expect.any(String) },
    })
    expect(await readMails(made.app.db)).toHaveLength(2)
    expect(await findInquiry(made.app.db, id)).toMatchObject({ status: 'pending', events: [] })
  })
})

const HEADERS = [
  'content-transfer-encoding',
  'content-type',
  'date',
  'from',
  'message-id',
  'mime-version',
  'reply-to',
  'subject',
  'to',
]

/** Bypasses the schema: the mail must be safe without it. */
describe('hostile text in a reply', () => {
  test('in subject, message, name and first message: one message, one recipient, the same headers, 20 of 20', async () => {
    for (const payload of MAIL_PAYLOADS) {
      const text = `Ruth${payload}`
      const id = await ask({ name: text, message: text })
      await made.app.db.delete(outbox).where(eq(outbox.kind, 'notice'))
      await reply(id, text, text)
    }
    const sent = await deliverAll()
    expect(sent.map(({ recipients }) => recipients)).toEqual(MAIL_PAYLOADS.map(() => ['ruth@example.org']))
    for (const { mail, raw } of sent) {
      expect(mail.headers.map((header) => header.key).sort(), raw).toEqual(HEADERS)
      expect(mail.from?.address).toBe('directory@stillstone.example')
      expect(mail.replyTo?.map((to) => to.address)).toEqual(['support@stillstone.example'])
      expect([mail.html, mail.attachments]).toEqual([undefined, []])
    }
  })

  test('in the address it goes to: refused, nothing sent', async () => {
    for (const payload of MAIL_PAYLOADS) {
      const id = await ask({ email: `ruth@example.org${payload}` })
      await made.app.db.delete(outbox).where(eq(outbox.kind, 'notice'))
      await expect(reply(id, 'Hello')).rejects.toMatchObject({ code: 'invalid_input' })
    }
    expect(await deliverAll()).toEqual([])
  })

  test("in the partner's address: refused as well", async () => {
    for (const payload of MAIL_PAYLOADS) {
      const [house] = await insertPartners(made.app.db, {
        email: `office@hollis.example${payload.replace('\u0000', '')}`,
      })
      const id = await ask({ partnerId: house?.id })
      await made.app.db.delete(outbox).where(eq(outbox.kind, 'notice'))
      await expect(forwardInquiry(made.app, id, {}, actor)).rejects.toMatchObject({ code: 'invalid_input' })
    }
    expect(await deliverAll()).toEqual([])
  })
})
