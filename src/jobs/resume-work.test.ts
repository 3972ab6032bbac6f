import { sql } from 'drizzle-orm'
import { PgBoss } from 'pg-boss'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { makeDatabaseApp } from '../../tests/sites/make-database-app.ts'
import { findLeftWork } from '../features/work/find-left-work.ts'
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
const run = (text: string) => made.app.db.execute(sql.raw(text))

test('only work that no living process holds is left, the oldest first', async () => {
  const addImport = (name: string, created: string, leased: string) =>
    run(`insert into import_jobs (user_name, file_name, state, options, file, created_at, leased_until)
      values ('Margaret', '${name}', 'writing', '{}', '', now() - interval '${created}', ${leased})`)
  await addImport('held', '1 hour', `now() + interval '10 seconds'`)
  await addImport('fresh', '1 second', 'null')
  await addImport('dead', '1 hour', `now() - interval '1 second'`)
  await addImport('never taken', '2 hours', 'null')
  const left = await findLeftWork(made.app)
  expect(left.map(({ name }) => name)).toEqual(['run-import', 'run-import'])
  const { rows } = await run(`select id, file_name as name from import_jobs`)
  const nameOf = (id: string) => rows.find((row) => row.id === id)?.name
  expect(left.map(({ payload }) => nameOf((payload as { id: string }).id))).toEqual(['never taken', 'dead'])
})

test('schedules of earlier releases end', async () => {
  const pool = made.app.db.$client
  const boss = new PgBoss({
    db: { executeSql: (text: string, values?: unknown[]) => pool.query(text, values) },
    migrate: false,
    supervise: false,
    schedule: false,
  })
  await boss.start()
  await boss.createQueue('resume-imports')
  await boss.schedule('resume-imports', '* * * * *')
  running = await startJobs(made.app)
  const names = (await boss.getSchedules()).map(({ name }) => name)
  await boss.stop({ close: false, graceful: false })
  expect(names).toContain('resume-work')
  expect(names).not.toContain('resume-imports')
})
