import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, expect, inject, test, vi } from 'vitest'
import {
  type FreezableProxy,
  startFreezableProxy,
  throughProxy,
} from '../../tests/servers/freezable-proxy.ts'
import { makeDatabase } from '../../tests/servers/make-database.ts'
import { TEST_VAULT } from '../../tests/sites/test-vault.ts'
import { takeNextVersion } from '../features/directory/snapshot/directory-version.ts'
import { type Database, endDatabase, openDatabase } from './open.ts'
import { watchDatabase } from './watch-database.ts'

/** A busy machine takes half of them to connect and to answer. */
const LIMITS = { waitMs: 1000, statementMs: 2000, longStatementMs: 60_000 }
const CANCELLED = { cause: { code: '57014' } }
const LOCK_NOT_AVAILABLE = { cause: { code: '55P03' } }

let proxy: FreezableProxy
let database: Awaited<ReturnType<typeof makeDatabase>>
let db: Database
beforeEach(async () => {
  proxy = await startFreezableProxy(inject('postgresUrl'))
  database = await makeDatabase()
  const url = new URL(inject('postgresUrl'))
  url.pathname = `/${database.name}`
  db = openDatabase({ connectionString: throughProxy(url.href, proxy) }, TEST_VAULT, 4, LIMITS)
})
afterEach(async () => {
  await endDatabase(db)
  await database.close()
  await proxy.close()
})

const sleep = (seconds: number) => sql`select pg_sleep(${seconds})`

test('the server ends a slow statement of a request, and lets long work go on', async () => {
  await expect(db.execute(sleep(30))).rejects.toMatchObject(CANCELLED)
  await expect(db.transaction((tx) => tx.execute(sleep(30)))).rejects.toMatchObject(CANCELLED)
  await expect(db.longTransaction((tx) => tx.execute(sleep(1)))).resolves.toBeDefined()
})

test('requests give up on a lock soon, and a writer waits a while for the previous one', async () => {
  const held = Promise.withResolvers<void>()
  const isHeld = Promise.withResolvers<void>()
  const holding = database.db.transaction(async (tx) => {
    await takeNextVersion(tx)
    await tx.execute(sql`lock table faq_items in access exclusive mode`)
    isHeld.resolve()
    await held.promise
  })
  await isHeld.promise
  await expect(db.execute(sql`select from faq_items`)).rejects.toMatchObject(LOCK_NOT_AVAILABLE)
  const long = db.longTransaction((tx) => tx.execute(sql`select from faq_items`))
  await expect(long).rejects.toMatchObject(LOCK_NOT_AVAILABLE)

  const version = db.longTransaction(async (tx) => {
    await takeNextVersion(tx)
    const { rows } = await tx.execute<{ lock_timeout: string }>(sql`show lock_timeout`)
    return rows[0]?.lock_timeout
  })
  setTimeout(held.resolve, 2 * LIMITS.waitMs)
  // Back to the session's own.
  expect(await version).toBe('1s')
  await holding
})

test('without the watcher, a connection that is owed an answer is cut in the end', async () => {
  await db.execute(sql`select 1`)
  proxy.freeze()
  await expect(db.execute(sql`select 1`)).rejects.toMatchObject({ cause: { code: 'ETIMEDOUT' } })
  await expect(db.execute(sql`select 1`)).rejects.toThrow()
  proxy.thaw()
  await vi.waitFor(() => db.execute(sql`select 1`), 60_000)
})

test('a pause of a few seconds rejects requests and leaves long work alone', async () => {
  const onSilent = vi.fn()
  const watch = watchDatabase(db, LIMITS.waitMs, { onSilent, onAnswer: () => {} })
  const isBegun = Promise.withResolvers<void>()
  const went = Promise.withResolvers<void>()
  const long = db.longTransaction(async (tx) => {
    await tx.execute(sql`select 1`)
    isBegun.resolve()
    await went.promise
    return tx.execute(sql`select 'whole' as work`)
  })
  await isBegun.promise
  proxy.freeze()
  await expect(db.execute(sql`select 1`)).rejects.toThrow()
  await expect.poll(() => onSilent.mock.calls.length).toBeGreaterThan(0)
  await expect(db.longTransaction((tx) => tx.execute(sql`select 1`))).rejects.toThrow()
  went.resolve()
  proxy.resume()
  expect((await long).rows).toEqual([{ work: 'whole' }])
  await vi.waitFor(() => db.execute(sql`select 1`), 60_000)
  await watch.stop()
})

test('ending does not wait for a silent server', async () => {
  const hung = expect(db.longTransaction((tx) => tx.execute(sleep(60)))).rejects.toThrow()
  await expect.poll(() => db.$longClient.totalCount).toBe(1)
  proxy.freeze()
  await endDatabase(db)
  await hung
})
