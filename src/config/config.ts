import { join } from 'node:path'
import { z } from 'zod'
import { type BucketAddress, readFilesUrl } from './config-files.ts'
import { findRoleFaults, findRoleWarnings, ROLES } from './config-role.ts'
import {
  apiKey,
  count,
  cronLine,
  dollars,
  findBackupKey,
  folder,
  optional,
  postgresUrl,
  requestHeader,
  secret,
  sender,
  siteAddress,
  tokenPrice,
  url,
  withoutSlash,
} from './config-values.ts'
import { findSettingWarnings } from './config-warnings.ts'

/** No other module reads process.env. See docs/configuration.md. */
export type Config = Readonly<ReturnType<typeof readConfig>>

const Environment = z.object({
  ROLE: z.enum(ROLES, 'must be web, worker or all').default('all'),
  PORT: count(65535).default(3000),
  HOST: z.string().trim().min(1, 'must not be blank').default('127.0.0.1'),
  SITE_URL: siteAddress.nullable().default(null),
  DATA_DIR: folder.default('./data'),
  DATA_KEY: z
    .string()
    .trim()
    .regex(
      /^(?:[0-9a-f]{64}|[A-Za-z0-9+/_-]{43}=?)(?:\s*,\s*(?:[0-9a-f]{64}|[A-Za-z0-9+/_-]{43}=?))*$/i,
      'must be 32 bytes as base64 or hex',
    )
    .nullable()
    .default(null),
  DATABASE_URL: postgresUrl,
  DATABASE_DIRECT_URL: postgresUrl,
  DATABASE_WAIT_MS: count(60_000, 100).default(800),
  DATABASE_STATEMENT_MS: count(600_000, 1000).default(10_000),
  DATABASE_LONG_STATEMENT_MS: count(86_400_000, 10_000).default(600_000),
  SAMPLE_DATA: count(1_000_000).optional(),
  PROVIDER_NAME: z
    .string()
    .trim()
    .min(1, 'must not be blank')
    .max(80, 'must have at most 80 characters')
    .default('Stillstone'),
  PROVIDER_URL: url.transform(withoutSlash).default('https://stillstone.example'),
  SUPPORT_EMAIL: z.email('must be an email address').default('support@stillstone.example'),
  SUPPORT_PHONE: z
    .string()
    .trim()
    .regex(/^(?=(?:\D*\d){7})\+?[\d ().-]{7,24}(?: ?(?:x|ext\.?) ?\d{1,6})?$/i, 'must be a telephone number')
    .nullable()
    .default(null),
  INQUIRIES_READ_WITHIN: z
    .string()
    .trim()
    .max(60, 'must have at most 60 characters')
    .regex(/^[^\p{Cc}<>{}]+$/u, 'must be a few words, such as one working day')
    .default('one working day'),
  SMTP_URL: z
    .url({ protocol: /^smtps?$/, error: 'must be an smtp:// address' })
    .refine((text) => URL.parse(text)?.hostname !== '', 'must name a host')
    .nullable()
    .default(null),
  MAIL_FROM: sender,
  INQUIRY_RETENTION_MONTHS: count(1200).default(24),
  GOOGLE_PLACES_API_KEY: apiKey,
  GOOGLE_PLACES_URL: url.transform(withoutSlash).default('https://places.googleapis.com'),
  GOOGLE_MONTHLY_BUDGET_USD: dollars(100_000).default(50),
  GOOGLE_NIGHTLY_REFRESH: z.enum(['on', 'off'], 'must be on or off').default('off'),
  GOOGLE_CONTENT: z.enum(['on', 'off'], 'must be on or off').default('on'),
  GOOGLE_CONTENT_MAX_DAYS: count(3650).default(30),
  AI_PROVIDER: z
    .enum(['openai-compatible', 'anthropic'], 'must be openai-compatible or anthropic')
    .nullable()
    .default(null),
  AI_API_KEY: apiKey,
  AI_BASE_URL: url.transform(withoutSlash).nullable().default(null),
  AI_MODEL: optional,
  AI_DAILY_LIMIT: count(1_000_000).default(200),
  AI_PRICE_USD: tokenPrice,
  PARTNER_TOOLS_CODE: secret(6),
  UPLOAD_QUOTA_MB: count(10_000_000, 10).default(4000),
  FILES_URL: optional,
  FFMPEG_PATH: optional,
  TRUST_PROXY: count(10).default(0),
  MAX_CONNECTIONS: count(100_000, 10).default(3000),
  MAX_CONNECTIONS_PER_NETWORK: count(100_000, 10).default(200),
  CDN_PURGE_URL: url.nullable().default(null),
  CDN_PURGE_HEADER: requestHeader,
  METRICS_TOKEN: secret(16),
  STOP_GRACE_SECONDS: count(600).default(0),
  BACKUP_FOLDER: optional,
  BACKUP_URL: optional,
  BACKUP_KEY_FILE: optional,
  BACKUP_SCHEDULE: cronLine.nullable().default(null),
  BACKUP_KEEP_DAYS: count(3650, 1).default(14),
  PAGE_CACHE: z.enum(['on', 'off'], 'must be on or off').default('on'),
})

