import { eq } from 'drizzle-orm'
import type { Queryable } from '../../db/open.ts'
import { faqItems } from '../../db/schema.ts'
import { AppError } from '../../shared/errors.ts'
import { isUuid } from '../../shared/is-uuid.ts'
import type { FaqRow } from './to-faq-item.ts'

/** One stored question, as text of an address names it. Throws not_found, also for a text that is no id. */
export async function findFaqRow(tx: Pick<Queryable, 'select'>, id: string): Promise<FaqRow> {
  const [row] = isUuid(id) ? await tx.select().from(faqItems).where(eq(faqItems.id, id)) : []
  if (!row) throw new AppError('not_found', 'FAQ item not found')
  return row
}
