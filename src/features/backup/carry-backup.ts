import { createReadStream } from 'node:fs'
import path from 'node:path'
import type { BackupBucket } from '../../integrations/files/backup-bucket.ts'
import { tooOld } from './backup-names.ts'
import type { MadeBackup } from './make-backup.ts'

/** Removes those older than `keepDays` there. Rejects unless the backup is complete. */
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
