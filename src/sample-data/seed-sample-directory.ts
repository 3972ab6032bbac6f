import { sql } from 'drizzle-orm'
import { insertRows } from '../db/insert-rows.ts'
import type { Database } from '../db/open.ts'
import { waitForLocks } from '../db/run-transaction.ts'
import { directoryState, faqItems, partners, placeData } from '../db/schema/directory.ts'
import { takeNextVersion } from '../features/directory/snapshot/directory-version.ts'
import { makeSampleDirectory } from './make-sample-directory.ts'

/** "seed" in ASCII. */
const SEED_LOCK = 0x73656564

/** Marked as samples (SITE-8). Null, unchanged, when partners or questions exist, or for 0. */
export async function seedSampleDirectory(
  db: Database,
  count: number,
): Promise<{ active: number; inactive: number } | null> {
  if (count <= 0) return null
  return db.longTransaction(async (tx) => {
    await waitForLocks(tx, 0)
    // Of two starting processes one seeds.
    await tx.execute(sql`select pg_advisory_xact_lock(${SEED_LOCK})`)
    const found = await tx.execute(
      sql`select exists(select from ${partners}) or exists(select from ${faqItems}) as "isFilled"`,
    )
    if (found.rows[0]?.isFilled) return null
    const directory = makeSampleDirectory(count)
    const version = await takeNextVersion(tx)
    await insertRows(
      tx,
      partners,
      directory.partners.map((partner) => ({ ...partner, version })),
    )
    await insertRows(tx, placeData, directory.placeData)
    await insertRows(tx, faqItems, directory.faqItems)
    await tx.update(directoryState).set({ isSample: true })
    return { active: count, inactive: directory.partners.length - count }
  })
}
