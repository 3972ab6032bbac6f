import { randomBytes } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { mkdir, mkdtemp, readdir, readFile, rm, stat, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Writable } from 'node:stream'
import { generateX25519Identity, identityToRecipient } from 'age-encryption'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { makeDatabase } from '../../../tests/servers/make-database.ts'
import { canMountDisks, mountDisk, remountDisk, unmountDisk } from '../../../tests/servers/own-disk.ts'
import { MIGRATIONS_FOLDER } from '../../db/start-database.ts'
import { readBackupKey } from './key-file.ts'
import { makeBackup } from './make-backup.ts'
import { restoreBackup } from './restore-backup.ts'
import { writeArchive } from './write-archive.ts'

const UPLOAD = 'files/uploads/a1.png'
const BYTES = randomBytes(200_000)

let folder: string
let dataDir: string
let database: Awaited<ReturnType<typeof makeDatabase>>
const mounted: string[] = []
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'failing-disk-'))
  dataDir = path.join(folder, 'data')
  database = await makeDatabase()
  await mkdir(path.join(dataDir, 'files/uploads'), { recursive: true })
  await mkdir(path.join(dataDir, 'texts'))
  await writeFile(path.join(dataDir, UPLOAD), BYTES)
})
afterEach(async () => {
  await database.close()
  for (const at of mounted.splice(0)) unmountDisk(at)
  await rm(folder, { recursive: true, force: true })
})

async function mount(at: string, size: string): Promise<string> {
  await mkdir(at, { recursive: true })
  mountDisk(at, size)
  mounted.push(at)
  return at
}

const back = (at = path.join(folder, 'backups'), keyFile = path.join(folder, 'key.txt')) =>
  makeBackup(
    {
      pool: database.db.$longClient,
      migrationsFolder: MIGRATIONS_FOLDER,
      dataDir,
      folder: at,
      keyFile,
      keepDays: 14,
    },
    new Date('2026-03-01T02:00:00Z'),
  )
const restoreInto = async (target: string, file: string) =>
  restoreBackup({
    pool: database.db.$longClient,
    migrationsFolder: MIGRATIONS_FOLDER,
    dataDir: target,
    dataKey: null,
    source: createReadStream(file),
    identity: await readBackupKey(path.join(folder, 'key.txt')),
    isReplacing: true,
  })

const asRoot = process.getuid?.() === 0

describe.each<[string, boolean, string, (file: string) => Promise<void>]>([
  // Reading the first page of a process's memory fails like a disk.
  ['EIO', process.platform === 'linux', 'its disk has failed', (file) => symlink('/proc/self/mem', file)],
  ['EACCES', !asRoot, 'may not read it', (file) => writeFile(file, BYTES, { mode: 0 })],
])('a file that cannot be read (%s)', (_, isPossible, reason, breakFile) => {
  test.runIf(isPossible)(
    'ends the backup with its name: without it the backup would pass for a whole one',
    async () => {
      const file = path.join(dataDir, UPLOAD)
      await rm(file)
      await breakFile(file)
      await expect(back()).rejects.toThrow(new RegExp(`No backup was made, since .*a1.png .*${reason}`))
      expect(await readdir(path.join(folder, 'backups'))).toEqual([])
      await rm(file)
      expect((await back()).bytes).toBeGreaterThan(0)
    },
  )
})

test('a disk that fails between two entries ends the backup with its own error', async () => {
  const full = Object.assign(new Error('no space'), { code: 'ENOSPC' })
  const target = new Writable({ write: (_bytes, _encoding, done) => done(full) })
  const source = { pool: database.db.$longClient, migrationsFolder: MIGRATIONS_FOLDER, dataDir }
  const recipient = await identityToRecipient(await generateX25519Identity())
  await expect(writeArchive(source, target, recipient, new Date())).rejects.toBe(full)
})

test('a backup, its folder and its key are readable by their owner alone', async () => {
  const { file } = await back()
  const places = [file, path.dirname(file), path.join(folder, 'key.txt')]
  const modes = await Promise.all(places.map(async (place) => (await stat(place)).mode & 0o777))
  expect(modes).toEqual([0o600, 0o700, 0o600])
})

test('hidden files of editors are left out, and linked texts are not', async () => {
  await writeFile(path.join(dataDir, 'texts/.terms.md.swp'), 'of an editor')
  await mkdir(path.join(dataDir, 'texts/..2026_03_01'))
  await writeFile(path.join(dataDir, 'texts/..2026_03_01/terms.md'), 'Our terms')
  await symlink('..2026_03_01/terms.md', path.join(dataDir, 'texts/terms.md'))
  const { file } = await back()
  await restoreInto(path.join(folder, 'restored'), file)
  expect(await readdir(path.join(folder, 'restored/texts'))).toEqual(['terms.md'])
  expect(await readFile(path.join(folder, 'restored/texts/terms.md'), 'utf8')).toBe('Our terms')
})

describe.skipIf(!canMountDisks())('on a disk of its own (needs root and mount)', () => {
  test.for([
    ['full', 'size=8k', 'the disk is full'],
    ['read-only', 'ro', 'cannot write backups'],
  ])(
    'a backup to a %s disk says so, leaves nothing, and works again once it can',
    async ([, fault = '', reason = '']) => {
      const at = await mount(path.join(folder, 'small'), '8k')
      remountDisk(at, fault)
      const failed = await back(at).catch((error: unknown) => error)
      expect(failed).toMatchObject({ message: expect.stringContaining(reason) })
      expect(failed).toMatchObject({ message: expect.stringContaining(at) })
      expect(await readdir(at)).toEqual([])
      remountDisk(at, 'rw,size=8m')
      await back(at)
      expect(await readdir(at)).toHaveLength(1)
    },
  )

  test('a full disk for the key is named, and the next try makes the key', async () => {
    const at = await mount(path.join(folder, 'keys'), '4k')
    await writeFile(path.join(at, 'ballast'), Buffer.alloc(4096)).catch(() => {})
    const keyFile = path.join(at, 'key.txt')
    await expect(back(undefined, keyFile)).rejects.toThrow(
      `The key of the backups could not be written to ${keyFile}: the disk is full.`,
    )
    expect(await readdir(at)).toEqual(['ballast'])
    await rm(path.join(at, 'ballast'))
    expect((await back(undefined, keyFile)).isKeyNew).toBe(true)
  })

  test('a restore to a full disk changes no file and leaves none, and works again once there is room', async () => {
    await writeFile(path.join(dataDir, 'texts/terms.md'), BYTES)
    const { file } = await back()
    const target = path.join(folder, 'restored')
    const texts = await mount(path.join(target, 'texts'), '100k')
    await writeFile(path.join(texts, 'terms.md'), 'As it is')
    const uploads = path.join(target, 'files/uploads')
    await mkdir(uploads, { recursive: true })

    await expect(restoreInto(target, file)).rejects.toThrow(
      `Nothing was restored, since ${path.join(texts, 'terms.md')} could not be written: the disk is full.`,
    )
    expect([await readdir(uploads), await readdir(texts)]).toEqual([[], ['terms.md']])
    expect(await readFile(path.join(texts, 'terms.md'), 'utf8')).toBe('As it is')

    remountDisk(texts, 'size=8m')
    await restoreInto(target, file)
    expect(await readFile(path.join(target, UPLOAD))).toEqual(BYTES)
    expect(await readFile(path.join(texts, 'terms.md'))).toEqual(BYTES)
  })
})
