import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, expect, inject, test } from 'vitest'
import { TEST_VAULT } from '../../tests/sites/test-vault.ts'
import { AppError } from '../shared/errors.ts'
import { type Database, openDatabase } from './open.ts'

let db: Database
let other: Database
beforeEach(() => {
  db = openDatabase({ connectionString: inject('postgresUrl') }, TEST_VAULT, 2)
  other = openDatabase({ connectionString: inject('postgresUrl') }, TEST_VAULT, 1)
})
afterEach(async () => {
  await Promise.all([db.$client.end(), other.$client.end()])
})

const pidOf = async (on: Pick<Database, 'execute'>) =>
  (await on.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`)).rows[0]?.pid ?? 0
const free = () => db.$client.idleCount === db.$client.totalCount

test('a connection lost before, during or at the end of a transaction returns to the pool', async () => {
  for (let round = 0; round < 20; round += 1) {
    const pid = await pidOf(db)
    await other.execute(sql`select pg_terminate_backend(${pid})`)
    await db.transaction((tx) => pidOf(tx)).catch(() => {})

    const inside = db.transaction(async (tx) => {
      await other.execute(sql`select pg_terminate_backend(${await pidOf(tx)})`)
      return pidOf(tx)
    })
    await expect(inside).rejects.toThrow()
  }
  expect(free()).toBe(true)
  expect(await db.transaction((tx) => pidOf(tx))).toBeGreaterThan(0)
})

test('an error is passed on and rolled back; only an AppError keeps the connection', async () => {
  await db.execute(sql`create temporary table kept (n int)`)
  const pid = await pidOf(db)
  const refuse = db.transaction(async (tx) => {
    await tx.execute(sql`insert into kept values (1)`)
    throw new AppError('not_found', 'none')
  })
  await expect(refuse).rejects.toMatchObject({ code: 'not_found' })
  expect([await pidOf(db), (await db.execute(sql`select * from kept`)).rows]).toEqual([pid, []])

  await expect(db.transaction((tx) => tx.execute(sql`select nothing`))).rejects.toThrow()
  expect([free(), (await pidOf(db)) === pid]).toEqual([true, false])
})
