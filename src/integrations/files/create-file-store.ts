import { createRequire } from 'node:module'
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

/** 14 MB of memory and time at the start: only where a bucket is used. */
export function loadS3(): typeof import('@aws-sdk/client-s3') {
  return createRequire(import.meta.url)('@aws-sdk/client-s3')
}
