import {
  chmodSync,
  chownSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readlinkSync,
  rmSync,
  statSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { copyRuntime, isCopied } from './copy-runtime.ts'

const isRoot = process.getuid?.() === 0
const uid = process.getuid?.() ?? 0
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
    expect(copyRuntime(packaged, folder)).toBe(at('.'))
  } finally {
    process.umask(before)
  }
  expect(readlinkSync(at('lib/libpq.so.5'))).toBe('libpq.so.5.18')
  expect(existsSync(at('lib/libpq.a'))).toBe(false)
  const modes = ['.', 'bin', 'lib', 'bin/postgres', 'lib/libpq.so.5'].map(
    (name) => statSync(at(name)).mode & 0o777,
  )
  expect(modes).toEqual([0o755, 0o755, 0o755, 0o755, 0o644])
  expect(isCopied(packaged, folder, uid)).toBe(true)
})

function replace(name: string, put: (file: string) => void) {
  rmSync(at(name), { recursive: true })
  put(at(name))
}
const link = (to: string) => (file: string) => symlinkSync(to, file)

const DAMAGES: [string, () => void][] = [
  ['a file is missing', () => rmSync(at('bin/postgres'))],
  ['a file is cut short', () => truncateSync(at('lib/libpq.so.5.18'), 3)],
  ['a file may be written by others', () => chmodSync(at('bin/postgres'), 0o777)],
  ['a file is a link', () => replace('bin/postgres', link('/bin/true'))],
  ['a file is a folder', () => replace('bin/postgres', mkdirSync)],
  ['a folder is missing', () => rmSync(at('lib'), { recursive: true })],
  ['a folder is a link', () => replace('lib', link('/tmp'))],
  ['a link leads elsewhere', () => replace('lib/libpq.so.5', link('/tmp/evil.so'))],
]
test.each(DAMAGES)('where %s, it is recreated, and the package is untouched', (_name, damage) => {
  copyRuntime(packaged, folder)
  damage()
  expect(isCopied(packaged, folder, uid)).toBe(false)
  copyRuntime(packaged, folder)
  expect(isCopied(packaged, folder, uid)).toBe(true)
  expect([read('bin/postgres'), read('lib/libpq.so.5')]).toEqual(['program', 'library'])
  expect(readFileSync(path.join(packaged.folder, 'lib', 'libpq.so.5.18'), 'utf8')).toBe('library')
})

test.skipIf(!isRoot)('what another user owns is recreated (needs root)', () => {
  copyRuntime(packaged, folder)
  for (const name of ['bin', 'bin/postgres']) chownSync(at(name), NOBODY, NOBODY)
  expect(isCopied(packaged, folder, uid)).toBe(false)
  copyRuntime(packaged, folder)
  expect(['bin', 'bin/postgres'].map((name) => lstatSync(at(name)).uid)).toEqual([0, 0])
})

test('a package that lists a link outside itself is refused', () => {
  list([{ source: 'native/lib/a', target: 'native/../../a' }])
  expect(() => copyRuntime(packaged, folder)).toThrow('outside itself')
})
