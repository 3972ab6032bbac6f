import { useState } from 'react'
import { Link, type To } from 'react-router'
import type { Need, NeedKind } from '../../../shared/dashboard.ts'
import { Logo } from '../../../ui/logo.tsx'
import { Button } from '../../button.tsx'
import { momentText, t } from '../../text.ts'
import { listAddress } from '../partners/search-address.ts'

/** Null: outside the back office. */
const PLACES: Record<NeedKind, To | null> = {
  'unknown-proxy': null,
  journal: '/admin/jobs',
  'broken-journal': '/admin/jobs',
  'overdue-inquiries': '/admin/inquiries?overdue=true',
  'doubtful-inquiries': '/admin/inquiries?doubtful=true',
  'failed-mail': '/admin/inquiries?failedMail=true',
  'failed-account-mail': '/admin/administrators',
  'failed-imports': '/admin/partners/import',
  'partner-corrections': '/admin/reports',
  'partner-reports': '/admin/reports',
  'google-closed': '/admin/google-places/decisions#findings',
  'google-changed': '/admin/google-places/decisions#findings',
  'google-matches': '/admin/google-places/decisions',
  'partners-without-email': listAddress({ lacks: 'email', active: 'yes' }),
  'partners-without-text': listAddress({ lacks: 'text', active: 'yes' }),
  'expired-invitations': '/admin/administrators',
}

/** As high as the inquiries beside it. */
const MOST_ROWS = 5

export function Needs({ needs }: { needs: Need[] }) {
  const [areAllShown, setAllShown] = useState(false)
  const isShort = areAllShown || needs.length <= MOST_ROWS
  const shown = isShort ? needs : needs.slice(0, MOST_ROWS - 1)
  return (
    <section className="dashboard-section">
      <h2>{t('Needs you')}</h2>
      {needs.length === 0 ? (
        <div className="needs-nothing">
          <Logo />
          <p>{t('Nothing needs you today')}</p>
        </div>
      ) : (
        <ul className="rows">
          {shown.map((need) => (
            <li key={need.kind}>
              <NeedRow need={need} />
            </li>
          ))}
          {!isShort && (
            <li>
              <Button
                label={t('{count, number} more', { count: needs.length - shown.length })}
                className="row link-button"
                onClick={() => setAllShown(true)}
              />
            </li>
          )}
        </ul>
      )}
    </section>
  )
}

function NeedRow({ need: { kind, count, since } }: { need: Need }) {
  const place = PLACES[kind]
  if (place === null) return <div className="row">{textOf(kind, count)}</div>
  return (
    <Link className="row need" to={place}>
      <span className="row-count">{t('{count, number}', { count })}</span>
      <span>
        {textOf(kind, count)}
        {since && `, ${t('the oldest since {moment}', { moment: momentText(since) })}`}
      </span>
      <span className="need-go" aria-hidden="true">
        {t('Show')}
      </span>
    </Link>
  )
}

function textOf(kind: NeedKind, count: number): string {
  const texts: Record<typeof kind, string> = {
    'unknown-proxy': t(
      'Requests seem to come through a proxy that the settings do not name. All visitors then count as one, and one family can use up the limits of all. Whoever runs the server should set TRUST_PROXY=1. If there is no proxy, a visitor caused this, and nothing needs to be done.',
    ),
    journal: t('{count, plural, one {inquiry waits} other {inquiries wait}} on disk for the database', {
      count,
    }),
    'broken-journal': t(
      'disk failed: while the database is away, no inquiry can be kept. Please have it checked',
    ),
    'overdue-inquiries': t(
      '{count, plural, one {inquiry has} other {inquiries have}} waited for more than a day',
      {
        count,
      },
    ),
    'doubtful-inquiries': t(
      'doubtful {count, plural, one {inquiry was} other {inquiries were}} held back and {count, plural, one {needs} other {need}} a decision',
      { count },
    ),
    'failed-mail': t(
      '{count, plural, one {inquiry} other {inquiries}} with mail that could not be delivered',
      {
        count,
      },
    ),
    'failed-account-mail': t(
      '{count, plural, one {message} other {messages}} to administrators could not be delivered',
      {
        count,
      },
    ),
    'failed-imports': t('{count, plural, one {import} other {imports}} failed in the last week', { count }),
    'partner-corrections': t(
      '{count, plural, one {correction by a partner waits} other {corrections by partners wait}} for your decision',
      { count },
    ),
    'partner-reports': t('{count, plural, one {report} other {reports}} of visitors about wrong details', {
      count,
    }),
    'google-closed': t(
      '{count, plural, one {partner is} other {partners are}} closed or moved, according to Google',
      { count },
    ),
    'google-changed': t(
      '{count, plural, one {partner has} other {partners have}} a lower rating or another telephone number at Google',
      { count },
    ),
    'google-matches': t(
      '{count, plural, one {partner waits} other {partners wait}} for a decision on its Google place',
      { count },
    ),
    'partners-without-email': t(
      '{count, plural, one {partner} other {partners}} without e-mail: no inquiry can be forwarded',
      { count },
    ),
    'partners-without-text': t('{count, plural, one {partner} other {partners}} with a description missing', {
      count,
    }),
    'expired-invitations': t('{count, plural, one {invitation} other {invitations}} expired unused', {
      count,
    }),
  }
  return texts[kind]
}