const EVERY_ADDRESS = /^(?:0+(?:\.0+){0,3}|\[?[0:]*:[0:]*\]?)$/

/** Links cannot name an IPv6 zone (`fe80::1%eth0`). */
function canBeLinked(host: string): boolean {
  return !EVERY_ADDRESS.test(host) && URL.canParse(`http://${host.includes(':') ? `[${host}]` : host}`)
}

/** Names wrong variables, never a value, which may be secret. */
export function readConfig(environment: Record<string, string | undefined> = process.env) {
  const given = Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value !== undefined && value !== ''),
  )
  const result = Environment.safeParse(given)
  const lines = (result.error?.issues ?? []).map((issue) => `  ${issue.path.join('.')}: ${issue.message}`)
  if (given.SITE_URL === undefined && given.HOST !== undefined && !canBeLinked(given.HOST.trim())) {
    lines.push(
      '  SITE_URL: must be set to the address that visitors use, because no link can be made of HOST',
    )
  }
  lines.push(...findRoleFaults(given))
  const bucketAt = (name: 'FILES_URL' | 'BACKUP_URL'): BucketAddress | null => {
    const text = given[name]
    if (!text) return null
    const address = readFilesUrl(text.trim(), given.AWS_ACCESS_KEY_ID, given.AWS_SECRET_ACCESS_KEY)
    if (typeof address !== 'string') return address
    lines.push(`  ${name}: ${address}`)
    return null
  }
  const filesBucket = bucketAt('FILES_URL')
  const backupBucket = bucketAt('BACKUP_URL')
  if (given.DATABASE_DIRECT_URL !== undefined && given.DATABASE_URL === undefined)
    lines.push('  DATABASE_DIRECT_URL: is of use only with DATABASE_URL, the address of a pooler')
  if (given.CDN_PURGE_HEADER !== undefined && given.CDN_PURGE_URL === undefined)
    lines.push('  CDN_PURGE_HEADER: is of use only with CDN_PURGE_URL')
  if (given.AI_PROVIDER !== undefined && given.AI_MODEL === undefined)
    lines.push('  AI_MODEL: must name a model when AI_PROVIDER is set')
  if (given.AI_PROVIDER === 'anthropic' && given.AI_API_KEY === undefined)
    lines.push('  AI_API_KEY: must be set when AI_PROVIDER is anthropic')
  if (!result.success || lines.length > 0) {
    throw new Error(`The environment has values that cannot be used:\n${lines.join('\n')}`)
  }
  const env = result.data
  return deepFreeze({
    role: env.ROLE,
    /** 0 picks a free port. */
    port: env.PORT,
    host: env.HOST,
    /** No trailing slash; null: host and actual port. */
    siteUrl: env.SITE_URL,
    dataDir: env.DATA_DIR,
    /** The first of several seals; null: the file in dataDir/keys. */
    dataKey: env.DATA_KEY,
    /** Null: the embedded PostgreSQL under dataDir/db. */
    databaseUrl: env.DATABASE_URL,
    /** Set behind a pooler in transaction mode. */
    databaseDirectUrl: env.DATABASE_DIRECT_URL,
    databaseLimits: {
      waitMs: env.DATABASE_WAIT_MS,
      statementMs: env.DATABASE_STATEMENT_MS,
      longStatementMs: env.DATABASE_LONG_STATEMENT_MS,
    },
    sampleData: env.SAMPLE_DATA ?? (env.DATABASE_URL ? 0 : 1857),
    provider: {
      name: env.PROVIDER_NAME,
      url: env.PROVIDER_URL,
      supportEmail: env.SUPPORT_EMAIL,
      supportPhone: env.SUPPORT_PHONE,
      readsWithin: env.INQUIRIES_READ_WITHIN,
    },
    mail: {
      smtpUrl: env.SMTP_URL,
      from: env.MAIL_FROM ?? env.SUPPORT_EMAIL,
      folder: join(env.DATA_DIR, 'outbox'),
    },
    /** 0: never. */
    inquiryRetentionMonths: env.INQUIRY_RETENTION_MONTHS,
    googlePlaces: {
      apiKey: env.GOOGLE_PLACES_API_KEY,
      url: env.GOOGLE_PLACES_URL,
      /** Per calendar month, at list price. */
      monthlyBudgetUsd: env.GOOGLE_MONTHLY_BUDGET_USD,
      isNightly: env.GOOGLE_NIGHTLY_REFRESH === 'on',
    },
    googleContent: { isOn: env.GOOGLE_CONTENT === 'on', maxDays: env.GOOGLE_CONTENT_MAX_DAYS },
    ai: {
      provider: env.AI_PROVIDER,
      apiKey: env.AI_API_KEY,
      baseUrl: env.AI_BASE_URL,
      model: env.AI_MODEL,
      /** Calls a day (UTC). */
      dailyLimit: env.AI_DAILY_LIMIT,
      /** Dollars for a million tokens. */
      price: env.AI_PRICE_USD,
    },
    partnerToolsCode: env.PARTNER_TOOLS_CODE,
    /** Units of 1,000,000 bytes. */
    uploadQuotaMb: env.UPLOAD_QUOTA_MB,
    filesBucket,
    ffmpegPath: env.FFMPEG_PATH,
    /** X-Forwarded-For entries by trusted proxies. */
    trustProxy: env.TRUST_PROXY,
    connections: { total: env.MAX_CONNECTIONS, perNetwork: env.MAX_CONNECTIONS_PER_NETWORK },
    cdn: { purgeUrl: env.CDN_PURGE_URL, header: env.CDN_PURGE_HEADER },
    metricsToken: env.METRICS_TOKEN,
    /** After SIGTERM, with /readyz 503. */
    stopGraceMs: env.STOP_GRACE_SECONDS * 1000,
    backup: {
      folder: env.BACKUP_FOLDER ?? join(env.DATA_DIR, 'backups'),
      bucket: backupBucket,
      /** An age identity, made at the first backup. */
      keyFile: env.BACKUP_KEY_FILE ?? findBackupKey(env.DATA_DIR),
      /** Cron in UTC; null: only by hand. */
      schedule: env.BACKUP_SCHEDULE,
      keepDays: env.BACKUP_KEEP_DAYS,
    },
    pageCache: env.PAGE_CACHE === 'on',
    warnings: [
      ...findSettingWarnings(Object.keys(given), Object.keys(Environment.shape)),
      ...findRoleWarnings(given),
    ],
  })
}

function deepFreeze<T extends object>(value: T): T {
  for (const part of Object.values(value)) if (typeof part === 'object' && part !== null) deepFreeze(part)
  return Object.freeze(value)
}
