import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeDatabase } from '../../../tests/servers/make-database.ts'
import { loginLimits } from '../../db/schema/accounts.ts'
import { purgeAccounts } from './purge-accounts.ts'

let database: Awaited<ReturnType<typeof makeDatabase>>
beforeAll(async () => {
  database = await makeDatabase()
})
afterAll(() => database.close())

test('a flood of invented names leaves a bounded number of counts and keeps the real waits', async () => {
  const { db } = database
  const now = new Date('2026-03-02T09:00:00Z')
  const soon = now.getTime() + 3_600_000
  const floods = Array.from({ length: 500 }, (_, n) => ({ key: `name:${n}`, points: 1, expire: soon + n }))
  const waits = Array.from({ length: 5 }, (_, n) => ({ key: `name:wait${n}`, points: 9, expire: soon }))
  await db.insert(loginLimits).values([...waits, ...floods])
  await purgeAccounts({ db, clock: { now: () => now } }, 20)
  const left = await db.select().from(loginLimits)
  expect(left).toHaveLength(20)
  expect(left.filter(({ points }) => points === 9)).toHaveLength(5)
  expect(left.map(({ key }) => key)).toContain('name:499')
})

test('100,000 counts are kept, and none that is over', async () => {
  const { db } = database
  const now = new Date('2026-03-02T09:00:00Z')
  await db.execute(sql`insert into login_limits (key, points, expire)
    select 'name:many' || n, 1, ${now.getTime()}::bigint + n from generate_series(-1, 100100) n`)
  await purgeAccounts({ db, clock: { now: () => now } })
  const { rows } = await db.execute(
    sql`select count(*)::int as count, min(expire) >= ${now.getTime()}::bigint as "isOpen" from login_limits`,
  )
  expect(rows).toEqual([{ count: 100_000, isOpen: true }])
})
