import { and, lt, notExists, sql } from 'drizzle-orm'
import type { App } from '../../app.ts'
import { inquiries, partners } from '../../db/schema.ts'
import { undoLimit } from './can-undo.ts'

/**
 * Removes for good the partners that were deleted more than 30 days ago and can no longer be restored. One that received
 * an inquiry stays as a deleted row, out of everyone's sight, for as long as the inquiry that refers to it is kept. What
 * the history says of a partner stays: it is the business's own data. Returns how many were removed.
 */
export async function removeDeletedPartners(app: Pick<App, 'db' | 'clock'>): Promise<number> {
  return app.db.longTransaction(async (tx) => {
    const removed = await tx
      .delete(partners)
      .where(
        and(
          lt(partners.deletedAt, undoLimit(app.clock.now())),
          notExists(
            tx.select({ one: sql`1` }).from(inquiries).where(sql`${inquiries.partnerId} = ${partners.id}`),
          ),
        ),
      )
    return removed.rowCount ?? 0
  })
}
