import { randomBytes } from 'node:crypto'
import { createReadStream, rmSync, statSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, expect, inject, test } from 'vitest'
import { databaseUrl } from '../../../tests/global-setup.ts'
import { migrateToLaterRelease } from '../../../tests/later-release.ts'
import { makeDatabase } from '../../../tests/servers/make-database.ts'
import { insertPartners } from '../../../tests/values/build.ts'
import { DAMAGES } from '../../../tests/values/damaged-backups.ts'
import { migrate } from '../../db/migrate.ts'
import { directoryState, partners } from '../../db/schema/directory.ts'
import { makeDataKey } from '../../db/sealing/data-keys.ts'
import { MIGRATIONS_FOLDER } from '../../db/start-database.ts'
import { drillBackup } from './drill.ts'
import { readBackupKey } from './key-file.ts'
import { makeBackup } from './make-backup.ts'
import { readArchive } from './read-archive.ts'
import { restoreArchive } from './restore-archive.ts'
import { restoreBackup } from './restore-backup.ts'

const DATA_KEYS = [makeDataKey()]

let folder: string
let source: Awaited<ReturnType<typeof makeDatabase>>
let target: Awaited<ReturnType<typeof makeDatabase>>
let backupFile: string
let identity: string

/** Line ends, escapes and other scripts that a text format could lose. */
const HOSTILE = [
  '\\N',
  'a\tb\nc\\.',
  '\u0001 — “Crémation” 🕊️ עברית',
  "'); drop table partners; --",
  '{"a,b"}',
]
const planOf = (at: string) => ({
  pool: source.db.$longClient,
  migrationsFolder: MIGRATIONS_FOLDER,
  dataDir: path.join(folder, 'data'),
  folder: path.join(folder, at),
  keyFile: path.join(folder, 'key.txt'),
  keepDays: 14,
})
const restore = (file = backupFile, isReplacing = false, key = identity) =>
  restoreBackup({
    pool: target.db.$longClient,
    migrationsFolder: MIGRATIONS_FOLDER,
    dataDir: path.join(folder, 'restored'),
    dataKey: null,
    source: createReadStream(file),
    identity: key,
    isReplacing,
  })
const allPartners = ({ db }: typeof source) => db.select().from(partners).orderBy(partners.id)

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'backup-'))
  source = await makeDatabase()
  await insertPartners(
    source.db,
    ...HOSTILE.map((text, at) => ({
      name: text,
      slug: `partner-${at}`,
      servicesOffered: [text, 'NULL', ''],
    })),
  )
  await mkdir(path.join(folder, 'data/files/uploads'), { recursive: true })
  await writeFile(path.join(folder, 'data/files/uploads/a1.png'), randomBytes(400_000))
  await writeFile(path.join(folder, 'data/files/uploads/b2.png.1234.draft'), 'half')
  await mkdir(path.join(folder, 'data/texts'))
  await writeFile(path.join(folder, 'data/texts/.terms.md.swp'), 'of an editor')
  const made = await makeBackup(planOf('backups'), new Date('2026-03-01T02:00:00Z'))
  expect(made.isKeyNew).toBe(true)
  backupFile = made.file
  identity = await readBackupKey(path.join(folder, 'key.txt'))
})
afterAll(async () => {
  await source.close()
  await rm(folder, { recursive: true, force: true })
})
beforeEach(async () => {
  target = await makeDatabase()
})
afterEach(() => target.close())

test('rows and files come back as they were', async () => {
  const { manifest } = await restore()
  expect(manifest.tables.partners?.rows).toBe(HOSTILE.length)
  expect(await allPartners(target)).toEqual(await allPartners(source))
  const [before, after] = await Promise.all(
    ['data', 'restored'].map((at) => readFile(path.join(folder, at, 'files/uploads/a1.png'))),
  )
  expect(after).toEqual(before)
  expect(await readdir(path.join(folder, 'restored/files/uploads'))).toEqual(['a1.png'])
})

test.skipIf(process.platform === 'win32')(
  'no other user of the machine may read restored files',
  async () => {
    await restore()
    const modes = ['files/uploads', 'files/uploads/a1.png'].map(
      (name) => statSync(path.join(folder, 'restored', name)).mode & 0o077,
    )
    expect(modes).toEqual([0, 0])
  },
)

