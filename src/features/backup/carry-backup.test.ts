import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startS3 } from '../../../tests/servers/start-s3.ts'
import { makeApp, type TestApp } from '../../../tests/sites/make-app.ts'
import { type BucketAddress, readFilesUrl } from '../../config/config-files.ts'
import { makeDataKey } from '../../db/sealing/data-keys.ts'
import { createBackupBucket } from '../../integrations/files/backup-bucket.ts'
import { backupCheck } from '../work/check-backup.ts'
import { drillBackup } from './drill.ts'
import { readBackupKey } from './key-file.ts'
import { carryBackup, runBackup } from './run-backup.ts'

let server: Awaited<ReturnType<typeof startS3>>
let folder: string
let bucket: ReturnType<typeof createBackupBucket>
const bucketOf = (url: string) => createBackupBucket(readFilesUrl(url) as BucketAddress)
beforeAll(async () => {
  server = await startS3()
  folder = mkdtempSync(path.join(tmpdir(), 'carry-'))
  bucket = bucketOf(`${server.url}/films/backups/a`)
})
afterAll(async () => {
  await server.stop()
  rmSync(folder, { recursive: true })
})

async function makeFile(day: string, bytes: Buffer) {
  const file = path.join(folder, `directory-2026-03-${day}T02-00-00Z-0a0a.tar.gz.age`)
  await writeFile(file, bytes)
  return { file, bytes: bytes.length, rows: 1, isKeyNew: false }
}

test('a backup of two parts arrives unchanged; old ones are removed there, others left alone', async () => {
  const large = randomBytes(9_000_000)
  const other = bucketOf(`${server.url}/films/backups/b`)
  await carryBackup(other, await makeFile('01', Buffer.from('other')), 14, new Date('2026-03-01'))
  await bucket.upload(
    'notes.txt',
    (async function* () {
      yield Buffer.from('not a backup')
    })(),
  )
  for (const day of ['01', '05', '09', '13'])
    await carryBackup(bucket, await makeFile(day, Buffer.from(day)), 7, new Date(`2026-03-${day}T03:00:00Z`))
  const made = await makeFile('17', large)
  await carryBackup(bucket, made, 7, new Date('2026-03-17T03:00:00Z'))
  const days = (await bucket.names()).map((name) => /-03-(\d\d)T/.exec(name)?.[1] ?? name)
  expect(days).toEqual(['13', '17', 'notes.txt'])
  expect(large.equals(await buffer(await bucket.open(path.basename(made.file))))).toBe(true)
  // The last one stays, however old.
  expect(await other.names()).toHaveLength(1)
})

test('a bucket that refuses is named, and no half backup is left there', async () => {
  const wrong = bucketOf(`${server.url}/nowhere`)
  const made = await makeFile('26', Buffer.from('x'))
  await expect(carryBackup(wrong, made, 14, new Date())).rejects.toThrow(
    new RegExp(`^The backup is in ${made.file}, but not in the bucket. The bucket nowhere/ of BACKUP_URL`),
  )
  const cut = (async function* () {
    yield randomBytes(9_000_000)
    throw new Error('the disk failed')
  })()
  await expect(bucket.upload('cut', cut)).rejects.toThrow('the disk failed')
  expect(await bucket.names()).not.toContain('cut')
})

test('the scheduled backup is carried and can be restored; a failure shows on the Jobs screen', async () => {
  const site: TestApp = await makeApp({
    BACKUP_FOLDER: folder,
    BACKUP_KEY_FILE: path.join(folder, 'key.txt'),
  })
  const app = { ...site.app, backupBucket: bucket }
  const { file } = await runBackup(app)
  const name = path.basename(file)
  await writeFile(file, await buffer(await bucket.open(name)))
  const identity = await readBackupKey(path.join(folder, 'key.txt'))
  await drillBackup(app.db.$longClient, file, identity, 'src/db/migrations', [makeDataKey()])
  expect((await backupCheck(app).describe()).sentence).toContain(
    'within the last hour, and carried to the bucket films/backups/a/',
  )
  const wrong = bucketOf(`${server.url}/nowhere`)
  await expect(runBackup({ ...app, backupBucket: wrong })).rejects.toThrow('not in the bucket')
  const state = await backupCheck(app).describe()
  expect(state).toMatchObject({ isTroubled: true, sentence: expect.stringContaining('not in the bucket') })
  await site.close()
})

test('one that did not arrive whole is an error, and removes no older one', async () => {
  const removed: string[] = []
  const made = await makeFile('21', Buffer.from('whole'))
  const losing = {
    ...bucket,
    upload: async () => made.bytes - 1,
    remove: async (name: string) => void removed.push(name),
  }
  await expect(carryBackup(losing, made, 1, new Date('2026-03-21'))).rejects.toThrow('4 of 5 bytes arrived')
  expect(removed).toEqual([])
})
