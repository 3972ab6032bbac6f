import type { ReactNode } from 'react'
import { Link, useNavigate } from 'react-router'
import { t } from '../../text.ts'
import { ADD_FAQ_ITEM, ADDING } from '../faq/use-adding.ts'

/** Links to the other screens. */
export function Actions() {
  const navigate = useNavigate()
  return (
    <div className="doors">
      <Action title={t('Partner Management')}>
        <Link className="action" to="/admin/partners">
          {t('Manage Partners')}
        </Link>
        <Link className="action" to="/admin/partners/new">
          {t('Add Partner')}
        </Link>
        <Link className="action" to="/admin/descriptions">
          {t('Write Descriptions')}
        </Link>
      </Action>
      <Action title={t('Customer Inquiries')}>
        <Link className="action" to="/admin/inquiries">
          {t('View Inquiries')}
        </Link>
      </Action>
      <Action title={t('FAQ Management')}>
        <Link className="action" to="/admin/faq">
          {t('Manage FAQ')}
        </Link>
        <button type="button" className="action" onClick={() => navigate('/admin/faq', { state: ADDING })}>
          {t(ADD_FAQ_ITEM)}
        </button>
      </Action>
      <Action title={t('Google Places Data')}>
        <Link className="action" to="/admin/google-places">
          {t('Individual Updates')}
        </Link>
        <Link className="action" to="/admin/bulk-google-places">
          {t('Bulk Updates')}
        </Link>
      </Action>
      <Action title={t('Team and Records')} isLine>
        <Link className="action" to="/admin/history">
          {t('History')}
        </Link>
        <Link className="action" to="/admin/administrators">
          {t('Administrators')}
        </Link>
        <Link className="action" to="/admin/privacy">
          {t('Personal Data')}
        </Link>
        <Link className="action" to="/admin/jobs">
          {t('Jobs')}
        </Link>
      </Action>
    </div>
  )
}

type ActionProps = {
  title: string
  isLine?: boolean
  children: ReactNode
}

function Action({ title, isLine, children }: ActionProps) {
  return (
    <section className={isLine ? 'dashboard-card line' : 'dashboard-card'}>
      <h2>{title}</h2>
      <div className="dashboard-links">{children}</div>
    </section>
  )
}
