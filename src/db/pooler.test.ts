import { randomBytes } from 'node:crypto'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { databaseUrl, onServer } from '../../tests/global-setup.ts'
import { cloneTemplate } from '../../tests/servers/make-database.ts'
import { hasPgbouncer, type Pgbouncer, startPgbouncer } from '../../tests/servers/start-pgbouncer.ts'
import { TEST_VAULT } from '../../tests/sites/test-vault.ts'
import { insertPartners } from '../../tests/values/build.ts'
import { openDirectoryView } from '../features/directory/snapshot/open-directory-view.ts'
import { createJobQueue } from '../jobs/create-job-queue.ts'
import { requireNotifications } from './check-notifications.ts'
import { endDatabase, openDatabase } from './open.ts'
import { type RunningDatabase, startDatabase } from './start-database.ts'

const LIMITS = { waitMs: 700, statementMs: 2000, longStatementMs: 60_000 }
if (!hasPgbouncer) console.log('Not tested: PgBouncer is not installed (Debian: apt-get install pgbouncer).')

describe.skipIf(!hasPgbouncer)('behind PgBouncer in transaction mode', () => {
  let pooler: Pgbouncer
  beforeAll(async () => {
    pooler = await startPgbouncer(inject('postgresUrl'))
  })
  afterAll(() => pooler.stop())

  const start = (url: string, databaseDirectUrl: string | null) =>
    startDatabase(
      {
        databaseUrl: pooler.through(url),
        databaseDirectUrl,
        databaseLimits: LIMITS,
        dataDir: path.join(tmpdir(), 'unused'),
        dataKey: null,
        vault: TEST_VAULT,
      },
      () => {},
    )

  test('a start without a direct address is refused in plain words, and changes nothing', async () => {
    const name = `test_${randomBytes(6).toString('hex')}`
    const url = databaseUrl(inject('postgresUrl'), name)
    await onServer(inject('postgresUrl'), `create database ${name}`)
    await expect(start(url, null)).rejects.toThrow(
      /^DATABASE_URL is a pooler in transaction or statement mode.*Nothing was changed.*DATABASE_DIRECT_URL/,
    )
    await expect(start(url, pooler.through(url))).rejects.toThrow(
      /^DATABASE_DIRECT_URL: .* PostgreSQL itself/,
    )
    const empty = openDatabase({ connectionString: url }, TEST_VAULT, 1)
    expect((await empty.execute(`select to_regclass('drizzle.__drizzle_migrations') as name`)).rows).toEqual([
      { name: null },
    ])
    await endDatabase(empty)
    await onServer(inject('postgresUrl'), `drop database ${name} with (force)`)
  })

  describe('with one', () => {
    let cloned: Awaited<ReturnType<typeof cloneTemplate>>
    let running: RunningDatabase
    beforeAll(async () => {
      cloned = await cloneTemplate()
      running = await start(cloned.url, cloned.url)
    })
    afterAll(async () => {
      await running.close()
      await cloned.drop()
    })

    test('every statement has its limits, alone and in a transaction, and leaves none behind', async () => {
      const { db } = running
      const settings = `select current_setting('statement_timeout') as statement, current_setting('lock_timeout') as lock,
        current_setting('datestyle') as dates, current_setting('timezone') as zone`
      const expected = [{ statement: '2s', lock: '700ms', dates: 'ISO, MDY', zone: 'UTC' }]
      expect((await db.execute(settings)).rows).toEqual(expected)
      expect(await db.transaction(async (tx) => (await tx.execute(settings)).rows)).toEqual(expected)
      await expect(db.execute('select pg_sleep(60)')).rejects.toMatchObject({ cause: { code: '57014' } })
      const stranger = new pg.Client({ connectionString: pooler.through(cloned.url) })
      await stranger.connect()
      for (let n = 0; n < 5; n += 1)
        expect((await stranger.query(settings)).rows).toMatchObject([{ statement: '0', lock: '0' }])
      await stranger.end()
    })

    test('a direct address of another database is refused', async () => {
      const $direct = { connectionString: inject('postgresUrl') }
      const check = requireNotifications({ $client: running.db.$client, $direct }, true, 300)
      await expect(check).rejects.toThrow(/^DATABASE_DIRECT_URL: .* the same database/)
    })

    test('a locked table ends a single statement after the wait for locks', async () => {
      const locker = new pg.Client({ connectionString: cloned.url })
      await locker.connect()
      await locker.query('begin; lock table partners in access exclusive mode')
      await expect(running.db.execute('select 1 from partners')).rejects.toMatchObject({
        cause: { code: '55P03' },
      })
      await locker.end()
    })

    test('a change reaches the directory of a process, and a job its queue', async () => {
      const { db } = running
      const directory = await openDirectoryView(db)
      const other = await start(cloned.url, cloned.url)
      await insertPartners(other.db, { name: 'Cedar Hollow' })
      await expect.poll(() => directory.current().partners.map(({ name }) => name)).toEqual(['Cedar Hollow'])
      const jobs = await createJobQueue(other.db)
      await other.db.transaction((tx) => jobs.enqueue(tx, 'sweep-outbox', {}))
      const queued = await db.execute(`select 1 from pgboss.job where name = 'sweep-outbox'`)
      expect(queued.rows).toHaveLength(1)
      await endDatabase(other.db)
      await directory.close()
    })
  })
})

test('PostgreSQL itself needs no direct address', async () => {
  const { url, drop } = await cloneTemplate()
  const { close } = await startDatabase(
    { databaseUrl: url, dataDir: path.join(tmpdir(), 'unused'), dataKey: null, vault: TEST_VAULT },
    () => {},
  )
  await close()
  await drop()
})
