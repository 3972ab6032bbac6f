import { sql } from 'drizzle-orm'
import type { Queryable } from '../../../db/open.ts'
import { directoryState } from '../../../db/schema/directory.ts'

/** Bulk changes take seconds. */
const TURN = '5s'

/**
 * Call once in each transaction that changes public data, and stamp changed rows. The row lock makes versions
 * commit in order.
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
  await tx.execute(sql`select set_config('lock_timeout', current_setting('directory.lock_timeout'), true)`)
  return row.version
}
