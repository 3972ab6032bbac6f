import type { Queryable } from '../../../db/open.ts'
import { inquiryEvents } from '../../../db/schema-history.ts'

type NewEvent = Omit<typeof inquiryEvents.$inferInsert, 'id' | 'createdAt' | 'inquiryId'>

/** Records an event of inquiries, in the caller's transaction; without a user, by the product. */
export async function recordInquiryEvent(
  tx: Queryable,
  inquiryIds: string | readonly string[],
  event: NewEvent,
  now: Date,
): Promise<void> {
  const ids = typeof inquiryIds === 'string' ? [inquiryIds] : inquiryIds
  if (ids.length === 0) return
  await tx.insert(inquiryEvents).values(ids.map((inquiryId) => ({ ...event, inquiryId, createdAt: now })))
}