test('an inquiry of the journal whose row comes while the backup is made is in it', async () => {
  const entry = path.join(folder, 'data/journal/acknowledged.inquiry')
  await mkdir(path.dirname(entry), { recursive: true })
  await writeFile(entry, 'sealed')
  const takeAway = () => rmSync(entry, { force: true })
  const made = await makeBackup(planOf('replayed'), new Date('2026-03-03T02:00:00Z'), takeAway)
  await restore(made.file)
  const restored = path.join(folder, 'restored/journal/acknowledged.inquiry')
  expect(await readFile(restored, 'utf8').catch(() => null)).toBe('sealed')
})

test('the data of a newer release are replaced, so that the release before serves again', async () => {
  const url = databaseUrl(inject('postgresUrl'), target.name)
  await migrateToLaterRelease(url)
  await restore(backupFile, true)
  await migrate(target.db.$longClient, MIGRATIONS_FOLDER)
  expect(await allPartners(target)).toEqual(await allPartners(source))
  await migrateToLaterRelease(url)
})

test('jobs of the replaced database go with it: they would mail what is no longer there', async () => {
  await restore(backupFile, true)
  const { rows } = await target.db.execute(`select to_regnamespace('pgboss') as jobs`)
  expect(rows).toEqual([{ jobs: null }])
})

test('nobody reads it without the key', async () => {
  const bytes = await readFile(backupFile, 'latin1')
  expect(bytes.startsWith('age-encryption.org/v1\n')).toBe(true)
  expect(bytes).not.toContain('partner-0')
  const other = await makeBackup(
    { ...planOf('elsewhere'), keyFile: path.join(folder, 'other.txt') },
    new Date(),
  )
  await expect(restore(other.file)).rejects.toThrow('The key is not the one')
  expect(await allPartners(target)).toEqual([])
})

test.each(Object.entries(DAMAGES))(
  'a backup with %s is refused, and nothing is changed',
  async (_, damage) => {
    const file = path.join(folder, 'damaged.tar.gz.age')
    const bytes = await readFile(backupFile)
    await writeFile(file, bytes)
    await damage(file, bytes.length)
    await insertPartners(target.db, { name: 'Stays here', slug: 'stays-here' })
    const before = await allPartners(target)
    await expect(restore(file, true)).rejects.toThrow(/damaged or incomplete/)
    expect(await allPartners(target)).toEqual(before)
  },
)

test('it never replaces data unasked, nor below a running product', async () => {
  await insertPartners(target.db, { name: 'Stays here', slug: 'stays-here' })
  await expect(restore()).rejects.toThrow('The database holds data')
  const visitor = await target.db.$client.connect()
  try {
    await visitor.query(`set application_name = 'product'`)
    await expect(restore(backupFile, true)).rejects.toThrow('The database is in use')
  } finally {
    visitor.release()
  }
  await target.db.$client.query(`select 1`)
  expect((await allPartners(target)).map(({ name }) => name)).toEqual(['Stays here'])
})

test('with leave to replace, only the data of the backup are there', async () => {
  await insertPartners(target.db, { name: 'Goes', slug: 'goes' })
  await target.db.update(directoryState).set({ version: 5000 })
  await restore(backupFile, true)
  // A version names one state of the directory: caches out there hold those of before.
  const [state] = await target.db.select().from(directoryState)
  expect(state?.version).toBeGreaterThan(5000)
  expect(await allPartners(target)).toEqual(await allPartners(source))
  await expect(
    target.db.$client.query(
      `insert into place_data (partner_id, source, fetched_at) values (gen_random_uuid(), 'google', now())`,
    ),
  ).rejects.toThrow('foreign key')
})

/** Those of the release before backups. */
const RELEASED_MIGRATIONS = 13

