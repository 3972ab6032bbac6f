import { sql } from 'drizzle-orm'
import type { App } from '../app.ts'
import { createDiskProbe } from '../features/work/probe-disk.ts'
import { AppError } from '../shared/errors.ts'
import { markOfDatabase } from '../shared/outage-of.ts'

/** As PostgreSQL refuses a write then (read_only_sql_transaction). */
const READ_ONLY = markOfDatabase(Object.assign(new Error('The database takes no writes.'), { code: '25006' }))

type Reason = 'database' | 'read-only' | 'disk'

/**
 * Returns a function that rejects with unavailable and its reason in one word while the database is away or not
 * migrated, takes no writes, or DATA_DIR cannot be written. A silent database is not waited for.
 */
export function createReadiness(app: App): () => Promise<void> {
  const findDiskFault = createDiskProbe(app.config.dataDir)
  return async () => {
    const refuse = (reason: Reason, cause: unknown) =>
      new AppError('unavailable', `Not ready: ${reason}.`, {
        fields: { reason },
        retryAfterSeconds: 5,
        cause,
      })
    const takesWrites = await readTakesWrites(app).catch((cause: unknown) => {
      throw refuse('database', cause)
    })
    if (!takesWrites) throw refuse('read-only', READ_ONLY)
    const fault = await findDiskFault()
    if (fault !== null) throw refuse('disk', fault)
  }
}

/** Rejects unless every table exists. A standby's transactions are read-only too. */
async function readTakesWrites({ db }: App): Promise<boolean> {
  const { rows } = await db.execute<{ mode: string }>(sql`
    select current_setting('transaction_read_only') as mode where not exists (
      select 1 from directory_state, partners, place_data, faq_items, inquiries, idempotency_keys, outbox where false)`)
  return rows[0]?.mode === 'off'
}
