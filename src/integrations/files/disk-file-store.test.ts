import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createDiskFileStore } from './disk-file-store.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'store-'))
  await writeFile(path.join(folder, 'secret.txt'), 'a secret')
})
afterAll(() => rm(folder, { recursive: true }))

test('stores a file, and replaces it, leaving no drafts', async () => {
  const store = createDiskFileStore(path.join(folder, 'files'))
  expect(await store.get('uploads/a1.png')).toBeNull()
  await store.put('uploads/a1.png', Buffer.from('one'))
  await store.put('uploads/a1.png', Buffer.from('two'))
  expect((await store.get('uploads/a1.png'))?.toString()).toBe('two')
  expect(await readdir(path.join(folder, 'files/uploads'))).toEqual(['a1.png'])
})

test.each([
  '../secret.txt',
  'uploads/../../secret.txt',
  '/etc/passwd',
  '',
  '.',
  'a//b',
  '.env',
  'a\\b',
  'a\0b',
  'A.png',
])('refuses the key %j', async (key) => {
  const store = createDiskFileStore(path.join(folder, 'files'))
  expect(await store.get(key)).toBeNull()
  await expect(store.put(key, Buffer.from('x'))).rejects.toThrow('cannot be the key')
  expect(await readFile(path.join(folder, 'secret.txt'), 'utf8')).toBe('a secret')
})

test('lists the files of a folder without drafts, and none of a folder that is not there', async () => {
  const store = createDiskFileStore(path.join(folder, 'listed'))
  expect(await store.list('uploads')).toEqual([])
  await store.put('uploads/a1.png', Buffer.from('one'))
  await store.put('uploads/deeper/b1.png', Buffer.from('x'))
  await writeFile(path.join(folder, 'listed/uploads/c1.png.1234.draft'), 'half')
  expect(await store.list('uploads')).toEqual([{ key: 'uploads/a1.png', bytes: 3 }])
  expect(await store.list('.')).toEqual([])
})

test('a folder is not a file', async () => {
  const store = createDiskFileStore(path.join(folder, 'files'))
  await store.put('uploads/b.png', Buffer.from('x'))
  expect(await store.get('uploads')).toBeNull()
})
