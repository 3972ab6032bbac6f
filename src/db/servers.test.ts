import { eq } from 'drizzle-orm'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeTemplate, onServer } from '../../tests/global-setup.ts'
import {
  type ExternalPostgres,
  findExternalPostgres,
  startExternalPostgres,
} from '../../tests/servers/external-postgres.ts'
import { insertPartners } from '../../tests/values/build.ts'
import { takeNextVersion } from '../features/directory/snapshot/directory-version.ts'
import { openDirectoryView } from '../features/directory/snapshot/open-directory-view.ts'
import { partners } from './schema/directory.ts'
import { type RunningDatabase, startDatabase } from './start-database.ts'
import { type DatabaseWatch, watchDatabase } from './watch-database.ts'

const canRun = findExternalPostgres() !== null
if (!canRun) console.log('Not tested: PostgreSQL is not installed.')
/** Only ends a wait in vain. */
const PATIENTLY = { timeout: 60_000, interval: 50 }
const WAIT_MS = 2000

/** A primary and its standby; the product knows both, the standby first. */
let primary: ExternalPostgres
let standby: ExternalPostgres
let name: string
let url: string
let running: RunningDatabase
let watch: DatabaseWatch
let directory: Awaited<ReturnType<typeof openDirectoryView>>

const silently = { onSilent() {}, onAnswer() {} }
const start = () =>
  startDatabase(
    {
      databaseUrl: url,
      databaseLimits: { waitMs: WAIT_MS, statementMs: 10_000, longStatementMs: 60_000 },
      dataDir: '/nowhere',
      dataKey: '5f'.repeat(32),
    },
    () => {},
  )
/** The last one that was stored. */
let version = 0
/** The port of the server that a new version was stored on. */
async function storeVersion(): Promise<number> {
  return running.db.transaction(async (tx) => {
    version = await takeNextVersion(tx)
    const { rows } = await tx.execute<{ port: number }>('select inet_server_port() as port')
    return rows[0]?.port as number
  })
}
/** Under the next version. */
async function rename(from: string, to: string): Promise<void> {
  await running.db.transaction(async (tx) => {
    version = await takeNextVersion(tx)
    await tx.update(partners).set({ name: to, version }).where(eq(partners.name, from))
  })
}
const names = () => directory.current().partners.map(({ name }) => name)
const portOf = ({ url }: ExternalPostgres) => Number(new URL(url).port)

async function rowsOfStandby(query: string, database: string): Promise<number> {
  const client = new pg.Client({ connectionString: standby.url.replace(/[^/]+$/, database) })
  await client.connect()
  const { rowCount } = await client.query(query)
  await client.end()
  return rowCount ?? 0
}

beforeAll(async () => {
  if (!canRun) return
  primary = await startExternalPostgres()
  name = await makeTemplate(primary.url)
  standby = await primary.addStandby()
  url = `postgres://tests@127.0.0.1:${portOf(standby)},127.0.0.1:${portOf(primary)}/${name}`
  running = await start()
  await insertPartners(running.db, { name: 'Alder' }, { name: 'Wren' })
  watch = watchDatabase(running.db, WAIT_MS, silently)
  directory = await openDirectoryView(running.db)
})
afterAll(async () => {
  await directory?.close()
  await watch?.stop()
  await running?.close()
  await standby?.stop()
  await primary?.stop()
})

test.skipIf(!canRun)('of several hosts the one that takes writes is used', async () => {
  expect(await storeVersion()).toBe(portOf(primary))
})

test.skipIf(!canRun)(
  'a server that takes no writes any more is left for the promoted one, and what only it had is forgotten',
  async () => {
    await expect.poll(() => rowsOfStandby('select from partners', name), PATIENTLY).toBe(2)
    // From here on the standby gets nothing.
    await onServer(standby.url, "alter system set primary_conninfo = ''")
    await onServer(standby.url, 'select pg_reload_conf()')
    const receivers = () => rowsOfStandby('select from pg_stat_wal_receiver', 'postgres')
    await expect.poll(receivers, PATIENTLY).toBe(0)
    await rename('Wren', 'Lost')
    await expect.poll(names, PATIENTLY).toEqual(['Alder', 'Lost'])
    const lost = version
    await onServer(primary.url, 'alter system set default_transaction_read_only = on')
    await onServer(primary.url, 'select pg_reload_conf()')
    await expect.poll(() => storeVersion().catch((error) => error.cause?.code), PATIENTLY).toBe('25006')
    await standby.promote()
    await expect
      .poll(
        () =>
          rename('Alder', 'Elm')
            .then(() => version)
            .catch(() => 0),
        PATIENTLY,
      )
      .toBe(lost)
    // By the listener: nobody asks.
    await expect.poll(names, PATIENTLY).toEqual(['Elm', 'Wren'])
  },
)

test.skipIf(!canRun)(
  'a primary that takes writes again after its successor was promoted is not used',
  async () => {
    await onServer(primary.url, 'alter system reset default_transaction_read_only')
    await onServer(primary.url, 'select pg_reload_conf()')
    const [servers] = running.db.$servers
    expect(await servers?.find()).toBe(true)
    expect(servers?.current()).toContain(`:${portOf(standby)}/`)
    // A process that starts has seen no promotion.
    const other = await start()
    const { rows } = await other.db.$client.query('select inet_server_port() as port')
    expect(rows).toEqual([{ port: portOf(standby) }])
    await other.close()
    await standby.stop()
    await expect.poll(() => servers?.find(), PATIENTLY).toBe(false)
  },
)
