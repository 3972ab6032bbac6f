import type { Queryable } from '../../../db/open.ts'
import { inquiryEvents } from '../../../db/schema-history.ts'

type NewEvent = Omit<typeof inquiryEvents.$inferInsert, 'id' | 'createdAt' | 'inquiryId'>

/**
 * Writes down what happened to one or more inquiries, in the transaction in which it happens. `userId` and `userName`
 * are left out for what the product did by itself.
 */
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
