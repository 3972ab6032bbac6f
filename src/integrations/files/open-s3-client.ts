import type { S3Client } from '@aws-sdk/client-s3'
import type { BucketAddress } from '../../config/config-files.ts'
import { loadS3 } from './create-file-store.ts'

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
