import { and, lt, notExists, sql } from 'drizzle-orm'
import type { App } from '../../app.ts'
import { inquiries, partners } from '../../db/schema/directory.ts'
import { undoLimit } from './can-undo.ts'

/** After 30 days, unless an inquiry is kept. Returns how many. */
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
