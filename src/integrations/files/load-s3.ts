import { createRequire } from 'node:module'

/** Loads the S3 client where a bucket is used: without one it would only take 14 MB of memory and time at the start. */
export function loadS3(): typeof import('@aws-sdk/client-s3') {
  return createRequire(import.meta.url)('@aws-sdk/client-s3')
}
