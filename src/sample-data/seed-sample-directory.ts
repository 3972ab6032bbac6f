import { sql } from 'drizzle-orm'
import { insertRows } from '../db/insert-rows.ts'
import type { Database } from '../db/open.ts'
import { waitForLocks } from '../db/run-transaction.ts'
import { directoryState, faqItems, partners, placeData } from '../db/schema.ts'
import { takeNextVersion } from '../features/directory/snapshot/directory-version.ts'
import { makeSampleDirectory } from './make-sample-directory.ts'

/** Any fixed number that no other lock of the product uses: "seed" in ASCII. */
const SEED_LOCK = 0x73656564

/**
 * Fills an empty directory with made-up partners, FAQ items and place data, always the same ones, and marks it as
 * sample data so that the site says so. `count` = number of active partners, 0 to 100,000 and more; a few inactive
 * ones come besides. One transaction. Does nothing and answers false when any partner or FAQ item exists, or for count 0.
 */
export async function seedSampleDirectory(db: Database, count: number): Promise<boolean> {
  if (count <= 0) return false
  return db.longTransaction(async (tx) => {
    await waitForLocks(tx, 0)
    // Two processes that start together must not both find the directory empty.
    await tx.execute(sql`select pg_advisory_xact_lock(${SEED_LOCK})`)
    const found = await tx.execute(
      sql`select exists(select from ${partners}) or exists(select from ${faqItems}) as "isFilled"`,
    )
    if (found.rows[0]?.isFilled) return false
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
    return true
  })
}
