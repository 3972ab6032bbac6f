import { Link } from 'react-router'
import type { CompletenessField, Dashboard } from '../../../shared/dashboard.ts'
import type { Translate } from '../../../shared/text/i18n.ts'
import { useTranslate } from '../../text.tsx'
import { listAddress } from '../partners/search-address.ts'
import { Share } from './share.tsx'

/** Share of active partners by useful field, linked to those without it. */
export function Completeness({ completeness }: Pick<Dashboard, 'completeness'>) {
  const t = useTranslate()
  const total = completeness[0]?.total ?? 0
  if (total === 0) return null
  return (
    <section className="dashboard-section">
      <h2>{t('How complete partners are')}</h2>
      <ul className="rows shares">
        {completeness.map(({ field, count }) => (
          <li key={field} className="row share-row">
            <span className="share-name">{fieldName(t, field)}</span>
            <Share value={count} max={total} />
            <span className="share-percent">{percentOf(t, count, total)}</span>
            {count < total ? (
              <Link className="share-lacking" to={listAddress({ lacks: field, active: 'yes' })}>
                {t('{count, number} without', { count: total - count })}
                <span className="unseen"> {fieldName(t, field)}</span>
              </Link>
            ) : (
              <span className="share-lacking">{t('All')}</span>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Whole percent; 0 and 100 only when exact. */
function percentOf(t: Translate, count: number, total: number): string {
  const percent = (100 * count) / total
  const shown = percent > 0 && percent < 1 ? 1 : Math.floor(percent)
  return t('{shown}%', { shown })
}

function fieldName(t: Translate, field: CompletenessField): string {
  switch (field) {
    case 'email':
      return t('E-mail')
    case 'website':
      return t('Website')
    case 'description':
      return t('Description')
    case 'longDescription':
      return t('Long description')
    case 'servicesOffered':
      return t('Services')
    case 'imageUrl':
      return t('Main image')
    case 'logoUrl':
      return t('Logo')
    case 'coordinates':
      return t('Coordinates')
  }
}
