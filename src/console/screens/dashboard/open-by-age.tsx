import { Link } from 'react-router'
import type { AgeBucket, Dashboard } from '../../../shared/dashboard.ts'
import { t } from '../../text.ts'

export function OpenByAge({ inquiries }: Pick<Dashboard, 'inquiries'>) {
  const { ageBuckets, medianResponseHours } = inquiries
  const most = Math.max(1, ...ageBuckets.map(({ count }) => count))
  return (
    <section className="dashboard-section">
      <h2>{t('Open inquiries by age')}</h2>
      <ul className="rows">
        {ageBuckets.map((bucket) => (
          <li key={bucket.kind}>
            <Link className="row age" to={`/admin/inquiries?${filterOf(bucket)}`}>
              <span className="row-name">{NAMES[bucket.kind]}</span>
              <Share value={bucket.count} max={most} hasWhole={false} />
              <span className="row-count">{t('{count, number}', { count: bucket.count })}</span>
            </Link>
          </li>
        ))}
      </ul>
      <p className="row-note">
        {medianResponseHours === null
          ? t('No inquiry was answered in the last 90 days.')
          : t('Half of the families had an answer within {time} (last 90 days).', {
              time: timeOf(medianResponseHours),
            })}
      </p>
    </section>
  )
}

/** In the viewer's days. */
function filterOf({ from, to }: AgeBucket): URLSearchParams {
  const filter = new URLSearchParams({ status: 'pending' })
  if (from) filter.set('from', from)
  if (to) filter.set('to', to)
  return filter
}

const NAMES: Record<AgeBucket['kind'], string> = {
  today: t('Today'),
  oneToTwoDays: t('1–2 days'),
  threeToSevenDays: t('3–7 days'),
  older: t('Older'),
}

function timeOf(hours: number): string {
  if (hours < 1)
    return t('{count, plural, one {# minute} other {# minutes}}', { count: Math.ceil(hours * 60) })
  if (hours < 48) return t('{count, plural, one {# hour} other {# hours}}', { count: Math.round(hours) })
  return t('{count, plural, one {# day} other {# days}}', { count: Math.round(hours / 24) })
}

type ShareProps = { value: number; max: number; hasWhole?: boolean }

export function Share({ value, max, hasWhole = true }: ShareProps) {
  return (
    <svg className="share" aria-hidden="true" preserveAspectRatio="none" viewBox="0 0 100 1">
      {hasWhole && <rect className="share-whole" width="100" height="1" />}
      <rect className="share-part" width={max === 0 ? 0 : (100 * value) / max} height="1" />
    </svg>
  )
}
