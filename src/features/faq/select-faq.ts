import { eq, type InferSelectModel } from 'drizzle-orm'
import type { Queryable } from '../../db/open.ts'
import { faqItems } from '../../db/schema/directory.ts'
import { AppError } from '../../shared/errors.ts'
import type { FaqItem } from '../../shared/faq/faq.ts'
import { compareFaq } from '../../shared/faq/faq-targets.ts'
import { isUuid } from '../../shared/text/uuid.ts'

/** Also inactive ones. */
export async function selectFaq(db: Pick<Queryable, 'select'>): Promise<FaqItem[]> {
  const rows = await db.select().from(faqItems)
  return rows.map(toFaqItem).sort(compareFaq)
}

/** Throws not_found, also for an invalid id. */
export async function findFaqRow(tx: Pick<Queryable, 'select'>, id: string): Promise<FaqRow> {
  const [row] = isUuid(id) ? await tx.select().from(faqItems).where(eq(faqItems.id, id)) : []
  if (!row) throw new AppError('not_found', 'FAQ item not found')
  return row
}

export type FaqRow = InferSelectModel<typeof faqItems>

/** For the calls. */
export function toFaqItem(row: FaqRow): FaqItem {
  return { ...row, createdAt: row.createdAt.toISOString(), updatedAt: row.updatedAt.toISOString() }
}
