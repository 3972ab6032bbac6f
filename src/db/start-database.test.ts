import { randomBytes } from 'node:crypto'
import { expect, inject, test } from 'vitest'
import { databaseUrl, onServer } from '../../tests/global-setup.ts'
import { migrateToLaterRelease } from '../../tests/later-release.ts'
import { startDatabase } from './start-database.ts'

const fail = (error: Error) => expect.unreachable(error.message)

test('a database named by DATABASE_URL is brought up to date by however many processes start together', async () => {
  const name = `test_${randomBytes(6).toString('hex')}`
  await onServer(inject('postgresUrl'), `create database ${name}`)
  const url = databaseUrl(inject('postgresUrl'), name)
  const config = { databaseUrl: url, dataDir: '/nowhere', dataKey: '5f'.repeat(32) }
  const running = await Promise.all([1, 2, 3].map(() => startDatabase(config, () => {}, fail)))
  const { rows } = await (running[0] as (typeof running)[0]).db.$client.query(
    'select count(*)::int as n from partners',
  )
  expect(rows).toEqual([{ n: 0 }])
  await Promise.all(running.map(({ close }) => close()))
  await onServer(inject('postgresUrl'), `drop database ${name}`)
})

test('one of a newer release is refused, but for a restore that replaces it (RUN-5)', async () => {
  const name = `test_${randomBytes(6).toString('hex')}`
  await onServer(inject('postgresUrl'), `create database ${name}`)
  const config = {
    databaseUrl: databaseUrl(inject('postgresUrl'), name),
    dataDir: '/nowhere',
    dataKey: '5f'.repeat(32),
  }
  const first = await startDatabase(config, () => {}, fail)
  await first.close()
  await migrateToLaterRelease(config.databaseUrl)
  const refusal = await startDatabase(config, () => {}, fail).catch((error) => error)
  // The programs print a plain Error's sentence alone, and the stack of any other.
  expect([refusal.constructor, refusal.message]).toEqual([Error, expect.stringContaining('newer version')])
  const { close } = await startDatabase({ ...config, isReplaced: true }, () => {}, fail)
  await close()
  await onServer(inject('postgresUrl'), `drop database ${name}`)
})

test('one that takes no writes, as a standby, is refused in plain words', async () => {
  const name = `test_${randomBytes(6).toString('hex')}`
  await onServer(inject('postgresUrl'), `create database ${name}`)
  await onServer(inject('postgresUrl'), `alter database ${name} set default_transaction_read_only = on`)
  const url = databaseUrl(inject('postgresUrl'), name)
  const config = { databaseUrl: url, dataDir: '/nowhere', dataKey: '5f'.repeat(32) }
  const refusal = await startDatabase(config, () => {}, fail).catch((error) => error)
  expect(refusal.message).toMatch(
    /^DATABASE_URL: the database test_\w+ at \S+ takes no writes: it is a standby, or set to read only\. Name the server that does/,
  )
  expect(refusal.constructor).toBe(Error)
  await onServer(inject('postgresUrl'), `drop database ${name}`)
})

test('a missing one is named, without the password', async () => {
  const url = new URL(databaseUrl(inject('postgresUrl'), 'no_such_database'))
  url.password = 'secret'
  const starting = startDatabase(
    { databaseUrl: url.href, dataDir: '/nowhere', dataKey: '5f'.repeat(32) },
    () => {},
    fail,
  )
  const error = await starting.then(
    () => expect.unreachable(),
    (reason: Error) => reason,
  )
  expect(error.message).toMatch(/^DATABASE_URL: the database no_such_database at .* cannot be used: /)
  expect(error.message).not.toContain('secret')
})
