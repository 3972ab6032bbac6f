import { expect, test } from 'vitest'
import { isInKeptFolder, isKept } from './archive-format.ts'

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
