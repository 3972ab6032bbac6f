import type { InferSelectModel } from 'drizzle-orm'
import type { faqItems } from '../../db/schema/directory.ts'
import type { FaqItem } from '../../shared/faq/faq.ts'

export type FaqRow = InferSelectModel<typeof faqItems>

/** For the API. */
export function toFaqItem(row: FaqRow): FaqItem {
  return { ...row, createdAt: row.createdAt.toISOString(), updatedAt: row.updatedAt.toISOString() }
}
