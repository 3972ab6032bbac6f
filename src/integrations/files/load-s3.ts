import { createRequire } from 'node:module'

/** 14 MB of memory and time at the start: only where a bucket is used. */
export function loadS3(): typeof import('@aws-sdk/client-s3') {
  return createRequire(import.meta.url)('@aws-sdk/client-s3')
}
