import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { readMails } from '../../../../tests/reading/stored-rows.ts'
import { makeApp, type TestApp } from '../../../../tests/sites/make-app.ts'
import { insertPartners } from '../../../../tests/values/build.ts'
import { outbox } from '../../../db/schema/directory.ts'
import { deliverMail } from '../../../features/inquiries/mail/deliver-mail.ts'
import { queueMail } from '../../../features/inquiries/mail/queue-mail.ts'
import type { Work } from '../../../shared/work.ts'

let site: TestApp
let admin: Awaited<ReturnType<TestApp['signIn']>>
beforeEach(async () => {
  site = await makeApp()
  admin = await site.signIn('Margaret Hale')
})
afterEach(() => site.close())

const work = async (): Promise<Work> => (await admin.call('GET', '/api/admin/work')).body
const queue = (subject: string) =>
  site.app.db.transaction((tx) =>
    queueMail(tx, site.app, { to: 'a@x.example', subject, text: 't', replyTo: null }, site.app.clock.now()),
  )
const stored = async (id: string) => (await readMails(site.app.db, eq(outbox.id, id)))[0]
const jobsOf = async (id: string) =>
  (
    await site.app.db.$client.query(
      `select state, start_after <= now() as is_due from pgboss.job where data ->> 'outboxId' = $1 and state in ('created', 'retry')`,
      [id],
    )
  ).rows

test('mail that waits, with why and since when; given up by hand it is not sent, tried again it is', async () => {
  const id = await queue('A question')
  const fails = { send: () => Promise.reject(new Error('451 try later')) }
  await expect(deliverMail({ ...site.app, mail: fails }, id)).rejects.toThrow()
  expect(await work()).toMatchObject({
    items: [
      {
        id,
        kind: 'mail',
        state: 'waiting',
        title: 'A question',
        reason: '451 try later',
        attempts: 1,
        canRetry: true,
        canGiveUp: true,
      },
    ],
    counts: { running: 0, waiting: 1, failed: 0 },
  })
  expect((await admin.call('POST', `/api/admin/work/mail/${id}/give-up`)).status).toBe(204)
  await deliverMail(site.app, id)
  expect(site.sentMail).toEqual([])
  expect(await work()).toMatchObject({
    items: [{ id, state: 'failed', reason: 'Given up by Margaret Hale.', canGiveUp: false }],
    counts: { waiting: 0, failed: 1 },
  })
  expect((await admin.call('POST', `/api/admin/work/mail/${id}/retry`)).status).toBe(204)
  expect((await admin.call('POST', `/api/admin/work/mail/${id}/retry`)).status).toBe(204)
  expect(await jobsOf(id)).toHaveLength(1)
  await deliverMail(site.app, id)
  expect((await stored(id))?.state).toBe('sent')
  expect((await work()).items).toEqual([])
  expect((await admin.call('POST', `/api/admin/work/mail/${id}/give-up`)).status).toBe(409)
})

test('a mail that waits for a later try is brought forward', async () => {
  const id = await queue('Later')
  await site.app.db.$client.query(
    `update pgboss.job set state = 'retry', start_after = now() + interval '10 minutes'`,
  )
  expect((await work()).items[0]?.nextTryAt).not.toBeNull()
  await admin.call('POST', `/api/admin/work/mail/${id}/retry`)
  expect(await jobsOf(id)).toEqual([{ state: 'retry', is_due: true }])
})

test('unknown work is not found', async () => {
  const nobody = '00000000-0000-4000-8000-000000000000'
  for (const what of ['retry', 'give-up'])
    expect((await admin.call('POST', `/api/admin/work/mail/${nobody}/${what}`)).status).toBe(404)
  expect((await admin.call('POST', `/api/admin/work/texts/${nobody}/give-up`)).status).toBe(404)
})

test('services say whether they are set, and prove that they work', async () => {
  const { services } = await work()
  expect(services.map(({ id, isConfigured, isTroubled }) => ({ id, isConfigured, isTroubled }))).toEqual([
    { id: 'mail', isConfigured: false, isTroubled: false },
    { id: 'journal', isConfigured: true, isTroubled: false },
    { id: 'google', isConfigured: false, isTroubled: false },
    { id: 'ai', isConfigured: false, isTroubled: false },
    { id: 'backup', isConfigured: false, isTroubled: false },
    { id: 'files', isConfigured: false, isTroubled: false },
  ])
  const mail = await admin.call('POST', '/api/admin/services/mail/check')
  expect(mail.body).toMatchObject({ isWorking: true })
  expect(site.sentMail.map(({ to }) => to)).toEqual([admin.user.email])
  const files = await admin.call('POST', '/api/admin/services/files/check')
  expect(files.body).toEqual({ isWorking: true, sentence: 'A test file was written, read and removed.' })
  const model = await admin.call('POST', '/api/admin/services/ai/check')
  expect(model.body).toEqual({ isWorking: false, sentence: 'No language model is configured.' })
})

test('a mail server that refuses is named with its reason', async () => {
  site.app.mail.send = () => Promise.reject(new Error('535 login refused'))
  const { body } = await admin.call('POST', '/api/admin/services/mail/check')
  expect(body).toEqual({
    isWorking: false,
    sentence: 'The message was not sent. 535 login refused',
  })
})

test('a file store that refuses, or changes a file, is named with its reason', async () => {
  const check = async () => (await admin.call('POST', '/api/admin/services/files/check')).body
  const { put } = site.app.files
  site.app.files.put = () => Promise.reject(new Error('the disk is full'))
  expect(await check()).toEqual({
    isWorking: false,
    sentence: 'A test file could not be written, read and removed. the disk is full',
  })
  site.app.files.put = (key) => put(key, Buffer.from('other'))
  expect(await check()).toEqual({
    isWorking: false,
    sentence: 'The test file was not read as it was written.',
  })
})

test('giving mail up is written to the inquiry that it belongs to', async () => {
  const [partner] = await insertPartners(site.app.db, {})
  await site.app.directory.refresh()
  const response = await site.request('/api/inquiries', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      partnerId: partner?.id,
      name: 'Ruth Avery',
      email: 'ruth@example.org',
      message: 'How long does it take?',
    }),
  })
  const { id: inquiryId } = (await response.json()) as { id: string }
  const [mail] = (await work()).items
  for (let at = 0; at < 2; at += 1)
    expect((await admin.call('POST', `/api/admin/work/mail/${mail?.id}/give-up`)).status).toBe(204)
  const { body } = await admin.call('GET', `/api/admin/inquiries/${inquiryId}`)
  expect(body).toMatchObject({ mailState: 'failed', hasFailedMail: true })
  expect(body.events).toMatchObject([
    {
      kind: 'mail-failed',
      text: 'Given up by Margaret Hale.',
      userName: 'Margaret Hale',
      mailKind: 'notice',
    },
  ])
  expect(body.events).toHaveLength(1)
})
