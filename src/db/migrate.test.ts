import { randomBytes } from 'node:crypto'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { afterEach, beforeEach, describe, expect, inject, test } from 'vitest'
import { FAULTS, failStatement } from '../../tests/fail-statement.ts'
import { databaseUrl, onServer } from '../../tests/global-setup.ts'
import { addStep } from '../../tests/later-release.ts'
import { migrate } from './migrate.ts'

const STEPS = 'src/db/migrations'
const RECORD = 'drizzle.__drizzle_migrations'

let name: string
let url: string
let pool: pg.Pool
let folder: string

beforeEach(async () => {
  name = `test_${randomBytes(6).toString('hex')}`
  await onServer(inject('postgresUrl'), `create database ${name}`)
  url = databaseUrl(inject('postgresUrl'), name)
  pool = new pg.Pool({ connectionString: url, max: 2 })
  // The database is dropped while a connection may still be closing.
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  folder = mkdtempSync(path.join(tmpdir(), 'steps-'))
  cpSync(STEPS, folder, { recursive: true })
})
afterEach(async () => {
  await pool.end()
  await onServer(inject('postgresUrl'), `drop database ${name} with (force)`)
  rmSync(folder, { recursive: true })
})

type Journal = { entries: { when: number }[] }
const readJournal = () => JSON.parse(readFileSync(path.join(folder, 'meta/_journal.json'), 'utf8')) as Journal
/** Tables, rows and recorded migrations. */
async function readAll() {
  const { rows } = await pool.query(
    `select table_schema, table_name, (xpath('/row/n/text()', query_to_xml(
       format('select count(*) as n from %I.%I', table_schema, table_name), false, true, '')))[1]::text as n
     from information_schema.tables where table_schema not in ('pg_catalog', 'information_schema') order by 1, 2`,
  )
  return rows
}
async function expectRefusal(sentence: RegExp, as = pool, steps = folder) {
  const before = await readAll()
  await expect(migrate(as, steps)).rejects.toThrow(sentence)
  expect(await readAll()).toEqual(before)
}

describe('a database that differs from the migrations is refused and left unchanged (RUN-5)', () => {
  test('a newer schema', async () => {
    addStep(folder, 'create table later (n int)')
    await migrate(pool, folder)
    await expectRefusal(/newer version.*Nothing was changed/, pool, STEPS)
  })

  test('a migration that was changed after it ran', async () => {
    await migrate(pool, folder)
    const file = path.join(folder, '0003_imports.sql')
    writeFileSync(file, `${readFileSync(file, 'utf8')}\n-- changed`)
    addStep(folder, 'create table later (n int)')
    await expectRefusal(/Migration 0003_imports differs from the one that the database ran/)
  })

  test('a migration that was skipped', async () => {
    await migrate(pool, folder)
    const [, second] = readJournal().entries
    await pool.query(`delete from ${RECORD} where created_at = $1`, [second?.when])
    addStep(folder, 'create table later (n int)')
    await expectRefusal(/does not record migration 0001_back-office/)
  })

  test('an unknown migration', async () => {
    await migrate(pool, folder)
    const [, second] = readJournal().entries
    await pool.query(`update ${RECORD} set created_at = created_at - 1 where created_at = $1`, [second?.when])
    await expectRefusal(/records a migration that this version does not have/)
  })

  test('tables without recorded migrations', async () => {
    await migrate(pool, folder)
    await pool.query(`drop table ${RECORD}`)
    await expectRefusal(/does not record migration 0000_first/)
  })
})

test('lost or refused at any statement it leaves nothing by half, and the next start completes it (RUN-5)', async () => {
  const all = readJournal().entries.length
  const isThere = async (table: string) =>
    (await pool.query('select to_regclass($1) is not null as there', [table])).rows[0]?.there
  const countSteps = async () =>
    (await isThere(RECORD)) ? Number((await pool.query(`select count(*) from ${RECORD}`)).rows[0]?.count) : 0
  let failures = 0
  for (let place = 1; ; place *= 2) {
    const failing = failStatement(name, place, FAULTS[failures % FAULTS.length] ?? 'lost before')
    const error = await migrate(pool, folder).then(
      () => null,
      (reason: unknown) => reason,
    )
    failing.restore()
    if (!failing.isReached()) {
      expect(error).toBeNull()
      break
    }
    failures += 1
    const steps = await countSteps()
    // All of them when only the answer to COMMIT, or what comes after it, was lost.
    expect(error === null ? [all] : [0, all]).toContain(steps)
    expect(await isThere('partners')).toBe(steps > 0)
  }
  expect(failures).toBeGreaterThan(5)
  await migrate(pool, folder)
  expect(await countSteps()).toBe(all)
})

describe('a role', () => {
  let role: string
  let weak: pg.Pool
  beforeEach(async () => {
    role = `role_${randomBytes(6).toString('hex')}`
    await pool.query(`create role ${role} login password 'weak'`)
    const weakUrl = new URL(url)
    weakUrl.username = role
    weakUrl.password = 'weak'
    weak = new pg.Pool({ connectionString: weakUrl.href, max: 1 })
    weak.on('error', () => {})
  })
  afterEach(async () => {
    await weak.end()
    await pool.query(`drop owned by ${role} cascade`)
    await pool.query(`drop role ${role}`)
  })

  test('without CREATE is told what it lacks', async () => {
    await expectRefusal(
      new RegExp(`role ${role} may not create tables.*CREATE on schema public and on database ${name}`),
      weak,
    )
    await pool.query(`grant create on database ${name} to ${role}`)
    await expectRefusal(/CREATE on schema public,/, weak)
    await pool.query(`grant create on schema public to ${role}`)
    await migrate(weak, folder)
  })

  test('that does not own the tables is told so when one has to be changed', async () => {
    await migrate(pool, folder)
    await pool.query(`grant create on schema public to ${role}`)
    await pool.query(`grant create on database ${name} to ${role}`)
    await pool.query(`grant all on schema drizzle to ${role}`)
    await pool.query(`grant all on all tables in schema drizzle to ${role}`)
    addStep(folder, 'alter table partners add column later int')
    await expectRefusal(/may not bring the schema up to date: must be owner of table partners/, weak)
  })

  test('without CREATE starts on a database that is up to date', async () => {
    await migrate(pool, folder)
    await pool.query(`grant usage on schema drizzle to ${role}`)
    await pool.query(`grant select on all tables in schema drizzle to ${role}`)
    await migrate(weak, folder)
  })
})
