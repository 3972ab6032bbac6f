import './dashboard.css'
import './day-plot/plot.css'
import './coverage/coverage.css'
import { Link } from 'react-router'
import { readDashboardCall } from '../../../shared/calls/dashboard.ts'
import type { Dashboard } from '../../../shared/dashboard.ts'
import { isTimeZone } from '../../../shared/time/time-zone.ts'
import { Loading } from '../../../ui/states.tsx'
import { useFresh } from '../../api.ts'
import { LoadFailed, Screen } from '../../parts.tsx'
import { useSession } from '../../session.ts'
import { t } from '../../text.ts'
import { lackingName } from '../partners/lacking-name.ts'
import { listAddress } from '../partners/search-address.ts'
import { Actions } from './actions.tsx'
import { Coverage } from './coverage/coverage.tsx'
import { DayPlot } from './day-plot/day-plot.tsx'
import { Needs } from './needs.tsx'
import { OpenByAge, Share } from './open-by-age.tsx'

/** Unknown when Intl lacks the browser's zone. */
const ownTimeZone: string | undefined = new Intl.DateTimeFormat().resolvedOptions().timeZone
const timeZone = ownTimeZone && isTimeZone(ownTimeZone) ? ownTimeZone : 'UTC'

export function Component() {
  const user = useSession()?.user
  const { data, error, refetch } = useFresh(readDashboardCall, { query: { timeZone } })
  return (
    <Screen
      title={t('Admin Dashboard')}
      lead={t('Welcome back, {name}', { name: user?.firstName || user?.username || '' })}
    >
      {/* Keeps its height meanwhile: nothing below moves. */}
      <div className={data ? 'dashboard-pair' : 'dashboard-pair waiting'}>
        {data ? (
          <>
            <Needs needs={data.needs} />
            <OpenByAge inquiries={data.inquiries} />
          </>
        ) : error ? (
          <LoadFailed title={t('The figures could not be loaded')} error={error} onRetry={refetch} />
        ) : (
          <Loading label={t('Loading figures…')} />
        )}
      </div>
      <Counts dashboard={data} isFailed={error !== null} />
      <Actions />
      {data && (
        <>
          <DayPlot perDay={data.inquiries.perDay} />
          <Completeness completeness={data.completeness} />
          <Coverage />
        </>
      )}
    </Screen>
  )
}

/** Links to partners without the field. */
function Completeness({ completeness }: Pick<Dashboard, 'completeness'>) {
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

/** '...' while loading, a dash on failure. */
function Counts({ dashboard, isFailed }: { dashboard: Dashboard | undefined; isFailed: boolean }) {
  const show = (count: number | undefined) =>
    count === undefined ? (isFailed ? '–' : '...') : t('{count, number}', { count })
  const { partners, inquiries, faq } = dashboard ?? {}
  const cards = [
    {
      title: t('Total Partners'),
      count: partners?.active,
      text: t('Active funeral homes and cremation services'),
      more: partners && t('{priority, number} priority, {inactive, number} inactive besides', partners),
    },
    {
      title: t('Inquiries'),
      count: inquiries?.total,
      text: t('Customer inquiries to partners'),
      more: inquiries && t('{open, number} open', { open: inquiries.open }),
    },
    {
      title: t('FAQ Items'),
      count: faq?.total,
      text: t('Help articles and questions'),
      more: faq && t('{active, number} active', { active: faq.active }),
    },
  ]
  return (
    <div className="counts" aria-busy={!dashboard && !isFailed}>
      {cards.map(({ title, count, text, more }) => (
        <section key={title} className="count" aria-label={title}>
          <h2 className="label">{title}</h2>
          <p className="count-figure">{show(count)}</p>
          <p className="count-text">
            {text}
            <span className="count-more">{more ?? '\u00a0'}</span>
          </p>
        </section>
      ))}
    </div>
  )
}
