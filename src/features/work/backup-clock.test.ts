import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { desc } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { makeApp, type TestApp } from '../../../tests/sites/make-app.ts'
import { backupRuns } from '../../db/schema/files.ts'
import { runBackup } from '../backup/run-backup.ts'
import { backupCheck } from './check-backup.ts'
import { readOperations } from './read-operations.ts'

const START = Date.parse('2026-05-01T03:00:00Z')
const DAY_MS = 86_400_000
let now: number
let folder: string
let site: TestApp
let administrator: Awaited<ReturnType<TestApp['signIn']>>['user']
beforeEach(async () => {
  now = START
  folder = await mkdtemp(path.join(tmpdir(), 'backup-clock-'))
  const environment = {
    BACKUP_SCHEDULE: '0 3 * * *',
    BACKUP_FOLDER: path.join(folder, 'backups'),
    BACKUP_KEY_FILE: path.join(folder, 'key.txt'),
    BACKUP_KEEP_DAYS: '3650',
  }
  site = await makeApp(environment, { now: () => new Date(now) })
  administrator = (await site.signIn()).user
})
afterEach(async () => {
  await site.close()
  await rm(folder, { recursive: true, force: true })
})

test('a backup made while the clock was a year ahead does not hide that none was made since', async () => {
  const right = await runBackup(site.app)
  now = START + 365 * DAY_MS
  await runBackup(site.app)
  now = START + 3 * DAY_MS
  const check = backupCheck(site.app)
  expect(await check.describe()).toMatchObject({
    sentence: expect.stringContaining('The last backup was made 3 days ago'),
    isTroubled: true,
  })
  expect((await readOperations(site.app)).backups.backupAt).toBe(START / 1000)

  await check.check(administrator)
  const runs = await site.app.db.select().from(backupRuns).orderBy(desc(backupRuns.endedAt))
  expect(runs.find(({ kind }) => kind === 'drill')?.fileName).toBe(path.basename(right.file))
})

test('one made with the clock set back a day is kept beside the others', async () => {
  const first = await runBackup(site.app)
  now = START - DAY_MS
  const second = await runBackup(site.app)
  expect(second.file).not.toBe(first.file)
  expect((await backupCheck(site.app).describe()).sentence).toContain('within the last hour')
})
