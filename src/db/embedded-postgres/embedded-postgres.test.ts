import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { type Holder, spawnHolder } from '../../../tests/spawn-holder.ts'
import { canReach, chooseAccount } from './account.ts'
import { type EmbeddedPostgres, openEmbeddedPostgres } from './open-embedded-postgres.ts'
import { isAlive, readPostmaster } from './postmaster.ts'
import { findRuntime } from './runtime.ts'
import { openServerHome } from './server-home.ts'

// Each test makes a cluster and flushes it to disk, which is slow on a busy machine.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })

const isRoot = process.getuid?.() === 0
const NOBODY = { uid: 65534, gid: 65534 }

/** A temporary folder that every user may pass, and the server's folder in it. */
let base: string
let folder: string
let opened: EmbeddedPostgres[]
let holders: Holder[]

beforeEach(() => {
  base = mkdtempSync(path.join(tmpdir(), 'embedded-'))
  chmodSync(base, 0o755)
  folder = path.join(base, 'data', 'db')
  opened = []
  holders = []
})

afterEach(async () => {
  await Promise.all(holders.map((holder) => holder.kill()))
  for (const server of opened) await server.close()
  const left = pidIn(folder)
  if (left && isAlive(left)) process.kill(left, 'SIGKILL')
  rmSync(base, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 })
})

async function open(at = folder): Promise<EmbeddedPostgres> {
  const server = await openEmbeddedPostgres(at)
  opened.push(server)
  return server
}
async function hold(at = folder, options: Parameters<typeof spawnHolder>[1] = {}): Promise<Holder> {
  const holder = await spawnHolder(at, options)
  holders.push(holder)
  return holder
}
const pidIn = (at: string) => readPostmaster(path.join(at, 'pg'))?.pid
const modeOf = (file: string) => statSync(file).mode & 0o777
async function ask(server: EmbeddedPostgres | { connection: { host: string } }, sql: string) {
  const { host } = server.connection
  const client = new pg.Client({ user: 'directory', database: 'postgres', host })
  client.on('error', () => {})
  await client.connect()
  try {
    return (await client.query(sql)).rows
  } finally {
    await client.end()
  }
}
/** Retries until the server is back; the test's own time limit ends it. */
async function askUntilAnswered(server: EmbeddedPostgres, sql: string) {
  for (;;) {
    try {
      return await ask(server, sql)
    } catch {
      await sleep(50)
    }
  }
}
async function until(isTrue: () => boolean) {
  while (!isTrue()) await sleep(20)
}

describe('a first start', () => {
  test('creates a server that listens only on a socket in a private folder', async () => {
    const server = await open()
    const [settings] = await ask(
      server,
      "select current_setting('listen_addresses') as addresses, current_setting('server_version_num')::int / 10000 as major",
    )
    expect(settings).toEqual({ addresses: '', major: 18 })
    expect([folder, path.join(folder, 'pg'), server.connection.host].map(modeOf)).toEqual([
      0o700, 0o700, 0o700,
    ])
    expect(modeOf(path.join(server.connection.host, '.s.PGSQL.5432'))).toBe(0o700)
    expect(readFileSync(path.join(folder, 'postgres.log'), 'utf8')).toContain('ready to accept connections')
  })

  test('acknowledges commits only once on disk, and stores UTF-8 in checksummed pages', async () => {
    const rows = await ask(
      await open(),
      `select name, setting from pg_settings where name in
       ('fsync', 'synchronous_commit', 'full_page_writes', 'data_checksums', 'server_encoding') order by name`,
    )
    expect(rows.map((row) => row.setting)).toEqual(['on', 'on', 'on', 'UTF8', 'on'])
    expect(await ask(opened[0] as EmbeddedPostgres, "select lower('MONTRÉAL') as city")).toEqual([
      { city: 'montréal' },
    ])
  })

  test('interrupted halfway leaves nothing that disturbs the next one', async () => {
    const dead = 4_194_000
    mkdirSync(path.join(folder, `pg.new-${dead}`, 'base'), { recursive: true })
    writeFileSync(path.join(folder, `pg.new-${dead}`, 'PG_VERSION'), '18\n')
    const { uid, gid } = chooseAccount(folder) ?? {}
    for (const name of ['', 'base', 'PG_VERSION'])
      if (uid && gid) chownSync(path.join(folder, `pg.new-${dead}`, name), uid, gid)
    const server = await open()
    expect(await ask(server, 'select 1 as one')).toEqual([{ one: 1 }])
    expect(readdirSync(folder).filter((name) => name.startsWith('pg.'))).toEqual([])
  })

  test('of several processes at once yields one server for all', async () => {
    const [server, ...others] = await Promise.all([open(), hold(), hold()])
    expect(others.map((other) => other.socketFolder)).toEqual(others.map(() => server.connection.host))
    expect(
      await ask(
        server,
        "select count(*)::int as n from pg_stat_activity where application_name = 'presence'",
      ),
    ).toEqual([{ n: 3 }])
  })

  test('works in a path with spaces that is too long for a socket, whatever PostgreSQL variables are set', async () => {
    folder = path.join(base, 'a b '.repeat(30), 'db')
    const holder = await hold(folder, {
      env: { PGDATA: '/nowhere', PGPORT: '1', PGHOST: '/nowhere', PGOPTIONS: '-c x.y=z' },
    })
    const socket = path.join(holder.socketFolder, '.s.PGSQL.5432')
    expect(Buffer.byteLength(socket)).toBeLessThan(104)
    expect(modeOf(holder.socketFolder)).toBe(0o700)
    expect(await ask({ connection: { host: holder.socketFolder } }, 'select 1 as one')).toEqual([{ one: 1 }])
    await holder.leave()
    expect(existsSync(holder.socketFolder)).toBe(false)
  })
})

