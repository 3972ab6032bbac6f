import type { FaqItem } from '../../../shared/faq/faq.ts'
import { t } from '../../text.ts'

type FaqSummaryProps = {
  items: readonly FaqItem[]
  /** Null: no search. */
  foundCount: number | null
  selectedCount: number
}

export function FaqSummary({ items, foundCount, selectedCount }: FaqSummaryProps) {
  return (
    <dl className="faq-summary">
      <div>
        <dt className="label">{t('Total FAQ Items')}</dt>
        <dd>{items.length}</dd>
        {foundCount !== null && (
          <dd className="faq-summary-note" role="status">
            {t('Showing {count} filtered results', { count: foundCount })}
          </dd>
        )}
      </div>
      <div>
        <dt className="label">{t('Categories')}</dt>
        <dd>{new Set(items.map((item) => item.category)).size}</dd>
      </div>
      <div>
        <dt className="label">{t('Selected Items')}</dt>
        <dd>{selectedCount}</dd>
      </div>
    </dl>
  )
}
