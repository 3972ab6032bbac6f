import type { ReactNode } from 'react'
import { useNavigate } from 'react-router'
import { Button, ButtonLink } from '../../parts.tsx'
import { t } from '../../text.ts'
import { ADD_FAQ_ITEM, ADD_FAQ_PATH } from '../faq/faq-words.ts'

export function Actions() {
  const navigate = useNavigate()
  return (
    <div className="doors">
      <Action title={t('Partner Management')}>
        <ButtonLink label={t('Manage Partners')} className="action" to="/admin/partners" />
        <ButtonLink label={t('Add Partner')} className="action" to="/admin/partners/new" />
        <ButtonLink label={t('Write Descriptions')} className="action" to="/admin/descriptions" />
      </Action>
      <Action title={t('Customer Inquiries')}>
        <ButtonLink label={t('View Inquiries')} className="action" to="/admin/inquiries" />
      </Action>
      <Action title={t('FAQ Management')}>
        <ButtonLink label={t('Manage FAQ')} className="action" to="/admin/faq" />
        <Button label={t(ADD_FAQ_ITEM)} className="action" onClick={() => navigate(ADD_FAQ_PATH)} />
      </Action>
      <Action title={t('Google Places Data')}>
        <ButtonLink label={t('Individual Updates')} className="action" to="/admin/google-places" />
        <ButtonLink label={t('Bulk Updates')} className="action" to="/admin/bulk-google-places" />
      </Action>
    </div>
  )
}

function Action({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="dashboard-card">
      <h2>{title}</h2>
      <div className="dashboard-links">{children}</div>
    </section>
  )
}
