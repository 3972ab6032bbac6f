import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { readMails } from '../../../tests/reading/stored-rows.ts'
import { MAX_SENT_BYTES, type SmtpFault, startFaultySmtp } from '../../../tests/servers/start-faulty-smtp.ts'
import { makeApp, type TestApp } from '../../../tests/sites/make-app.ts'
import { outbox } from '../../db/schema/directory.ts'
import { createSmtpMailer } from '../../integrations/mail/smtp-mailer.ts'
import type { Work } from '../../shared/work.ts'
import { deliverMail } from '../inquiries/mail/deliver-mail.ts'
import { queueMail } from '../inquiries/mail/queue-mail.ts'
import { mailCheck } from './check-mail.ts'

const LIMITS = { stepMs: 600, totalMs: 1500 }
const FROM = 'directory@stillstone.example'
let site: TestApp
let admin: Awaited<ReturnType<TestApp['signIn']>>
let smtp: Awaited<ReturnType<typeof startFaultySmtp>>
beforeAll(async () => {
  site = await makeApp({ SMTP_URL: 'smtp://127.0.0.1:1' })
  admin = await site.signIn('Margaret Hale')
  site.app.services = [mailCheck(site.app)]
})
afterEach(async () => {
  await smtp.close()
  await site.app.db.delete(outbox)
})
afterAll(() => site.close())

const queue = () =>
  site.app.db.transaction((tx) =>
    queueMail(
      tx,
      site.app,
      { to: 'a@x.example', subject: 'A question', text: 'Text.', replyTo: null },
      site.app.clock.now(),
    ),
  )
const work = async (): Promise<Work> => (await admin.call('GET', '/api/admin/work')).body
const stored = async (id: string) => (await readMails(site.app.db, eq(outbox.id, id)))[0]

const REPEATED: [SmtpFault | 'refused', string][] = [
  ['refused', 'The mail server could not be reached.'],
  ['hang', 'The mail server did not answer in time.'],
  ['451', 'The mail server answered: 451 4.3.0 Please try again later'],
  ['drip', 'The mail server did not answer in time.'],
  ['garbage', 'The answer of the mail server could not be read.'],
  ['endless line', 'The answer of the mail server could not be read.'],
  ['endless greeting', 'The answer of the mail server could not be read.'],
  ['endless 220', 'The answer of the mail server could not be read.'],
  ['endless 250', 'The answer of the mail server could not be read.'],
  ['quota', 'The mail server answered: 550 5.4.5 Daily user sending limit exceeded'],
]

test.each(REPEATED)(
  '%s: the Jobs screen says why, and the message is sent once it works',
  async (fault, reason) => {
    smtp = await startFaultySmtp(fault === 'refused' ? 'ok' : fault)
    if (fault === 'refused') await smtp.close()
    site.app.mail = createSmtpMailer(smtp.url, FROM, LIMITS)
    const id = await queue()
    const startedAt = performance.now()
    await expect(deliverMail(site.app, id)).rejects.toThrow(reason.replace(/(\d\.\d\.\d).*/, '$1'))
    // Far above the limit, far below what an unlimited attempt would take.
    expect(performance.now() - startedAt).toBeLessThan(20_000)
    // Buffers of the system hold some megabytes, and a busy machine closes late; without a limit all is read.
    expect(smtp.state.sentBytes).toBeLessThan(MAX_SENT_BYTES)

    const { items, services } = await work()
    expect(items).toMatchObject([
      { id, state: 'waiting', reason, attempts: 1, canRetry: true, canGiveUp: true },
    ])
    expect(services).toMatchObject([{ isTroubled: true }])
    expect(services[0]?.sentence).toContain(reason)
    const check = await admin.call('POST', '/api/admin/services/mail/check')
    expect(check.body).toMatchObject({ isWorking: false })
    expect(check.body.sentence).toContain(reason)

    if (fault === 'refused') {
      smtp = await startFaultySmtp('ok')
      site.app.mail = createSmtpMailer(smtp.url, FROM, LIMITS)
    }
    smtp.state.fault = 'ok'
    await deliverMail(site.app, id)
    await deliverMail(site.app, id)
    expect(smtp.state.accepted).toHaveLength(1)
    expect(smtp.state.accepted[0]).toContain('A question')
    expect(await stored(id)).toMatchObject({ state: 'sent', attempts: 2, lastError: null })
    expect(await work()).toMatchObject({ items: [], services: [{ isTroubled: false }] })
  },
)

test('550: given up at once with the server’s words, and still there to be sent again by hand', async () => {
  smtp = await startFaultySmtp('550')
  site.app.mail = createSmtpMailer(smtp.url, FROM, LIMITS)
  const id = await queue()
  await deliverMail(site.app, id)
  const reason = 'The mail server refused the message: 550 5.1.1 No such mailbox'
  expect((await work()).items).toMatchObject([{ id, state: 'failed', reason, canRetry: true }])
  smtp.state.fault = 'ok'
  expect((await admin.call('POST', `/api/admin/work/mail/${id}/retry`)).status).toBe(204)
  await deliverMail(site.app, id)
  expect(smtp.state.accepted).toHaveLength(1)
})

test('a send that outlasts the limit of a statement is recorded, so that it is not repeated', async () => {
  const brief = await makeApp({ DATABASE_STATEMENT_MS: '1000' })
  try {
    smtp = await startFaultySmtp('ok')
    const mailer = createSmtpMailer(smtp.url, FROM)
    brief.app.mail = {
      send: async (message) => {
        await new Promise((resolve) => setTimeout(resolve, 2500))
        await mailer.send(message)
      },
    }
    const id = await brief.app.db.transaction((tx) =>
      queueMail(
        tx,
        brief.app,
        { to: 'a@x.example', subject: 'A question', text: 'Text.', replyTo: null },
        brief.app.clock.now(),
      ),
    )
    await deliverMail(brief.app, id)
    await deliverMail(brief.app, id)
    expect(smtp.state.accepted).toHaveLength(1)
  } finally {
    await brief.close()
  }
})
