import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { PgBoss } from 'pg-boss'
import { afterEach, beforeEach, describe, expect, inject, test } from 'vitest'
import { databaseUrl, onServer } from '../../tests/global-setup.ts'
import { insertMails, readMails } from '../../tests/reading/stored-rows.ts'
import { smtpAnswer, startSmtp } from '../../tests/servers/start-smtp.ts'
import { makeDatabaseApp } from '../../tests/sites/make-database-app.ts'
import { insertPartners } from '../../tests/values/build.ts'
import { createInquiryLimits } from '../features/inquiries/receive/limits.ts'
import { receiveInquiry } from '../features/inquiries/receive/receive-inquiry.ts'
import { createSmtpMailer } from '../integrations/mail/smtp-mailer.ts'
import { ALL_JOBS } from './all-jobs.ts'
import { prepareJobs } from './prepare-jobs.ts'
import { type RunningJobs, startJobs } from './start-jobs.ts'

const MAILS = Number(process.env.OUTBOX_MAILS ?? 60)

let made: Awaited<ReturnType<typeof makeDatabaseApp>>
let running: RunningJobs | undefined
beforeEach(async () => {
  made = await makeDatabaseApp()
})
afterEach(async () => {
  await running?.stop()
  running = undefined
  await made.close()
})

async function inquire(message: string) {
  const [partner] = await insertPartners(made.app.db, {})
  return receiveInquiry(
    made.app,
    { partnerId: partner?.id ?? '', name: 'Ruth Avery', email: 'ruth@example.org', message },
    { clientAddress: '198.51.100.7', limits: createInquiryLimits(1000) },
  )
}
const states = async () => (await readMails(made.app.db)).map((row) => row.state)
/** The test's time limit ends it. */
async function until(isTrue: () => Promise<boolean>) {
  while (!(await isTrue())) await new Promise((resolve) => setTimeout(resolve, 50))
}