test('a backup of an older release is restored with its schema', async () => {
  const old = await makeOlderDatabase(RELEASED_MIGRATIONS)
  try {
    const { file } = await makeBackup({ ...planOf('older'), pool: old.pool }, new Date())
    const { head } = await restore(file)
    expect(head.migrations).toHaveLength(RELEASED_MIGRATIONS)
    const read = 'select * from partners order by id'
    const { rows } = await target.db.$client.query(read)
    expect(rows).toEqual((await old.pool.query(read)).rows)
    expect(rows).toHaveLength(1)
    const { rows: found } = await target.db.$client.query(`select to_regclass('public.backup_runs') as name`)
    expect(found[0].name).toBeNull()
    // As the command does afterwards.
    await migrate(target.db.$longClient, MIGRATIONS_FOLDER)
    expect((await allPartners(target)).map(({ name }) => name)).toEqual(['From before'])
  } finally {
    await old.close()
  }
})

/** A database as the release with so many migrations left it, with one partner. */
async function makeOlderDatabase(count: number) {
  const name = `test_older_${randomBytes(6).toString('hex')}`
  await source.onServer(`create database ${name} template template0`)
  const pool = new pg.Pool({ connectionString: databaseUrl(inject('postgresUrl'), name), max: 2 })
  // `drop database` may be told to a connection that the ended pool no longer hears.
  pool.on('connect', (client) => client.on('error', () => {}))
  await pool.query('create schema drizzle')
  await pool.query(
    'create table drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)',
  )
  for (const { sql, hash, folderMillis } of readMigrationFiles({ migrationsFolder: MIGRATIONS_FOLDER }).slice(
    0,
    count,
  )) {
    for (const statement of sql) await pool.query(statement)
    await pool.query('insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)', [
      hash,
      folderMillis,
    ])
  }
  await pool.query(
    `insert into partners (slug, name, address, city, state, zip_code, phone)
     values ('from-before', 'From before', '1 Elm Street', 'Asheville', 'North Carolina', '28801', '(828) 555-0142')`,
  )
  return {
    pool,
    async close() {
      await pool.end()
      await source.onServer(`drop database if exists ${name} with (force)`)
    },
  }
}

test('under writes it holds one moment', async () => {
  const client = source.db.$client
  await client.query('create table pair_a (n int primary key); create table pair_b (n int primary key)')
  let isOver = false
  const writing = (async () => {
    for (let n = 0; !isOver; n += 1) {
      const one = await client.connect()
      await one.query('begin')
      await one.query('insert into pair_b values ($1)', [n])
      await one.query('insert into pair_a values ($1)', [n])
      await one.query('commit')
      one.release()
    }
  })()
  try {
    for (let count = 0; count < 5; count += 1) {
      const { manifest } = await writeAside()
      expect(manifest.tables.pair_a?.sha256).toBe(manifest.tables.pair_b?.sha256)
      expect(manifest.tables.pair_a?.rows).toBe(manifest.tables.pair_b?.rows)
    }
  } finally {
    isOver = true
    await writing
    await client.query('drop table pair_a, pair_b')
  }
})

async function writeAside() {
  const { writeArchive } = await import('./write-archive.ts')
  const { Writable } = await import('node:stream')
  const { identityToRecipient } = await import('age-encryption')
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() })
  return writeArchive(planOf('unused'), nowhere, await identityToRecipient(identity), new Date())
}

test('a drill proves a backup and leaves nothing', async () => {
  const manifest = await drillBackup(
    source.db.$longClient,
    backupFile,
    identity,
    MIGRATIONS_FOLDER,
    DATA_KEYS,
  )
  expect(manifest.tables.partners?.rows).toBe(HOSTILE.length)
  const { rows } = await source.db.$client.query(
    `select nspname from pg_namespace where nspname like '%drill%'`,
  )
  expect(rows).toEqual([])
})

test('rows that the database does not give back as they were are noticed', async () => {
  const client = await target.db.$longClient.connect()
  await client.query('begin; create schema altered')
  const alter = async () => void (await client.query(`update altered.partners set phone = '1'`))
  const options = { schema: 'altered', migrationsFolder: MIGRATIONS_FOLDER, takeFile: alter }
  const restored = restoreArchive(client, readArchive(createReadStream(backupFile), identity), options)
  await expect(restored).rejects.toThrow('The restored table partners differs from the backup')
  client.release(true)
})
