import { sql } from 'drizzle-orm'
import type { App } from '../app.ts'
import { createDiskProbe } from '../features/work/probe-disk.ts'
import { AppError } from '../shared/errors.ts'
import { markOfDatabase } from '../shared/outage-of.ts'

/** PostgreSQL's read_only_sql_transaction. */
const READ_ONLY = markOfDatabase(Object.assign(new Error('The database takes no writes.'), { code: '25006' }))

type Reason = 'database' | 'read-only' | 'disk' | 'outdated'

/** A change of 100,000 partners is read in less. */
const MOST_BEHIND_MS = 10_000

/** Rejects with unavailable, its reason in one word. */
export function createReadiness(app: App): () => Promise<void> {
  const findDiskFault = createDiskProbe(app.config.dataDir)
  let missing: { version: number; since: number } | null = null
  const isOutdated = (version: number) => {
    const shown = app.directory.current().version
    if (shown >= version) missing = null
    else if (missing === null || shown >= missing.version) missing = { version, since: performance.now() }
    return missing !== null && performance.now() - missing.since > MOST_BEHIND_MS
  }
  return async () => {
    const refuse = (reason: Reason, cause: unknown) =>
      new AppError('unavailable', `Not ready: ${reason}.`, {
        fields: { reason },
        retryAfterSeconds: 5,
        cause,
      })
    const version = await readVersion(app).catch((cause: unknown) => {
      throw refuse(cause === READ_ONLY ? 'read-only' : 'database', cause)
    })
    const fault = await findDiskFault()
    if (fault !== null) throw refuse('disk', fault)
    if (isOutdated(version)) throw refuse('outdated', new Error(`Version ${version} is missing.`))
  }
}

/** Ends the session when nothing can be written: it may be older than a promotion. */
function readVersion({ db }: App): Promise<number> {
  return db.transaction(async (tx) => {
    const { rows } = await tx.execute<{ mode: string; version: number }>(sql`
      select current_setting('transaction_read_only') as mode,
        (select coalesce(max(version), 1)::float8 from directory_state) as version where not exists (
        select 1 from partners, place_data, faq_items, inquiries, idempotency_keys, outbox where false)`)
    if (rows[0]?.mode !== 'off') throw READ_ONLY
    return rows[0].version
  })
}
