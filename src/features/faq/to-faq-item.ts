import type { InferSelectModel } from 'drizzle-orm'
import type { faqItems } from '../../db/schema.ts'
import type { FaqItem } from '../../shared/faq/faq.ts'

export type FaqRow = InferSelectModel<typeof faqItems>

/** A stored row as the API gives it: its times as ISO texts. */
export function toFaqItem(row: FaqRow): FaqItem {
  return { ...row, createdAt: row.createdAt.toISOString(), updatedAt: row.updatedAt.toISOString() }
}
