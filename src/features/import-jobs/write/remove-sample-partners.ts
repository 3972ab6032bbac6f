import { sql } from 'drizzle-orm'
import type { Queryable } from '../../../db/open.ts'
import { directoryState, inquiries, partners } from '../../../db/schema/directory.ts'

/**
 * Removes sample partners (555-0100 to 555-0199, reserved for fiction); one with an inquiry stays as deleted.
 * Returns their number.
 */
export async function removeSamplePartners(tx: Queryable, version: number): Promise<number> {
  const [state] = await tx.select({ isSample: directoryState.isSample }).from(directoryState)
  if (!state?.isSample) return 0
  const isMadeUp = sql`${partners.phone} ~ '555-01[0-9]{2}' and ${partners.deletedAt} is null`
  const hidden = await tx
    .update(partners)
    .set({ deletedAt: sql`now()`, updatedAt: sql`now()`, isActive: false, version })
    .where(
      sql`${isMadeUp} and exists (select 1 from ${inquiries} where ${inquiries.partnerId} = ${partners.id})`,
    )
  const removed = await tx
    .delete(partners)
    .where(
      sql`${isMadeUp} and not exists (select 1 from ${inquiries} where ${inquiries.partnerId} = ${partners.id})`,
    )
  await tx.update(directoryState).set({ isSample: false })
  return (hidden.rowCount ?? 0) + (removed.rowCount ?? 0)
}
