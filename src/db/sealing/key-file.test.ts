import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { makeDataKey } from './data-keys.ts'
import { findDataKeys, KEY_FILE, readKeyFile, replaceKeyFile } from './key-file.ts'

let dataDir: string
beforeEach(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'keys-'))
})
afterEach(() => rm(dataDir, { recursive: true, force: true }))
const ids = async (dataKey: string | null = null) =>
  (await findDataKeys(dataDir, dataKey)).map(({ id }) => id)

test('a first start makes one key, readable by the owner alone, and later ones read it', async () => {
  const first = await ids()
  expect(await ids()).toEqual(first)
  const file = path.join(dataDir, KEY_FILE)
  expect((await stat(file)).mode & 0o777).toBe(0o600)
  expect((await stat(path.dirname(file))).mode & 0o777).toBe(0o700)
})

test('20 first starts at once get the same key', async () => {
  const all = await Promise.all(Array.from({ length: 20 }, () => ids()))
  expect(new Set(all.flat()).size).toBe(1)
  expect(await readdir(path.join(dataDir, 'keys'))).toEqual(['data-key.txt'])
})

test('DATA_KEY comes before the file, and makes none', async () => {
  const key = makeDataKey()
  expect(await ids(key.text)).toEqual([key.id])
  expect(await readdir(dataDir)).toEqual([])
})

test('a file without a key is refused and left alone', async () => {
  const file = path.join(dataDir, KEY_FILE)
  await mkdir(path.dirname(file))
  await writeFile(file, 'half a ke')
  await expect(ids()).rejects.toThrow('holds no key')
  expect(await readFile(file, 'utf8')).toBe('half a ke')
})

test('several keys are kept in their order, with a word on what they are, and no draft stays', async () => {
  const keys = [makeDataKey(), makeDataKey()]
  const file = path.join(dataDir, KEY_FILE)
  await replaceKeyFile(file, keys)
  expect(await ids()).toEqual(keys.map(({ id }) => id))
  expect(await readFile(file, 'utf8')).toMatch(/^# Personal data .*\n# Without them .*\n\S{44}\n\S{44}\n$/)
  expect(await readdir(path.dirname(file))).toEqual(['data-key.txt'])
})

test('a missing file is null, one that cannot be read or written is said', async () => {
  const file = path.join(dataDir, KEY_FILE)
  expect(await readKeyFile(file)).toBeNull()
  await mkdir(file, { recursive: true })
  await expect(readKeyFile(file)).rejects.toThrow(`cannot be read from ${file}: EISDIR`)
  await rm(path.dirname(file), { recursive: true })
  await writeFile(path.dirname(file), 'a file in place of the folder')
  await expect(ids()).rejects.toThrow(/cannot be (?:read|written)/)
})

test.each(['', 'short', ','])('DATA_KEY %j is refused, and no key is made', async (given) => {
  await expect(ids(given)).rejects.toThrow('DATA_KEY must be 32 bytes')
  expect(await readdir(dataDir)).toEqual([])
})
