import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { beforeEach, describe, expect, test } from 'vitest'
import { ask, askUntilAnswered, makeServerFolders } from '../../../tests/servers/make-server-folders.ts'
import { isRoot } from '../../../tests/servers/users.ts'
import { chooseAccount } from './account.ts'
import { isAlive } from './postmaster.ts'
import { adviseOnMajor } from './runtime.ts'

const place = makeServerFolders({ baseMode: 0o755 })
const modeOf = (file: string) => statSync(file).mode & 0o777

async function until(isTrue: () => boolean) {
  while (!isTrue()) await sleep(20)
}

test.each([
  [9, /made by PostgreSQL 9\. .*brings PostgreSQL 18.*Nothing was changed.*npm run backup.*npm run restore/],
  [99, /made by PostgreSQL 99\. .*Nothing was changed.*Start the newer release/],
])('a folder of PostgreSQL %d is refused with the way out, and left unchanged', async (major, sentence) => {
  const cluster = path.join(place.folder, 'pg')
  mkdirSync(cluster, { recursive: true })
  writeFileSync(path.join(cluster, 'PG_VERSION'), `${major}\n`)
  await expect(place.open()).rejects.toThrow(sentence)
  expect(readdirSync(cluster)).toEqual(['PG_VERSION'])
})

test('an older server that is installed and serves on says how to move', () => {
  expect(adviseOnMajor({ binFolder: '', major: 17 })).toMatch(
    /PostgreSQL 17.*brings PostgreSQL 18.*npm run restore/,
  )
  expect(adviseOnMajor({ binFolder: '', major: 18 })).toBeNull()
})

describe('a first start', () => {
  test('creates a durable server in checksummed UTF-8 that listens only on a socket in a private folder, and logs no row', async () => {
    const server = await place.open()
    const [settings] = await ask(
      server,
      "select current_setting('listen_addresses') as addresses, current_setting('server_version_num')::int / 10000 as major",
    )
    expect(settings).toEqual({ addresses: '', major: 18 })
    expect([place.folder, path.join(place.folder, 'pg'), server.connection.host].map(modeOf)).toEqual([
      0o700, 0o700, 0o700,
    ])
    expect(modeOf(path.join(server.connection.host, '.s.PGSQL.5432'))).toBe(0o700)

    // It acknowledges commits only once on disk.
    const rows = await ask(
      server,
      `select name, setting from pg_settings where name in
       ('fsync', 'synchronous_commit', 'full_page_writes', 'data_checksums', 'server_encoding') order by name`,
    )
    expect(rows.map((row) => row.setting)).toEqual(['on', 'on', 'on', 'UTF8', 'on'])
    expect(await ask(server, "select lower('MONTRÉAL') as city")).toEqual([{ city: 'montréal' }])

    const client = new pg.Client(server.connection)
    await client.connect()
    await client.query('create temporary table people (name text unique)')
    await client.query('insert into people values ($1)', ['ruth@example.org'])
    await expect(client.query('insert into people values ($1)', ['ruth@example.org'])).rejects.toThrow()
    await client.end()
    const log = readFileSync(path.join(place.folder, 'postgres.log'), 'utf8')
    expect(log).toContain('ready to accept connections')
    expect(log).toContain('people_name_key')
    expect(log).not.toContain('ruth@example.org')
  })

  test('interrupted halfway leaves nothing that disturbs the next one', async () => {
    const dead = 4_194_000
    mkdirSync(path.join(place.folder, `pg.new-${dead}`, 'base'), { recursive: true })
    writeFileSync(path.join(place.folder, `pg.new-${dead}`, 'PG_VERSION'), '18\n')
    const { uid, gid } = chooseAccount(place.folder) ?? {}
    for (const name of ['', 'base', 'PG_VERSION'])
      if (uid && gid) chownSync(path.join(place.folder, `pg.new-${dead}`, name), uid, gid)
    const server = await place.open()
    expect(await ask(server, 'select 1 as one')).toEqual([{ one: 1 }])
    expect(readdirSync(place.folder).filter((name) => name.startsWith('pg.'))).toEqual([])
  })

  test('of several processes at once yields one server for all', async () => {
    const [server, ...others] = await Promise.all([place.open(), place.hold(), place.hold()])
    expect(others.map((other) => other.socketFolder)).toEqual(others.map(() => server.connection.host))
    expect(
      await ask(
        server,
        "select count(*)::int as n from pg_stat_activity where application_name = 'presence'",
      ),
    ).toEqual([{ n: 3 }])
  })

  test('works in a path with spaces that is too long for a socket, whatever PostgreSQL variables are set', async () => {
    place.folder = path.join(place.base, 'a b '.repeat(30), 'db')
    const holder = await place.hold({
      env: { PGDATA: '/nowhere', PGPORT: '1', PGHOST: '/nowhere', PGOPTIONS: '-c x.y=z' },
    })
    const socket = path.join(holder.socketFolder, '.s.PGSQL.5432')
    expect(Buffer.byteLength(socket)).toBeLessThan(104)
    expect(modeOf(holder.socketFolder)).toBe(0o700)
    expect(await ask(holder, 'select 1 as one')).toEqual([{ one: 1 }])
    await holder.leave()
    expect(existsSync(holder.socketFolder)).toBe(false)
  })
})

