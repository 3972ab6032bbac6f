import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { splitHosts } from '../shared/database-hosts.ts'

export const optional = z.string().trim().min(1, 'must not be blank').nullable().default(null)
/** Strangers may guess shorter ones. */
export const secret = (leastLength: number) =>
  z.string().trim().min(leastLength, `must have at least ${leastLength} characters`).nullable().default(null)
/** Refuses Docker's quotation marks: the product would start on an empty folder. */
export const folder = z
  .string()
  .regex(/\S/, 'must not be blank')
  .regex(/^(?!(["']).*\1$)/s, 'must be without quotation marks around it')
export const apiKey = z
  .string()
  .trim()
  .regex(/^[\x21-\x7e]+$/, 'must be one line without spaces')
  .nullable()
  .default(null)
export const requestHeader = z
  .string()
  .trim()
  .regex(/^[A-Za-z][\w-]*:[ \t]*[\x20-\x7e]+$/, 'must be a header with its value, like Fastly-Key: …')
  .transform((text): readonly [string, string] => {
    const at = text.indexOf(':')
    return [text.slice(0, at), text.slice(at + 1).trim()]
  })
  .nullable()
  .default(null)
export const url = z.url({ protocol: /^https?$/, error: 'must be an http(s) address' })
export const withoutSlash = (text: string) => text.replace(/\/+$/, '')

/** Without a path: pages stand at the root. */
export const siteAddress = z
  .url({ protocol: /^https?$/, error: 'must be an http(s) address' })
  .refine((text) => {
    const address = URL.parse(text)
    if (address === null) return true
    const { username, password, pathname, search, hash } = address
    return `${username}${password}${search}${hash}` === '' && /^\/*$/.test(pathname)
  }, 'must have no path, query or password, as in https://directory.example')
  .transform((text) => new URL(text).origin)

/** An address, or "Directory <mail@directory.example>". */
export const sender = z
  .string()
  .trim()
  .refine((text) => {
    const address = /^[^<>\p{Cc}]*<([^<>]*)>$/u.exec(text)?.[1] ?? text
    return z.email().safeParse(address).success
  }, 'must be an email address, or a name with one: Name <address>')
  .nullable()
  .default(null)

export type TokenPrice = Readonly<{ read: number; written: number }>

export const tokenPrice = z
  .string()
  .trim()
  .regex(
    /^\d{1,5}(?:\.\d{1,4})?\/\d{1,5}(?:\.\d{1,4})?$/,
    'must be the dollars for a million tokens read and a million written, as in 0.15/0.60',
  )
  .transform((text): TokenPrice => {
    const [read = 0, written = 0] = text.split('/').map(Number)
    return { read, written }
  })
  .nullable()
  .default(null)

export const count = (max: number, min = 0) => {
  const range = `must be a whole number from ${min} to ${max}`
  return z
    .string()
    .trim()
    .regex(/^\d{1,15}$/, range)
    .transform(Number)
    .pipe(z.number().min(min, range).max(max, range))
}

export const dollars = (max: number) =>
  z
    .string()
    .trim()
    .regex(/^\d{1,9}(?:\.\d{1,9})?$/, 'must be a number of dollars, like 50')
    .transform(Number)
    .pipe(z.number().max(max, `must be at most ${max}`))

/** Minute, hour, day, month, weekday. */
const CRON_RANGES = [
  [0, 59],
  [0, 23],
  [1, 31],
  [1, 12],
  [0, 7],
] as const

/** The queue would refuse others without naming the variable. */
export const cronLine = z
  .string()
  .trim()
  .regex(
    /^[\d*][-\d*/,]*(?: [\d*A-Za-z][-\d*/,A-Za-z]*){4}$/,
    'must be a cron line of five fields, like "0 3 * * *"',
  )
  .refine(
    (line) =>
      line.split(' ').every((field, at) => {
        const [min, max] = CRON_RANGES[at] ?? [0, 0]
        const numbers = [...field.matchAll(/(\/?)(\d+)/g)]
        return numbers.every(
          ([, step, digits]) => Number(digits) >= (step ? 1 : min) && Number(digits) <= max,
        )
      }),
    'has a number out of its range',
  )

/** Several hosts as libpq has them (src/db/servers.ts). */
export const postgresUrl = z
  .string()
  .refine((text) => !/[?&]host=[^&#]*(?:,|%2c)/i.test(text), {
    error: 'must name several hosts before the slash: postgres://user:password@one:5432,two:5432/name',
    abort: true,
  })
  .refine((text) => splitHosts(text).every(isPostgresAddress), {
    error: 'must be a postgres:// address',
    abort: true,
  })
  .refine((text) => WRITERS.includes(paramsOf(text).get('target_session_attrs')), {
    error: 'must have target_session_attrs=read-write or leave it out, since the product writes',
  })
  .transform(withoutOwnParams)
  .nullable()
  .default(null)

const WRITERS: readonly (string | null)[] = [null, 'read-write', 'primary']

const isPostgresAddress = (text: string) => z.url({ protocol: /^postgres(ql)?$/ }).safeParse(text).success

const paramsOf = (text: string) => new URLSearchParams(text.split('?').slice(1).join('?'))

/** Readable without root, or where earlier releases made it. */
export function findBackupKey(dataDir: string): string {
  const earlier = join(dataDir, 'backup-key.txt')
  return existsSync(earlier) ? earlier : join(dataDir, 'backup-key', 'backup-key.txt')
}

/** They would hide the product's, by which a restore sees other processes. */
function withoutOwnParams(text: string): string {
  const [base = ''] = text.split('?', 1)
  const params = paramsOf(text)
  const names = ['application_name', 'fallback_application_name', 'target_session_attrs'].filter((name) =>
    params.has(name),
  )
  if (names.length === 0) return text
  for (const name of names) params.delete(name)
  return params.size > 0 ? `${base}?${params}` : base
}
