import type { PgTable } from 'drizzle-orm/pg-core'
import { adminEmailChanges, adminUsers } from '../schema/accounts.ts'
import { inquiries, outbox } from '../schema/directory.ts'
import { inquiryEvents } from '../schema/history.ts'
import { partnerChecks } from '../schema/partner-checks.ts'

/** sealed-tables.test.ts finds a forgotten one. */
export const SEALED_TABLES: readonly PgTable[] = [
  adminUsers,
  adminEmailChanges,
  inquiries,
  inquiryEvents,
  outbox,
  partnerChecks,
]
