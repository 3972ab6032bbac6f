import { createRequire } from 'node:module'
import type { S3Client } from '@aws-sdk/client-s3'
import type { BucketAddress } from '../../config/config-files.ts'

const MAX_ATTEMPTS = 3
const CONNECT_MS = 5000

/** `silentMs` without a byte ends a call. Destroy the client at the end. */
export function openS3Client(
  { region, endpoint, credentials }: BucketAddress,
  { silentMs }: { silentMs: number },
): S3Client {
  const { S3Client } = loadS3()
  return new S3Client({
    region,
    maxAttempts: MAX_ATTEMPTS,
    requestHandler: { connectionTimeout: CONNECT_MS, socketTimeout: silentMs },
    // Older servers do not know checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    ...(endpoint !== null && { endpoint, forcePathStyle: true }),
    // The client writes into the object; the configuration is frozen.
    ...(credentials && { credentials: { ...credentials } }),
  })
}

/** 14 MB of memory and time at the start: only where a bucket is used. */
export function loadS3(): typeof import('@aws-sdk/client-s3') {
  return createRequire(import.meta.url)('@aws-sdk/client-s3')
}
