import path from 'node:path'
import type { BucketAddress } from '../../config/config-files.ts'
import type { BackupBucket } from './backup-bucket.ts'
import { createDiskFileStore } from './disk-file-store.ts'
import type { FileStore } from './file-store.ts'

/** The bucket of FILES_URL, else the folder `files` in the data folder. */
export async function createFileStore(config: {
  dataDir: string
  filesBucket: BucketAddress | null
}): Promise<FileStore> {
  if (config.filesBucket === null) return createDiskFileStore(path.join(config.dataDir, 'files'))
  // A large client, needed here alone.
  const { createS3FileStore } = await import('./s3-file-store.ts')
  return createS3FileStore(config.filesBucket)
}

/** Null without BACKUP_URL. */
export async function openBackupBucket(address: BucketAddress | null): Promise<BackupBucket | null> {
  if (address === null) return null
  const { createBackupBucket } = await import('./backup-bucket.ts')
  return createBackupBucket(address)
}
