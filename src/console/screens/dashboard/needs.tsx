import { useState } from 'react'
import { Link, type To } from 'react-router'
import type { Need, NeedKind } from '../../../shared/dashboard.ts'
import { Logo } from '../../../ui/logo.tsx'
import { Button } from '../../parts.tsx'
import { momentText, t } from '../../text.ts'
import { listAddress } from '../partners/search-address.ts'

/** Where it is dealt with, null outside the back office. */
const NEEDS: Record<NeedKind, readonly [place: To | null, text: string]> = {
  'unknown-proxy': [
    null,
    'Requests seem to come through a proxy that the settings do not name. All visitors then count as one, and one family can use up the limits of all. Whoever runs the server should set TRUST_PROXY=1. If there is no proxy, a visitor caused this, and nothing needs to be done.',
  ],
  journal: [
    '/admin/jobs',
    '{count, plural, one {inquiry waits} other {inquiries wait}} on disk for the database',
  ],
  'broken-journal': [
    '/admin/jobs',
    'disk failed: while the database is away, no inquiry can be kept. Please have it checked',
  ],
  'overdue-inquiries': [
    '/admin/inquiries?overdue=true',
    '{count, plural, one {inquiry has} other {inquiries have}} waited for more than a day',
  ],
  'doubtful-inquiries': [
    '/admin/inquiries?doubtful=true',
    'doubtful {count, plural, one {inquiry was} other {inquiries were}} held back and {count, plural, one {needs} other {need}} a decision',
  ],
  'failed-mail': [
    '/admin/inquiries?failedMail=true',
    '{count, plural, one {inquiry} other {inquiries}} with mail that could not be delivered',
  ],
  'failed-account-mail': [
    '/admin/administrators',
    '{count, plural, one {message} other {messages}} to administrators could not be delivered',
  ],
  'failed-imports': [
    '/admin/partners/import',
    '{count, plural, one {import} other {imports}} failed in the last week',
  ],
  'partner-corrections': [
    '/admin/reports',
    '{count, plural, one {correction by a partner waits} other {corrections by partners wait}} for your decision',
  ],
  'partner-reports': [
    '/admin/reports',
    '{count, plural, one {report} other {reports}} of visitors about wrong details',
  ],
  'google-closed': [
    '/admin/google-places/decisions#findings',
    '{count, plural, one {partner is} other {partners are}} closed or moved, according to Google',
  ],
  'google-changed': [
    '/admin/google-places/decisions#findings',
    '{count, plural, one {partner has} other {partners have}} a lower rating or another telephone number at Google',
  ],
  'google-matches': [
    '/admin/google-places/decisions',
    '{count, plural, one {partner waits} other {partners wait}} for a decision on its Google place',
  ],
  'partners-without-email': [
    listAddress({ lacks: 'email', active: 'yes' }),
    '{count, plural, one {partner} other {partners}} without e-mail: no inquiry can be forwarded',
  ],
  'partners-without-text': [
    listAddress({ lacks: 'text', active: 'yes' }),
    '{count, plural, one {partner} other {partners}} with a description missing',
  ],
  'expired-invitations': [
    '/admin/administrators',
    '{count, plural, one {invitation} other {invitations}} expired unused',
  ],
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
  const [place, text] = NEEDS[kind]
  if (place === null) return <div className="row">{t(text)}</div>
  return (
    <Link className="row need" to={place}>
      <span className="row-count">{t('{count, number}', { count })}</span>
      <span>
        {t(text, { count })}
        {since && `, ${t('the oldest since {moment}', { moment: momentText(since) })}`}
      </span>
      <span className="need-go" aria-hidden="true">
        {t('Show')}
      </span>
    </Link>
  )
}
