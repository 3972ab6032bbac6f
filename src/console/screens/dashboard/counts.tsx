import type { Dashboard } from '../../../shared/dashboard.ts'
import { t } from '../../text.ts'

/** '...' while loading, a dash on failure. */
export function Counts({ dashboard, isFailed }: { dashboard: Dashboard | undefined; isFailed: boolean }) {
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
