import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { type BucketAddress, readFilesUrl } from './config-files.ts'

/** A text; null when unset. */
export const optional = z.string().trim().min(1, 'must not be blank').nullable().default(null)
/** A key that stands in a header; null when unset. */
export const apiKey = z
  .string()
  .trim()
  .regex(/^[\x21-\x7e]+$/, 'must be one line without spaces')
  .nullable()
  .default(null)
/** A web address. */
export const url = z.url({ protocol: /^https?$/, error: 'must be an http(s) address' })
/** Removes slashes at the end. */
export const withoutSlash = (text: string) => text.replace(/\/+$/, '')

/** The site's address: scheme, host and port. Every page stands at the root, so a path would break its links. */
export const siteAddress = z
  .url({ protocol: /^https?$/, error: 'must be an http(s) address' })
  .refine((text) => {
    const { username, password, pathname, search, hash } = new URL(text)
    return `${username}${password}${search}${hash}` === '' && /^\/*$/.test(pathname)
  }, 'must have no path, query or password, as in https://directory.example')
  .transform((text) => new URL(text).origin)

/** An address, or a name with one: "Directory <mail@directory.example>"; null when unset. */
export const sender = z
  .string()
  .trim()
  .refine((text) => {
    const address = /^[^<>\p{Cc}]*<([^<>]*)>$/u.exec(text)?.[1] ?? text
    return z.email().safeParse(address).success
  }, 'must be an email address, or a name with one: Name <address>')
  .nullable()
  .default(null)

/** A whole number in digits between the bounds, both included. */
export const count = (max: number, min = 0) => {
  const range = `must be a whole number from ${min} to ${max}`
  return z
    .string()
    .trim()
    .regex(/^\d{1,15}$/, range)
    .transform(Number)
    .pipe(z.number().min(min, range).max(max, range))
}

/** Milliseconds between the bounds, both included. */
export const milliseconds = (min: number, max: number) => count(max, min)

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

/**
 * Returns the file of the backups' key: in a folder that a product without root can write, or where earlier
 * releases made it, in `dataDir`.
 */
export function findBackupKey(dataDir: string): string {
  const earlier = join(dataDir, 'backup-key.txt')
  return existsSync(earlier) ? earlier : join(dataDir, 'backup-key', 'backup-key.txt')
}
