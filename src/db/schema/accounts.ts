import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  index,
  integer,
  pgTable,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { sealed } from '../sealing/sealed-text.ts'
import { list, moment } from './columns.ts'

export const adminUsers = pgTable(
  'admin_users',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    username: text('username').notNull(),
    email: text('email').notNull(),
    /** argon2id in PHC form; null until an invitation is accepted. */
    passwordHash: text('password_hash'),
    firstName: text('first_name'),
    lastName: text('last_name'),
    role: text('role').$type<'admin'>().notNull().default('admin'),
    isActive: boolean('is_active').notNull().default(true),
    /** Base32 (RFC 6238); in force with `totpConfirmedAt`. */
    totpSecret: sealed('totp_secret'),
    totpConfirmedAt: moment('totp_confirmed_at'),
    totpLastStep: bigint('totp_last_step', { mode: 'number' }),
    createdAt: moment('created_at').notNull().defaultNow(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
    lastLoginAt: moment('last_login_at'),
  },
  (table) => [
    uniqueIndex('admin_users_username').on(sql`lower(${table.username})`),
    uniqueIndex('admin_users_email').on(sql`lower(${table.email})`),
  ],
)

export const adminSetup = pgTable('admin_setup', {
  id: smallint('id').primaryKey().default(1),
  userId: uuid('user_id').notNull(),
  doneAt: moment('done_at').notNull().defaultNow(),
})

export const adminSessions = pgTable(
  'admin_sessions',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    /** SHA-256, hex: who reads it cannot sign in. */
    tokenHash: text('token_hash').notNull().unique(),
    userId: uuid('user_id')
      .notNull()
      .references(() => adminUsers.id, { onDelete: 'cascade' }),
    userAgent: text('user_agent'),
    createdAt: moment('created_at').notNull(),
    lastSeenAt: moment('last_seen_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
    /** In old sessions null. */
    provedAt: moment('proved_at'),
  },
  (table) => [
    index('admin_sessions_user').on(table.userId),
    index('admin_sessions_expires').on(table.expiresAt),
  ],
)

export const adminRecoveryCodes = pgTable(
  'admin_recovery_codes',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: uuid('user_id')
      .notNull()
      .references(() => adminUsers.id, { onDelete: 'cascade' }),
    codeHash: text('code_hash').notNull(),
    usedAt: moment('used_at'),
  },
  (table) => [index('admin_recovery_codes_user').on(table.userId)],
)

export const adminPasskeys = pgTable(
  'admin_passkeys',
  {
    /** Credential id, base64url. */
    id: text('id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => adminUsers.id, { onDelete: 'cascade' }),
    /** COSE, base64url. */
    publicKey: text('public_key').notNull(),
    counter: bigint('counter', { mode: 'number' }).notNull().default(0),
    transports: list('transports'),
    name: text('name').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
    lastUsedAt: moment('last_used_at'),
  },
  (table) => [index('admin_passkeys_user').on(table.userId)],
)

export type ChallengePurpose = 'passkey-registration' | 'passkey-login' | 'passkey-confirmation'

export const adminChallenges = pgTable('admin_challenges', {
  challenge: text('challenge').primaryKey(),
  purpose: text('purpose').$type<ChallengePurpose>().notNull(),
  userId: uuid('user_id').references(() => adminUsers.id, { onDelete: 'cascade' }),
  expiresAt: moment('expires_at').notNull(),
})

/** `forgotten`: asked for by anybody. */
export type LinkPurpose = 'invitation' | 'reset' | 'forgotten'

export const adminLinks = pgTable(
  'admin_links',
  {
    /** SHA-256, hex. */
    tokenHash: text('token_hash').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => adminUsers.id, { onDelete: 'cascade' }),
    purpose: text('purpose').$type<LinkPurpose>().notNull(),
    clearsSecondFactor: boolean('clears_second_factor').notNull().default(false),
    createdAt: moment('created_at').notNull().defaultNow(),
    expiresAt: moment('expires_at').notNull(),
    usedAt: moment('used_at'),
  },
  (table) => [index('admin_links_user').on(table.userId)],
)

export const adminEmailChanges = pgTable('admin_email_changes', {
  id: uuid('user_id')
    .primaryKey()
    .references(() => adminUsers.id, { onDelete: 'cascade' }),
  email: sealed('email').notNull(),
  /** SHA-256, hex. */
  tokenHash: text('token_hash').notNull().unique(),
  createdAt: moment('created_at').notNull(),
  expiresAt: moment('expires_at').notNull(),
})

/** Counts failed logins by browser: attacks elsewhere lock nobody out. */
export const adminDevices = pgTable(
  'admin_devices',
  {
    /** SHA-256 of the cookie, hex. */
    tokenHash: text('token_hash').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => adminUsers.id, { onDelete: 'cascade' }),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [index('admin_devices_user').on(table.userId)],
)

export const loginLimits = pgTable('login_limits', {
  /** "name:{hash}", "network:{address}" … (LimitKey). */
  key: text('key').primaryKey(),
  points: integer('points').notNull().default(0),
  /** Milliseconds since 1970. */
  expire: bigint('expire', { mode: 'number' }),
})
