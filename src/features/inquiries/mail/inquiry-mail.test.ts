import PostalMime from 'postal-mime'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readMails } from '../../../../tests/reading/stored-rows.ts'
import { type ReceivedMail, startSmtp } from '../../../../tests/servers/start-smtp.ts'
import { makeDatabaseApp } from '../../../../tests/sites/make-database-app.ts'
import { insertPartners } from '../../../../tests/values/build.ts'
import { MAIL_PAYLOADS } from '../../../../tests/values/mail-payloads.ts'
import type { App } from '../../../app.ts'
import { inquiries } from '../../../db/schema/directory.ts'
import { createSmtpMailer } from '../../../integrations/mail/smtp-mailer.ts'
import { createInquiryLimits } from '../receive/limits.ts'
import { receiveInquiry } from '../receive/receive-inquiry.ts'
import type { StoredInquiry } from '../stored-inquiry.ts'
import { deliverMail } from './deliver-mail.ts'
import { inquiryMail } from './inquiry-mail.ts'

const partner = {
  id: '2b1f7a50-23a4-4b3e-9b44-0d6b9a3c7f10',
  slug: 'hollis-and-wren-asheville',
  name: 'Hollis & Wren Funeral Home',
  address: '12 Merrimon Avenue',
  city: 'Asheville',
  state: 'North Carolina',
  zipCode: '28801',
  phone: '(828) 555-0142',
}
const inquiry = {
  name: 'Ruth Avery',
  email: 'ruth@example.org',
  phone: '828 555 0199',
  message: 'Hello.\n\nFAMILY\nTelephone: 1',
  locale: 'en',
  preferredContact: null,
  preferredTime: null,
  topics: [],
  reference: 'K7M2-QX4P',
  createdAt: new Date('2026-03-02T10:00:00Z'),
} as unknown as StoredInquiry
const app = {
  siteUrl: 'https://directory.example',
  config: { provider: { supportEmail: 'support@stillstone.example' } } as App['config'],
}

describe('the message about an inquiry', () => {
  test('names family, partner and message, and where to find them', () => {
    const mail = inquiryMail(app, inquiry, partner)
    expect(mail).toMatchObject({ to: 'support@stillstone.example', replyTo: 'ruth@example.org' })
    expect(mail.subject).toBe('Inquiry K7M2-QX4P: Hollis & Wren Funeral Home')
    for (const fact of [
      'Ruth Avery',
      'ruth@example.org',
      '828 555 0199',
      '2026-03-02 10:00 UTC',
      '(828) 555-0142',
      '12 Merrimon Avenue, Asheville, North Carolina 28801',
      'https://directory.example/state/north-carolina/city/asheville/hollis-and-wren-asheville',
    ]) {
      expect(mail.text).toContain(fact)
    }
  })

  test('quotes the message, so that it cannot pass for our own text', () => {
    expect(inquiryMail(app, inquiry, partner).text).toContain('\n> Hello.\n>\n> FAMILY\n> Telephone: 1\n')
  })

  test('says so when no telephone is given', () => {
    const { text } = inquiryMail(app, { ...inquiry, phone: null }, partner)
    expect(text).toContain('Telephone:  not given')
  })

  test('keeps its subject on one line and within bounds for any partner name', () => {
    const name = `A\r\nBcc: x@evil.example\u2028\u202e${'é'.repeat(400)}`
    const { subject } = inquiryMail(app, inquiry, { ...partner, name })
    expect(subject.length).toBeLessThanOrEqual(150)
    expect(subject).toMatch(/^Inquiry K7M2-QX4P: A Bcc: x@evil\.example é+$/)
  })
})

const HEADER_NAMES = [
  'auto-submitted',
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

describe('hostile text that passed the form', () => {
  let made: Awaited<ReturnType<typeof makeDatabaseApp>>
  let smtp: Awaited<ReturnType<typeof startSmtp>>
  beforeAll(async () => {
    made = await makeDatabaseApp()
    smtp = await startSmtp()
    made.app.mail = createSmtpMailer(smtp.url, 'directory@stillstone.example', { stepMs: 5000 })
  })
  afterAll(async () => {
    await smtp.close()
    await made.close()
  })

  /** Bypasses the schema: the mail must be safe without it. */
  async function sendAll(changes: object[]): Promise<ReceivedMail[]> {
    await made.app.db.delete(inquiries)
    smtp.received.length = 0
    const [row] = await insertPartners(made.app.db, {})
    const usual = {
      partnerId: row?.id ?? '',
      name: 'Ruth Avery',
      email: 'ruth@example.org',
      phone: '1',
      message: 'Hello',
    }
    for (const [index, change] of changes.entries()) {
      const input = { ...usual, name: `Ruth Avery ${index}`, ...change }
      const circumstances = {
        clientAddress: '198.51.100.7',
        limits: createInquiryLimits(1000),
        idempotencyKey: `${index}`,
      }
      await receiveInquiry(made.app, input, circumstances)
    }
    const waiting = await readMails(made.app.db)
    await Promise.all(waiting.map(({ id }) => deliverMail(made.app, id)))
    return smtp.received
  }

  test.each(['name', 'email', 'phone', 'message'])(
    'in %s: one message, one recipient, the same headers, 20 of 20',
    async (field) => {
      const mails = await sendAll(MAIL_PAYLOADS.map((payload) => ({ [field]: `ruth@example.org${payload}` })))
      expect(mails.map((mail) => mail.recipients)).toEqual(
        MAIL_PAYLOADS.map(() => ['support@stillstone.example']),
      )
      for (const { raw } of mails) {
        const mail = await PostalMime.parse(raw)
        const names = mail.headers.map((header) => header.key).sort()
        expect(names, raw).toEqual(HEADER_NAMES.filter((name) => names.includes(name)))
        expect(names).toEqual(expect.arrayContaining(['from', 'message-id', 'subject', 'to']))
        expect(mail.from?.address).toBe('directory@stillstone.example')
        expect(mail.html).toBeUndefined()
        if (field !== 'email') expect(mail.replyTo?.map((to) => to.address)).toEqual(['ruth@example.org'])
      }
    },
  )
})
