import { eq } from 'drizzle-orm'
import type { Queryable } from '../../db/open.ts'
import { faqItems } from '../../db/schema/directory.ts'
import { AppError } from '../../shared/errors.ts'
import { isUuid } from '../../shared/text/uuid.ts'
import type { FaqRow } from './to-faq-item.ts'

/** Throws not_found, also for an invalid id. */
export async function findFaqRow(tx: Pick<Queryable, 'select'>, id: string): Promise<FaqRow> {
  const [row] = isUuid(id) ? await tx.select().from(faqItems).where(eq(faqItems.id, id)) : []
  if (!row) throw new AppError('not_found', 'FAQ item not found')
  return row
}
