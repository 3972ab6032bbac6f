import { z } from 'zod'
import { type BucketAddress, readFilesUrl } from './config-files.ts'

/** A text; null when unset. */
export const optional = z.string().trim().min(1).nullable().default(null)
/** A web address. */
export const url = z.url({ protocol: /^https?$/, error: 'must be an http(s) address' })
/** Removes slashes at the end. */
export const withoutSlash = (text: string) => text.replace(/\/+$/, '')
/** A whole number from 0 to `max`. */
export const count = (max: number) =>
  z.coerce.number({ error: 'must be a whole number' }).int('must be a whole number').min(0).max(max)

/** A whole number of milliseconds between the bounds, both included. */
export const milliseconds = (min: number, max: number) => {
  const range = `must be a whole number from ${min} to ${max}`
  return z.coerce.number({ error: range }).int(range).min(min, range).max(max, range)
}

/** The address of a PostgreSQL; null when unset. */
export const postgresUrl = z
  .url({ protocol: /^postgres(ql)?$/, error: 'must be a postgres:// address' })
  .nullable()
  .default(null)

/** The address of a bucket (readFilesUrl); null when unset. */
export const bucketUrl = z
  .string()
  .trim()
  .transform((text, check): BucketAddress => {
    const address = readFilesUrl(text)
    if (typeof address !== 'string') return address
    check.addIssue({ code: 'custom', message: address })
    return z.NEVER
  })
  .nullable()
  .default(null)
