import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { findExternalPostgres } from './servers/external-postgres.ts'

const CLIENT = ['psql', 'pg_dump', 'createdb']
const SERVER = [...CLIENT, 'initdb', 'pg_ctl', 'postgres']

let packages: string
beforeEach(() => {
  packages = mkdtempSync(path.join(tmpdir(), 'packages-'))
})
afterEach(() => rmSync(packages, { recursive: true, force: true }))

function install(version: string, programs: string[]): string {
  const bin = path.join(packages, version, 'bin')
  mkdirSync(bin, { recursive: true })
  for (const name of programs) writeFileSync(path.join(bin, name), '')
  return bin
}

test('client tools alone are no server', () => {
  install('15', CLIENT)
  expect(findExternalPostgres(packages)).toBeNull()
})

test.each(['initdb', 'pg_ctl', 'postgres'])('a server without %s is not taken', (missing) => {
  install(
    '16',
    SERVER.filter((name) => name !== missing),
  )
  expect(findExternalPostgres(packages)).toBeNull()
})

test('a newer server is found beside the client tools of an older version', () => {
  install('15', CLIENT)
  const bin = install('17', SERVER)
  expect(findExternalPostgres(packages)).toBe(bin)
})

test('of several servers the oldest from 15 on is taken, by number', () => {
  install('9', SERVER)
  install('14', SERVER)
  install('100', SERVER)
  const bin = install('16', SERVER)
  expect(findExternalPostgres(packages)).toBe(bin)
})

test('without packages no server is found', () => {
  expect(findExternalPostgres(path.join(packages, 'nowhere'))).toBeNull()
})
