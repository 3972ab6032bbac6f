import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { insertMails, readMails } from '../../../../tests/reading/stored-rows.ts'
import { makeDatabaseApp } from '../../../../tests/sites/make-database-app.ts'
import { outbox } from '../../../db/schema/directory.ts'
import { compose } from '../../../integrations/mail/compose.ts'
import { MailRefused } from '../../../integrations/mail/mailer.ts'
import { deliverMail } from './deliver-mail.ts'
import { sweepOutbox } from './sweep-outbox.ts'

let now = new Date('2026-03-02T10:00:00Z')
let made: Awaited<ReturnType<typeof makeDatabaseApp>>
let send: () => Promise<void> = async () => {}

beforeAll(async () => {
  made = await makeDatabaseApp({ now: () => now })
  made.app.mail = {
    send: async (message) => {
      await send()
      made.sentMail.push(message)
    },
  }
})
afterAll(() => made.close())
beforeEach(async () => {
  now = new Date('2026-03-02T10:00:00Z')
  send = async () => {}
  made.sentMail.length = 0
  await made.app.db.delete(outbox)
  await made.app.db.execute(`delete from pgboss.job`)
})

async function putMail() {
  const [row] = await insertMails(made.app.db, {
    to: 'support@stillstone.example',
    replyTo: 'ruth@example.org',
    subject: 'S',
    text: 'T',
    createdAt: now,
  })
  return row?.id ?? ''
}
const stored = async (id: string) => (await readMails(made.app.db, eq(outbox.id, id)))[0]
const queued = async () =>
  (await made.app.db.execute<{ data: { outboxId: string } }>(`select data from pgboss.job`)).rows.map(
    (row) => row.data.outboxId,
  )

test('a message is sent and marked', async () => {
  const id = await putMail()
  await deliverMail(made.app, id)
  expect(made.sentMail).toEqual([
    { id, to: 'support@stillstone.example', replyTo: 'ruth@example.org', subject: 'S', text: 'T' },
  ])
  expect(await stored(id)).toMatchObject({ state: 'sent', attempts: 1, lastError: null, sentAt: now })
})

test('ten concurrent workers send it once, and later ones not again', async () => {
  send = () => new Promise((resolve) => setTimeout(resolve, 100))
  const id = await putMail()
  await Promise.all(Array.from({ length: 10 }, () => deliverMail(made.app, id)))
  await deliverMail(made.app, id)
  expect(made.sentMail).toHaveLength(1)
})

test('a message that was taken before its outcome was stored is sent again, under the same id', async () => {
  const id = await putMail()
  send = async () => {
    send = async () => {}
    await made.app.db.execute(`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and state = 'idle in transaction'`)
    await made.app.db.execute('select pg_sleep(0.1)')
  }
  await expect(deliverMail(made.app, id)).rejects.toThrow()
  expect(await stored(id)).toMatchObject({ state: 'waiting', attempts: 0 })
  await deliverMail(made.app, id)
  expect(made.sentMail.map((mail) => compose(mail, 'directory@stillstone.example').messageId)).toEqual(
    Array(2).fill(`<${id}@stillstone.example>`),
  )
  expect(await stored(id)).toMatchObject({ state: 'sent' })
})

test('when the mail server is unavailable, the error is recorded without addresses and the job repeats (INQUIRY-4)', async () => {
  const id = await putMail()
  send = () => Promise.reject(new Error('451 <ruth@example.org> try later'))
  await expect(deliverMail(made.app, id)).rejects.toThrow('Mail was not accepted')
  await expect(deliverMail(made.app, id)).rejects.toThrow('Mail was not accepted')
  expect(await stored(id)).toMatchObject({
    state: 'waiting',
    attempts: 2,
    lastError: '451 (address) try later',
  })
  send = async () => {}
  await deliverMail(made.app, id)
  expect(await stored(id)).toMatchObject({ state: 'sent', attempts: 3, lastError: null })
})

test('a permanent refusal fails the message at once, without a repeat', async () => {
  const id = await putMail()
  send = () => Promise.reject(new MailRefused('550 no such mailbox'))
  await deliverMail(made.app, id)
  send = async () => {}
  await deliverMail(made.app, id)
  expect(await stored(id)).toMatchObject({
    state: 'failed',
    attempts: 1,
    lastError: '550 no such mailbox',
    sentAt: null,
  })
  expect([made.sentMail, await sweepOutbox(made.app)]).toEqual([[], 0])
})

test('after a day of outage it is still tried, after more than three days it is given up', async () => {
  const id = await putMail()
  send = () => Promise.reject(new Error('down'))
  now = new Date('2026-03-03T10:00:00Z')
  await expect(deliverMail(made.app, id)).rejects.toThrow()
  expect(await stored(id)).toMatchObject({ state: 'waiting' })
  now = new Date('2026-03-05T11:00:00Z')
  await deliverMail(made.app, id)
  expect(await stored(id)).toMatchObject({ state: 'failed', lastError: 'down' })
})

test('the sweep queues every waiting message that has no queued job, once', async () => {
  const ids = [await putMail(), await putMail(), await putMail()]
  await deliverMail(made.app, ids[0] ?? '')
  await made.app.db.transaction((tx) => made.app.jobs.enqueue(tx, 'send-mail', { outboxId: ids[1] ?? '' }))
  expect([await sweepOutbox(made.app), await sweepOutbox(made.app)]).toEqual([1, 0])
  expect((await queued()).sort()).toEqual([ids[1], ids[2]].sort())
})
