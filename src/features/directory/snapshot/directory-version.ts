import { sql } from 'drizzle-orm'
import type { Queryable } from '../../../db/open.ts'
import { directoryState } from '../../../db/schema.ts'

/** The channel on which PostgreSQL tells every process of a new version. */
export const DIRECTORY_CHANNEL = 'directory_version'

/** How long a writer waits for those before it: longer than for other locks, since a bulk change may take seconds. */
const TURN = '5s'

/**
 * Takes the next directory version inside the caller's transaction, and tells other processes at its commit.
 * Call it once in every transaction that changes what the public sees, and stamp the changed partner rows with it.
 * The row lock makes writers wait for one another, so versions commit in their order. Where the transaction's wait for
 * locks is bounded, this one is bounded by TURN.
 */
export async function takeNextVersion(tx: Queryable): Promise<number> {
  await tx.execute(sql`
    select set_config('directory.lock_timeout', current_setting('lock_timeout'), true),
      set_config('lock_timeout', case current_setting('lock_timeout') when '0' then '0' else ${TURN} end, true)`)
  const [row] = await tx
    .insert(directoryState)
    .values({ id: 1, version: 2 })
    .onConflictDoUpdate({
      target: directoryState.id,
      set: { version: sql`${directoryState.version} + 1`, changedAt: sql`now()` },
    })
    .returning({ version: directoryState.version })
  if (!row) throw new Error('The directory version could not be taken.')
  await tx.execute(sql`
    select pg_notify(${DIRECTORY_CHANNEL}, ${String(row.version)}),
      set_config('lock_timeout', current_setting('directory.lock_timeout'), true)`)
  return row.version
}
