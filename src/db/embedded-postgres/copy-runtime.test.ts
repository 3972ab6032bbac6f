import {
  chownSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { copyRuntime } from './copy-runtime.ts'

const isRoot = process.getuid?.() === 0
const NOBODY = 65534

let base: string
let packaged: { folder: string; version: string }
let folder: string
beforeEach(() => {
  base = mkdtempSync(path.join(tmpdir(), 'runtime-'))
  packaged = { folder: path.join(base, 'native'), version: '18.0.0' }
  folder = path.join(base, 'laid', 'postgresql')
  // As npm leaves it under a strict umask.
  for (const name of ['', 'bin', 'lib']) mkdirSync(path.join(packaged.folder, name), { mode: 0o700 })
  writeFileSync(path.join(packaged.folder, 'bin', 'postgres'), 'program', { mode: 0o700 })
  writeFileSync(path.join(packaged.folder, 'lib', 'libpq.so.5.18'), 'library', { mode: 0o600 })
  writeFileSync(path.join(packaged.folder, 'lib', 'libpq.a'), 'archive')
  list([{ source: 'native/lib/libpq.so.5.18', target: 'native/lib/libpq.so.5' }])
})
afterEach(() => rmSync(base, { recursive: true, force: true }))

function list(links: object[]) {
  writeFileSync(path.join(packaged.folder, 'pg-symlinks.json'), JSON.stringify(links))
}
const at = (name: string) => path.join(folder, packaged.version, name)
const read = (name: string) => readFileSync(at(name), 'utf8')

test('restores the links that npm cannot carry, and lets every account read and run it', () => {
  const before = process.umask(0o077)
  try {
    expect(copyRuntime(packaged, folder)).toBe(path.join(folder, packaged.version))
  } finally {
    process.umask(before)
  }
  expect(readlinkSync(at('lib/libpq.so.5'))).toBe('libpq.so.5.18')
  expect(existsSync(at('lib/libpq.a'))).toBe(false)
  const modes = ['.', 'bin', 'lib', 'bin/postgres', 'lib/libpq.so.5'].map(
    (name) => statSync(at(name)).mode & 0o777,
  )
  expect(modes).toEqual([0o755, 0o755, 0o755, 0o755, 0o644])
})

test('what is there is left alone, and the package untouched; a draft that a dead start left is no copy', () => {
  mkdirSync(path.join(folder, `${packaged.version}.new-${process.pid}`), { recursive: true })
  copyRuntime(packaged, folder)
  writeFileSync(at('bin/postgres'), 'a running server’s')
  copyRuntime(packaged, folder)
  expect(read('bin/postgres')).toBe('a running server’s')
  expect(readdirSync(folder)).toEqual([packaged.version])
  expect(readFileSync(path.join(packaged.folder, 'bin', 'postgres'), 'utf8')).toBe('program')
})

test.skipIf(!isRoot)('what another user owns is recreated (needs root)', () => {
  copyRuntime(packaged, folder)
  for (const name of ['.', 'bin/postgres']) chownSync(at(name), NOBODY, NOBODY)
  copyRuntime(packaged, folder)
  expect(['.', 'bin/postgres'].map((name) => lstatSync(at(name)).uid)).toEqual([0, 0])
})

test('a package that lists a link outside itself is refused', () => {
  list([{ source: 'native/lib/a', target: 'native/../../a' }])
  expect(() => copyRuntime(packaged, folder)).toThrow('outside itself')
})
