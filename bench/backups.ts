import { randomBytes } from 'node:crypto'
import { chmod, copyFile, mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { type Database, openDatabase } from '../src/db/open.ts'
import { makeDataKey } from '../src/db/sealing/data-keys.ts'
import { createVault } from '../src/db/sealing/vault.ts'
import { takeNextVersion } from '../src/features/directory/snapshot/directory-version.ts'
import { databaseUrl, onServer } from '../tests/global-setup.ts'
import { insertInquiries } from '../tests/reading/stored-rows.ts'
import { startTestPostgres } from '../tests/servers/test-postgres.ts'
import { DAMAGES } from '../tests/values/damaged-backups.ts'
import { fillDatabase, runBackupCommand } from './backup.ts'

const BACKUPS = 10
const WRITERS = 3
/** Between the reads of the control. */
const CONTROL_PAUSE_MS = 200

/** What every transaction of the writers leaves as it was: `cremations` in all, and versions that no inquiry came with. */
type Totals = { cremations: number; versionsWithoutInquiry: number }

/**
 * Makes ten backups while transactions write to several tables, restores each into an empty database, and checks there what
 * every transaction keeps true. Then damages one in six ways: each restore must be refused and change nothing. Control:
 * reading the tables one after another shows that the totals do differ without a snapshot.
 * BACKUP_BENCH_PARTNERS (10,000) makes the database larger.
 */
export async function benchBackups(
  partnerCount = Number(process.env.BACKUP_BENCH_PARTNERS ?? 10_000),
): Promise<object[]> {
  const server = await startTestPostgres()
  const folder = await mkdtemp(path.join(tmpdir(), 'bench-backups-'))
  // The commands give up root.
  await chmod(folder, 0o777)
  const names = [0, 1].map(() => `backups_${randomBytes(4).toString('hex')}`)
  const [source = '', target = ''] = names.map((name) => databaseUrl(server.url, name))
  const key = makeDataKey()
  const db = openDatabase({ connectionString: source }, createVault([key]))
  try {
    for (const name of names) await onServer(server.url, `create database ${name}`)
    await fillDatabase(source, partnerCount, key)
    const partners = await somePartners(db)
    const before = await readTotals(db)
    const writers = startWriters(db, partners)
    const differs = await controlDiffers(db)
    const files: string[] = []
    for (let number = 0; number < BACKUPS; number++) {
      const { output } = await runBackupCommand(folder, source, key.text, ['backup'])
      files.push(/in (\S+\.tar\.gz\.age)/.exec(output)?.[1] ?? '')
    }
    const transactions = await writers.stop()
    let consistent = 0
    for (const file of files) {
      await onServer(server.url, `drop database ${names[1]} with (force)`)
      await onServer(server.url, `create database ${names[1]}`)
      await runBackupCommand(folder, target, key.text, ['restore', file])
      const restored = await readDatabase(target, readTotals)
      if (JSON.stringify(restored) === JSON.stringify(before)) consistent += 1
    }
    const refused = await countRefused(folder, target, key.text, files.at(-1) ?? '')
    const damaged = Object.keys(DAMAGES).length
    return [
      {
        what: 'backups under write load',
        partners: partnerCount,
        transactions,
        backups: BACKUPS,
        consistent,
        control: differs ? 'differs without a snapshot' : 'shows no difference',
        pass: consistent === BACKUPS && differs && transactions > BACKUPS,
      },
      { what: 'damaged backups', backups: damaged, refused, pass: refused === damaged },
    ]
  } finally {
    await db.$client.end()
    for (const name of names) await onServer(server.url, `drop database if exists ${name} with (force)`)
    await server.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

async function somePartners(db: Database): Promise<string[]> {
  const { rows } = await db.$client.query<{ id: string }>('select id from partners order by id limit 1000')
  return rows.map(({ id }) => id)
}

/** Each transaction moves one cremation between two partners under a new version, and stores an inquiry. */
function startWriters(db: Database, partners: readonly string[]) {
  let isOver = false
  let count = 0
  const write = () =>
    db.transaction(async (tx) => {
      const version = await takeNextVersion(tx)
      const from = partners[count % partners.length] as string
      const to = partners[(count * 7 + 1) % partners.length] as string
      for (const [id, change] of [
        [from, -1],
        [to, 1],
      ] as const)
        await tx.execute(sql`update partners set version = ${version},
          annual_cremations = annual_cremations + ${change}::int where id = ${id}`)
      await insertInquiries(tx, { partnerId: to })
      count += 1
    })
  const work = Array.from({ length: WRITERS }, async () => {
    while (!isOver) await write()
  })
  return {
    async stop(): Promise<number> {
      isOver = true
      await Promise.all(work)
      return count
    },
  }
}

async function readTotals(db: Pick<Database, '$client'>, pauseMs = 0): Promise<Totals> {
  const read = async (query: string) => Number((await db.$client.query<{ n: string }>(query)).rows[0]?.n)
  const cremations = await read('select sum(annual_cremations) as n from partners')
  const version = await read('select max(version) as n from partners')
  await sleep(pauseMs)
  return { cremations, versionsWithoutInquiry: version - (await read('select count(*) as n from inquiries')) }
}

async function controlDiffers(db: Database): Promise<boolean> {
  const [first, second] = [await readTotals(db), await readTotals(db, CONTROL_PAUSE_MS)]
  return JSON.stringify(first) !== JSON.stringify(second)
}

async function readDatabase<Result>(url: string, read: (db: Database) => Promise<Result>): Promise<Result> {
  const db = openDatabase({ connectionString: url }, createVault([makeDataKey()]))
  try {
    return await read(db)
  } finally {
    await db.$client.end()
  }
}

/** The restored database is left in place; nothing in it may change. */
async function countRefused(folder: string, target: string, dataKey: string, file: string): Promise<number> {
  const fingerprint = () =>
    readDatabase(target, async ({ $client }) => {
      const { rows } = await $client.query(`select md5(string_agg(p::text, '' order by id)) from partners p`)
      return JSON.stringify(rows)
    })
  const before = await fingerprint()
  const copy = path.join(folder, 'damaged.tar.gz.age')
  let refused = 0
  for (const damage of Object.values(DAMAGES)) {
    await copyFile(file, copy)
    await chmod(copy, 0o644)
    await damage(copy, (await stat(copy)).size)
    const failure = await runBackupCommand(folder, target, dataKey, ['restore', copy, '--replace']).then(
      () => '',
      (error: Error) => error.message,
    )
    if (failure.includes('damaged or incomplete') && (await fingerprint()) === before) refused += 1
  }
  return refused
}