describe('a server in use', () => {
  test('is shared by a second process, and stopped by the last one to leave', async () => {
    const server = await open()
    const pid = pidIn(folder)
    const other = await hold()
    expect(pidIn(folder)).toBe(pid)
    await server.close()
    expect(await ask({ connection: { host: other.socketFolder } }, 'select 1 as one')).toEqual([{ one: 1 }])
    await other.leave()
    expect(pidIn(folder)).toBeUndefined()
    await until(() => !isAlive(pid as number))
  })

  test('outlives a killed process, and the next one finds it with all acknowledged data', async () => {
    const killed = await hold()
    await ask({ connection: { host: killed.socketFolder } }, 'create table kept as select 42 as n')
    const pid = pidIn(folder)
    await killed.kill()
    const server = await open()
    expect(pidIn(folder)).toBe(pid)
    expect(await ask(server, 'select n from kept')).toEqual([{ n: 42 }])
    await server.close()
    await until(() => !isAlive(pid as number))
    expect(pidIn(folder)).toBeUndefined()
  })

  test('is restarted when killed, at the same address with all acknowledged data', async () => {
    const server = await open()
    await ask(server, 'create table kept as select 42 as n')
    const pid = pidIn(folder) as number
    process.kill(pid, 'SIGKILL')
    await until(() => !isAlive(pid))
    expect(await askUntilAnswered(server, 'select n from kept')).toEqual([{ n: 42 }])
    expect(pidIn(folder)).not.toBe(pid)
  })

  test('is restarted once for all its users when killed', async () => {
    const server = await open()
    const other = await hold()
    const pid = pidIn(folder) as number
    process.kill(pid, 'SIGKILL')
    await until(() => !isAlive(pid))
    const count = "select count(*)::int as n from pg_stat_activity where application_name = 'presence'"
    while ((await askUntilAnswered(server, count))[0].n !== 2) await sleep(50)
    await server.close()
    expect(isAlive(pidIn(folder) as number)).toBe(true)
    await other.leave()
    expect(pidIn(folder)).toBeUndefined()
  })
})

