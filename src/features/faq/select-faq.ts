import type { Queryable } from '../../db/open.ts'
import { faqItems } from '../../db/schema/directory.ts'
import type { FaqItem } from '../../shared/faq/faq.ts'
import { compareFaq } from '../../shared/faq/faq-targets.ts'
import { toFaqItem } from './to-faq-item.ts'

/** Also inactive ones, by order, then question. */
export async function selectFaq(db: Pick<Queryable, 'select'>): Promise<FaqItem[]> {
  const rows = await db.select().from(faqItems)
  return rows.map(toFaqItem).sort(compareFaq)
}