describe('a server in use', () => {
  beforeEach(() => place.prepare())

  test('is shared by a second process, and stopped by the last one to leave', async () => {
    const server = await place.open()
    const pid = place.pid()
    const other = await place.hold()
    expect(place.pid()).toBe(pid)
    await server.close()
    expect(await ask(other, 'select 1 as one')).toEqual([{ one: 1 }])
    await other.leave()
    expect(place.pid()).toBeUndefined()
    await until(() => !isAlive(pid as number))
  })

  test('outlives a killed process, and the next one finds it with all acknowledged data', async () => {
    const killed = await place.hold()
    await ask(killed, 'create table kept as select 42 as n')
    const pid = place.pid()
    await killed.kill()
    const server = await place.open()
    expect(place.pid()).toBe(pid)
    expect(await ask(server, 'select n from kept')).toEqual([{ n: 42 }])
    await server.close()
    await until(() => !isAlive(pid as number))
    expect(place.pid()).toBeUndefined()
  })

  test('is restarted once for all its users when killed, at the same address with all acknowledged data', async () => {
    const server = await place.open()
    await ask(server, 'create table kept as select 42 as n')
    const other = await place.hold()
    const pid = place.pid() as number
    process.kill(pid, 'SIGKILL')
    await until(() => !isAlive(pid))
    // A connection shows in pg_stat_activity before its lock counts.
    const count = `select count(*)::int as n from pg_locks join pg_stat_activity using (pid)
      where application_name = 'presence' and locktype = 'advisory' and granted`
    while ((await askUntilAnswered(server, count))[0].n !== 2) await sleep(50)
    expect(await ask(server, 'select n from kept')).toEqual([{ n: 42 }])
    await server.close()
    expect(isAlive(place.pid() as number)).toBe(true)
    await other.leave()
    expect(place.pid()).toBeUndefined()
  })
})

describe('the role of the product', () => {
  beforeEach(() => place.prepare())

  test('owns what it makes, and has no superuser rights, whatever it had before', async () => {
    const before = await place.open()
    await ask(before, 'alter role site superuser')
    await before.close()
    const server = await place.open()
    const pool = new pg.Pool({ ...server.connection, max: 1 })
    try {
      await pool.query('create schema later')
      await pool.query('create table kept (n int)')
      for (const forbidden of ["copy kept to program 'true'", 'create role other', 'create database other'])
        await expect(pool.query(forbidden)).rejects.toThrow(/permission denied/)
    } finally {
      await pool.end()
    }
  })
})

describe('what a dead server leaves behind', () => {
  beforeEach(() => place.prepare())

  test('is taken over when server and product were killed together', async () => {
    const killed = await place.hold()
    await ask(killed, 'create table kept as select 42 as n')
    const pid = place.pid() as number
    // Frozen, it cannot restart the server.
    await killed.freeze()
    process.kill(pid, 'SIGKILL')
    await killed.kill()
    expect(await ask(await place.open(), 'select n from kept')).toEqual([{ n: 42 }])
  })

  test('is taken over when another program now has its process number', async () => {
    await (await place.open()).close()
    const lock = [
      'PID',
      path.join(place.folder, 'pg'),
      '1700000000',
      '5432',
      path.join(place.folder, 'socket'),
      '',
      '',
      'ready   ',
    ]
    writeFileSync(
      path.join(place.folder, 'pg', 'postmaster.pid'),
      lock.join('\n').replace('PID', String(process.pid)),
    )
    if (isRoot) chmodSync(path.join(place.folder, 'pg', 'postmaster.pid'), 0o644)
    expect(await ask(await place.open(), 'select 1 as one')).toEqual([{ one: 1 }])
    expect(place.pid()).not.toBe(process.pid)
  })
})
