import { createReadStream } from 'node:fs'
import path from 'node:path'
import type { App } from '../../app.ts'
import { backupRuns } from '../../db/schema/files.ts'
import { findDataKeys } from '../../db/sealing/key-file.ts'
import { MIGRATIONS_FOLDER } from '../../db/start-database.ts'
import type { BackupBucket } from '../../integrations/files/backup-bucket.ts'
import { tooOld } from './backup-names.ts'
import { drillBackup } from './drill.ts'
import { readBackupKey } from './key-file.ts'
import { type MadeBackup, makeBackup } from './make-backup.ts'

type BackupApp = Pick<App, 'db' | 'config' | 'clock'>
type CarryingApp = BackupApp & Pick<App, 'backupBucket'>
type Outcome = { fileName: string; bytes: number | null; rows: number }

/** To the bucket too. Rejects with the reason. */
export async function runBackup(
  { db, config, clock, backupBucket }: CarryingApp,
  onProgress?: (share: number) => void,
): Promise<MadeBackup> {
  return record({ db, clock }, 'backup', async () => {
    const source = { pool: db.$longClient, migrationsFolder: MIGRATIONS_FOLDER, dataDir: config.dataDir }
    const made = await makeBackup({ ...source, ...config.backup }, clock.now(), onProgress)
    if (backupBucket) await carryBackup(backupBucket, made, config.backup.keepDays, clock.now())
    return [made, { fileName: path.basename(made.file), bytes: made.bytes, rows: made.rows }]
  })
}

/** Returns the number of rows. */
export async function runDrill({ db, config, clock }: BackupApp, file: string): Promise<number> {
  return record({ db, clock }, 'drill', async () => {
    const identity = await readBackupKey(config.backup.keyFile)
    const manifest = await drillBackup(
      db.$longClient,
      file,
      identity,
      MIGRATIONS_FOLDER,
      await findDataKeys(config.dataDir, config.dataKey),
    )
    const rows = Object.values(manifest.tables).reduce((sum, table) => sum + table.rows, 0)
    return [rows, { fileName: path.basename(file), bytes: null, rows }]
  })
}

async function record<Result>(
  { db, clock }: Pick<App, 'db' | 'clock'>,
  kind: 'backup' | 'drill',
  work: () => Promise<[Result, Outcome]>,
): Promise<Result> {
  const startedAt = clock.now()
  try {
    const [result, outcome] = await work()
    await db.insert(backupRuns).values({ kind, ...outcome, startedAt, endedAt: clock.now() })
    return result
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    // The first reason matters more.
    await db
      .insert(backupRuns)
      .values({ kind, error: reason, startedAt, endedAt: clock.now() })
      .catch(() => {})
    throw error
  }
}

/** There removes those older than `keepDays`. Rejects unless the backup is complete. */
export async function carryBackup(
  bucket: BackupBucket,
  made: MadeBackup,
  keepDays: number,
  now: Date,
): Promise<void> {
  const name = path.basename(made.file)
  try {
    const bytes = await bucket.upload(name, createReadStream(made.file))
    if (bytes !== made.bytes) throw new Error(`${bytes} of ${made.bytes} bytes arrived.`)
    for (const old of tooOld(await bucket.names(), keepDays, now)) await bucket.remove(old)
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause)
    throw new Error(`The backup is in ${made.file}, but not in the bucket. ${reason}`, { cause })
  }
}
