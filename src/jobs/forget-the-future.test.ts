import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { insertMails, readMails } from '../../tests/reading/stored-rows.ts'
import { makeDatabaseApp } from '../../tests/sites/make-database-app.ts'
import { sweepOutbox } from '../features/inquiries/mail/sweep-outbox.ts'
import { forgetTheFuture } from './forget-the-future.ts'
import { type RunningJobs, startJobs } from './start-jobs.ts'

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
/** The test's time limit ends it. */
async function until(isTrue: () => Promise<boolean>) {
  while (!(await isTrue())) await new Promise((resolve) => setTimeout(resolve, 50))
}
const run = (text: string) => made.app.db.execute(sql.raw(text))

test('after a clock that was a year ahead the queue makes its rounds, and mail of then is sent', async () => {
  await insertMails(made.app.db, { to: 'a@example.org' })
  await sweepOutbox(made.app)
  await run(`update pgboss.version set cron_on = now() + interval '1 year'`)
  await run(`update pgboss.queue set maintain_on = now() + interval '1 year'`)
  await run(`update pgboss.job set start_after = now() + interval '1 year'`)
  running = await startJobs(made.app)
  await until(async () => (await readMails(made.app.db)).every(({ state }) => state === 'sent'))
  await until(async () => {
    const { rows } = await run(`select cron_on <= now() as "isNow" from pgboss.version`)
    return rows[0]?.isNow === true
  })
})

test('a lease of then ends, and one of an honest worker stays', async () => {
  const lease = (ends: string) =>
    run(`insert into import_jobs (user_name, file_name, state, options, file, leased_until)
      values ('Margaret', 'list.csv', 'writing', '{}', '', ${ends})`)
  await lease(`now() + interval '1 year'`)
  await lease(`now() + interval '30 seconds'`)
  await forgetTheFuture(made.app.db)
  const { rows } = await run(
    `select leased_until > clock_timestamp() as "isHeld" from import_jobs order by leased_until`,
  )
  expect(rows).toEqual([{ isHeld: false }, { isHeld: true }])
})