describe('the workers', () => {
  test('deliver what is received, and what was waiting before they ran', async () => {
    await inquire('before')
    await made.app.db.execute(`delete from pgboss.job`)
    running = await startJobs(made.app)
    await inquire('after')
    await until(async () => (await states()).every((state) => state === 'sent'))
    expect(made.sentMail.map((mail) => /> (\w+)/.exec(mail.text)?.[1]).sort()).toEqual(['after', 'before'])
  })

  test('survive an outage of the mail server and deliver afterwards; a refused message does not delay the others', async () => {
    let isDown = true
    const smtp = await startSmtp({
      onMailFrom: (_, __, done) => done(isDown ? smtpAnswer(451) : undefined),
      onRcptTo: ({ address }, _, done) => done(address.startsWith('nobody') ? smtpAnswer(550) : undefined),
    })
    made.app.mail = createSmtpMailer(smtp.url, 'directory@stillstone.example', { stepMs: 2000 })
    await repeatEverySecond()
    await made.app.db.transaction(async (tx) => {
      const [row] = await insertMails(tx, { to: 'nobody@x.example', subject: 's', text: 't' })
      await made.app.jobs.enqueue(tx, 'send-mail', { outboxId: row?.id ?? '' })
    })
    await inquire('through')
    running = await startJobs(made.app)
    await until(async () => (await readMails(made.app.db)).every((row) => row.attempts > 0))
    isDown = false
    await until(async () => (await states()).sort().join() === 'failed,sent')
    await smtp.close()
    expect(smtp.received.map((mail) => mail.recipients)).toEqual([['support@stillstone.example']])
  })

  test(`of three processes send each of ${MAILS} messages once`, {
    timeout: 240_000 + MAILS * 200,
  }, async () => {
    for (let n = 0; n < MAILS; n += 1)
      await insertMails(made.app.db, { to: 'a@x.example', subject: `${n}`, text: 't' })
    const others = await Promise.all([startJobs(made.app), startJobs(made.app), startJobs(made.app)])
    await until(async () => (await states()).every((state) => state === 'sent'))
    await Promise.all(others.map((other) => other.stop()))
    expect(new Set(made.sentMail.map((mail) => mail.id)).size).toBe(MAILS)
    expect(made.sentMail).toHaveLength(MAILS)
  })

  test(`send ${MAILS} messages through a server that fails every third time, each at least once and none twice without need`, {
    timeout: 240_000 + MAILS * 400,
  }, async () => {
    let tries = 0
    let lateFailures = 0
    const delivered: string[] = []
    made.app.mail = {
      async send({ id }) {
        tries += 1
        if (tries % 3 !== 0) return void delivered.push(id)
        // In turn before the server took the message, and after, when its fate is unknown.
        if (tries % 2 === 0) {
          delivered.push(id)
          lateFailures += 1
        }
        throw new Error('The mail server did not answer in time.')
      },
    }
    await repeatEverySecond()
    await made.app.db.transaction(async (tx) => {
      const rows = await insertMails(
        tx,
        ...Array.from({ length: MAILS }, (_, n) => ({ to: 'a@x.example', subject: `${n}`, text: 't' })),
      )
      for (const { id } of rows) await made.app.jobs.enqueue(tx, 'send-mail', { outboxId: id })
    })
    const workers = await Promise.all([startJobs(made.app), startJobs(made.app), startJobs(made.app)])
    await until(async () => (await states()).every((state) => state === 'sent'))
    await Promise.all(workers.map((worker) => worker.stop()))
    expect(tries).toBeGreaterThan(MAILS)
    expect(new Set(delivered).size).toBe(MAILS)
    expect(delivered.length - MAILS).toBeLessThanOrEqual(lateFailures)
  })

  test('keep trying for more than a day, never more than 15 minutes apart, with jitter', async () => {
    await inquire('patient')
    const boss = await openBoss()
    const delays: number[] = []
    for (;;) {
      const [job] = await boss.fetch<{ outboxId: string }>('send-mail', { ignoreStartAfter: true })
      if (!job) break
      await boss.fail('send-mail', job.id)
      const { rows } = await made.app.db.$client.query<{ seconds: number; state: string }>(
        `select extract(epoch from start_after - now())::float8 as seconds, state from pgboss.job where id = $1`,
        [job.id],
      )
      if (rows[0]?.state === 'retry') delays.push(rows[0].seconds)
    }
    await boss.stop({ close: false, graceful: false })
    expect(Math.max(...delays)).toBeLessThanOrEqual(901)
    expect(delays.reduce((sum, seconds) => sum + seconds, 0)).toBeGreaterThan(24 * 3600)
    expect(new Set(delays.slice(0, 5).map((seconds) => Math.round(seconds) % 15)).size).toBeGreaterThan(1)
  })
})

describe('the job tables', () => {
  test('are made once by many processes that start together', async () => {
    const database = `test_${randomBytes(6).toString('hex')}`
    await onServer(inject('postgresUrl'), `create database ${database}`)
    const pools = Array.from({ length: 8 }, () => {
      return new pg.Pool({ connectionString: databaseUrl(inject('postgresUrl'), database), max: 1 })
    })
    await Promise.all(pools.map((pool) => prepareJobs(pool)))
    const { rows } = await (pools[0] as pg.Pool).query(
      `select name from pgboss.queue where name not like '\\_\\_%' order by 1`,
    )
    await Promise.all(pools.map((pool) => pool.end()))
    await onServer(inject('postgresUrl'), `drop database ${database}`)
    expect(rows.map((row) => row.name)).toEqual(Object.keys(ALL_JOBS).sort())
  })
})

async function repeatEverySecond() {
  const boss = await openBoss()
  await boss.updateQueue('send-mail', { ...ALL_JOBS['send-mail'].queue, retryDelay: 1, retryDelayMax: 1 })
  await boss.stop({ close: false, graceful: false })
}

async function openBoss() {
  const pool = made.app.db.$client
  const db = { executeSql: (text: string, values?: unknown[]) => pool.query(text, values) }
  return new PgBoss({ db, migrate: false, supervise: false, schedule: false }).start()
}
