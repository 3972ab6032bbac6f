import type { Queryable } from '../../../db/open.ts'
import { inquiries } from '../../../db/schema.ts'
import { createReference } from './create-reference.ts'

/**
 * Stores an inquiry under a new reference, in the caller's transaction, and returns the row. Draws again when
 * a reference is taken, at most ten times.
 */
export async function insertInquiry(
  tx: Queryable,
  row: Omit<typeof inquiries.$inferInsert, 'reference'>,
  draw: () => string = createReference,
): Promise<typeof inquiries.$inferSelect> {
  for (let attempt = 0; attempt < 10; attempt += 1) {
    const [stored] = await tx
      .insert(inquiries)
      .values({ ...row, reference: draw() })
      .onConflictDoNothing({ target: inquiries.reference })
      .returning()
    if (stored) return stored
  }
  throw new Error('No free reference was found for an inquiry.')
}
