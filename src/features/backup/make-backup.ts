import { createWriteStream } from 'node:fs'
import { access, constants, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { withDiskFault } from '../../shared/disk-faults.ts'
import { CLOCK_SKEW_MS } from '../../shared/time/clock.ts'
import { ARCHIVE_SUFFIX } from './archive-format.ts'
import { backupNames, momentOf, nameBackup, tooOld } from './backup-names.ts'
import { runningUser } from './kept-files.ts'
import { openBackupKey } from './key-file.ts'
import { type ArchiveSource, writeArchive } from './write-archive.ts'

type BackupPlan = ArchiveSource & { folder: string; keyFile: string; keepDays: number }
export type MadeBackup = { file: string; bytes: number; rows: number; isKeyNew: boolean }

const DAY_MS = 86_400_000

/** All or nothing; removes those older than `keepDays`. Rejects in plain words when the disk fails. */
export async function makeBackup(
  plan: BackupPlan,
  now: Date,
  onProgress?: (share: number) => void,
): Promise<MadeBackup> {
  await checkFolder(plan.folder)
  const { recipient, isNew } = await openBackupKey(plan.keyFile)
  const file = path.join(plan.folder, nameBackup(now))
  const draft = `${file}.draft`
  try {
    const target = createWriteStream(draft, { flags: 'wx', mode: 0o600, flush: true })
    const { manifest } = await writeArchive(plan, target, recipient, now, onProgress)
    await rename(draft, file)
    await syncFolder(plan.folder)
    await removeOld(plan.folder, plan.keepDays, now)
    const rows = Object.values(manifest.tables).reduce((sum, table) => sum + table.rows, 0)
    return { file, bytes: (await stat(file)).size, rows, isKeyNew: isNew }
  } catch (error) {
    // On a failing disk it stays until `removeOld`.
    await rm(draft, { force: true }).catch(() => {})
    throw withDiskFault(`The backup could not be written to ${plan.folder}`, error)
  }
}

/** The folder may belong to another user. */
async function checkFolder(folder: string): Promise<void> {
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 })
    await access(folder, constants.W_OK)
  } catch (error) {
    throw new Error(
      `The user ${runningUser()}, as which the product runs, cannot write backups to ${folder}. ` +
        'Set BACKUP_FOLDER to a folder that this user owns, and BACKUP_KEY_FILE to a file in such a folder.',
      { cause: error },
    )
  }
}

/** Against power cuts. */
async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return
  await using handle = await open(folder)
  await handle.sync()
}

async function removeOld(folder: string, keepDays: number, now: Date): Promise<void> {
  const old = tooOld(await readdir(folder), keepDays, now)
  const drafts = (await readdir(folder)).filter((name) => name.endsWith(`${ARCHIVE_SUFFIX}.draft`))
  for (const name of drafts) {
    const found = await stat(path.join(folder, name)).catch(() => null)
    if (found && now.getTime() - found.mtimeMs > DAY_MS) old.push(name)
  }
  for (const name of old) await rm(path.join(folder, name), { force: true })
}

/** The clock may have been ahead. */
export async function findNewestBackup(folder: string, now: Date): Promise<string | null> {
  const names = backupNames(await readdir(folder).catch(() => []))
  const limit = new Date(now.getTime() + CLOCK_SKEW_MS)
  const newest = names.findLast((name) => momentOf(name) <= limit) ?? names.at(-1)
  return newest ? path.join(folder, newest) : null
}