describe('the role of the product', () => {
  test('owns what a former version created as superuser, and has no superuser rights', async () => {
    const before = await open()
    for (const statement of [
      'reassign owned by site to directory; drop owned by site; drop role site',
      "create type mood as enum ('calm'); create schema jobs; create sequence jobs.number",
      'create table kept (id serial primary key, mood mood); insert into kept (mood) values (null)',
      'create view jobs.seen as select id from kept; create function jobs.one() returns int language sql as $$select 1$$',
    ])
      await ask(before, statement)
    await before.close()
    const server = await open()
    const pool = new pg.Pool({ ...server.connection, max: 1 })
    try {
      await pool.query('alter table kept add column n int')
      await pool.query("insert into kept (mood, n) values ('calm', nextval('jobs.number'))")
      await pool.query("alter type mood add value 'glad'")
      await pool.query('drop view jobs.seen')
      await pool.query('drop function jobs.one()')
      await pool.query('create schema later')
      expect((await pool.query('select count(*)::int as n from kept')).rows).toEqual([{ n: 2 }])
      for (const forbidden of ["copy kept to program 'true'", 'create role other', 'create database other'])
        await expect(pool.query(forbidden)).rejects.toThrow(/permission denied/)
    } finally {
      await pool.end()
    }
  })
})

describe('what a dead server leaves behind', () => {
  test('is taken over when server and product were killed together', async () => {
    const killed = await hold()
    await ask({ connection: { host: killed.socketFolder } }, 'create table kept as select 42 as n')
    const pid = pidIn(folder) as number
    // Frozen first, it cannot restart the server before it is killed itself.
    await killed.freeze()
    process.kill(pid, 'SIGKILL')
    await killed.kill()
    expect(await ask(await open(), 'select n from kept')).toEqual([{ n: 42 }])
  })

  test('is taken over when another program now has its process number', async () => {
    await (await open()).close()
    const lock = [
      'PID',
      path.join(folder, 'pg'),
      '1700000000',
      '5432',
      path.join(folder, 'socket'),
      '',
      '',
      'ready   ',
    ]
    writeFileSync(
      path.join(folder, 'pg', 'postmaster.pid'),
      lock.join('\n').replace('PID', String(process.pid)),
    )
    if (isRoot) chmodSync(path.join(folder, 'pg', 'postmaster.pid'), 0o644)
    expect(await ask(await open(), 'select 1 as one')).toEqual([{ one: 1 }])
    expect(pidIn(folder)).not.toBe(process.pid)
  })
})

describe('operating system users', () => {
  test.runIf(isRoot)('root hands the server over to an unprivileged user', async () => {
    await open()
    const status = readFileSync(`/proc/${pidIn(folder)}/status`, 'utf8')
    expect(status).toMatch(/^Uid:\t[1-9]/m)
    expect(status).toMatch(/^Gid:\t[1-9]/m)
    expect(statSync(folder).uid).not.toBe(0)
  })

  test.runIf(isRoot)('root works in a folder below one that no other user may pass', async () => {
    chmodSync(base, 0o700)
    const server = await open()
    await ask(server, 'create table kept as select 42 as n')
    process.kill(pidIn(folder) as number, 'SIGKILL')
    expect(await askUntilAnswered(server, 'select n from kept')).toEqual([{ n: 42 }])
    await server.close()
    expect(await ask(await open(), 'select n from kept')).toEqual([{ n: 42 }])
    expect(modeOf(base)).toBe(0o700)
  })

  test.runIf(isRoot && canReach(path.resolve('package.json'), NOBODY))(
    'an unprivileged user runs it under its own account',
    async () => {
      chmodSync(base, 0o777)
      const holder = await hold(folder, NOBODY)
      expect(statSync(path.join(folder, 'pg')).uid).toBe(NOBODY.uid)
      expect(readFileSync(`/proc/${pidIn(folder)}/status`, 'utf8')).toMatch(/^Uid:\t65534/m)
      await holder.leave()
      // Root started later keeps the owner, so both can use the folder.
      expect(await ask(await open(), 'select 1 as one')).toEqual([{ one: 1 }])
    },
  )
})

test.runIf(isRoot && canReach(path.resolve('package.json'), NOBODY))(
  'an unprivileged user is told who owns the folder',
  async () => {
    chmodSync(base, 0o777)
    await (await open()).close()
    await expect(hold(folder, NOBODY)).rejects.toThrow(/belongs to another user.*DATA_DIR/)
  },
)

test('without any PostgreSQL, the message says what to do', async () => {
  await expect(findRuntime(openServerHome(folder), 99)).rejects.toThrow(/PostgreSQL 99.*DATABASE_URL/)
})
