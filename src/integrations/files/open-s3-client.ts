import { S3Client } from '@aws-sdk/client-s3'
import type { BucketAddress } from '../../config-files.ts'

/** Tries of a call, with pauses that the client chooses. */
const MAX_ATTEMPTS = 3
const CONNECT_MS = 5000

/** Opens a client for a bucket's server; `silentMs` without a byte ends a call. Destroy it at the end. */
export function openS3Client(
  { region, endpoint, credentials }: BucketAddress,
  { silentMs }: { silentMs: number },
): S3Client {
  return new S3Client({
    region,
    maxAttempts: MAX_ATTEMPTS,
    requestHandler: { connectionTimeout: CONNECT_MS, socketTimeout: silentMs },
    // Older servers do not know the checksums that the client would add.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    ...(endpoint !== null && { endpoint, forcePathStyle: true }),
    // The client writes into the object, and the configuration is frozen.
    ...(credentials && { credentials: { ...credentials } }),
  })
}
