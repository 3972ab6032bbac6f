import { Link } from 'react-router'
import type { Dashboard } from '../../../shared/dashboard.ts'
import { t } from '../../text.ts'
import { lackingName } from '../partners/lacking-name.ts'
import { listAddress } from '../partners/search-address.ts'
import { Share } from './share.tsx'

/** Active partners by useful field; links to those without it. */
export function Completeness({ completeness }: Pick<Dashboard, 'completeness'>) {
  const total = completeness[0]?.total ?? 0
  if (total === 0) return null
  return (
    <section className="dashboard-section">
      <h2>{t('How complete partners are')}</h2>
      <ul className="rows shares">
        {completeness.map(({ field, count }) => (
          <li key={field} className="row share-row">
            <span className="share-name">{lackingName(field)}</span>
            <Share value={count} max={total} />
            <span className="share-percent">{percentOf(count, total)}</span>
            {count < total ? (
              <Link className="share-lacking" to={listAddress({ lacks: field, active: 'yes' })}>
                {t('{count, number} without', { count: total - count })}
                <span className="unseen"> {lackingName(field)}</span>
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

/** 0 and 100 only when exact. */
function percentOf(count: number, total: number): string {
  const percent = (100 * count) / total
  const shown = percent > 0 && percent < 1 ? 1 : Math.floor(percent)
  return t('{shown}%', { shown })
}
