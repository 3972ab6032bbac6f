import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { insertMails, readMails } from '../../tests/reading/stored-rows.ts'
import { makeDatabaseApp } from '../../tests/sites/make-database-app.ts'
import { sweepOutbox } from '../features/inquiries/mail/sweep-outbox.ts'
import { prepareJobs } from './prepare-jobs.ts'
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
  await run(`update pgboss.job set start_after = now() + interval '1 year'`)
  await prepareJobs(made.app.db.$longClient)
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
  running = await startJobs(made.app)
  const { rows } = await run(`
    select count(*) filter (where leased_until > now() + interval '1 hour')::int as late,
      count(*) filter (where leased_until > now())::int as held from import_jobs`)
  expect(rows).toEqual([{ late: 0, held: 1 }])
})
