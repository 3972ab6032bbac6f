import { expect, test } from 'vitest'
import {
  ARCHIVE_SUFFIX,
  ArchiveHead,
  ArchiveManifest,
  isInKeptFolder,
  isKept,
  MAX_FILE_BYTES,
  PART_BYTES,
  partName,
} from './archive-format.ts'

test.each([
  'files/uploads/a.png',
  'files/attached_assets/a/b.png',
  'keys/data-key.txt',
  'outbox/1.eml',
  'texts/privacy.md',
])('%s is kept', (file) => expect([isInKeptFolder(file), isKept(file)]).toEqual([true, true]))

test.each([
  '',
  'keys',
  'keys/',
  'other/a.txt',
  'a/keys/data-key.txt',
  '/keys/data-key.txt',
  'keysmith/a.txt',
  'keys/../db/postgresql.conf',
  'keys/./data-key.txt',
  'keys//data-key.txt',
  'texts/..\\..\\x',
  'texts/a\0.md',
  'files/other/a.png',
])('%j lies in no kept folder', (file) =>
  expect([isInKeptFolder(file), isKept(file)]).toEqual([false, false]),
)

test.each(['texts/.privacy.md.swp', 'texts/.git/config', 'keys/data-key.txt.draft'])(
  '%s of an older archive may come, but is not kept',
  (file) => expect([isInKeptFolder(file), isKept(file)]).toEqual([true, false]),
)

test('a draft is one by its whole ending', () => expect(isKept('texts/a.draft.md')).toBe(true))

test('parts are counted from zero, in six digits', () => {
  expect([partName('partners', 0), partName('partners', 1_234_567)]).toEqual([
    'tables/partners/000000',
    'tables/partners/1234567',
  ])
})

test('a head names its format, moment and at least one migration; a manifest has whole digests', () => {
  const head = {
    format: 1,
    createdAt: '2026-03-02T09:00:00Z',
    migrations: [{ createdAt: 1, hash: 'a', name: 'b' }],
  }
  expect(ArchiveHead.safeParse(head).success).toBe(true)
  for (const change of [{ format: 2 }, { createdAt: 'today' }, { migrations: [] }])
    expect(ArchiveHead.safeParse({ ...head, ...change }).success, JSON.stringify(change)).toBe(false)
  const manifest = (sha256: string) => ({ tables: {}, files: { 'keys/a': { bytes: 1, sha256 } } })
  const digest = '0a'.repeat(32)
  expect(ArchiveManifest.safeParse(manifest(digest)).success).toBe(true)
  for (const other of [`${digest}0`, `0${digest}`, digest.slice(1), digest.toUpperCase()])
    expect(ArchiveManifest.safeParse(manifest(other)).success, other).toBe(false)
})

test('an archive is written in parts of 1 MB, and read with files of up to 64 MB', () => {
  expect([ARCHIVE_SUFFIX, PART_BYTES, MAX_FILE_BYTES]).toEqual(['.tar.gz.age', 1_048_576, 67_108_864])
})
