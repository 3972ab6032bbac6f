import { paths } from '../../shared/paths.ts'
import { renderDocument } from '../document.tsx'
import { unindexedHead } from '../head-tags.ts'
import { SupportLine } from '../parts/support-line.tsx'
import type { Site } from '../site.ts'
import { useSite } from '../text.tsx'

export type ContactedPage = {
  inquiry: {
    reference: string
    partnerName: string
    createdAt: string
    state: 'open' | 'contacted' | 'done'
  }
  proof: string
}

/** Shows nothing of the family. */
export function renderContactedPage(site: Site, data: ContactedPage): string {
  const { t } = site
  const title = t('Inquiry {reference}', { reference: data.inquiry.reference })
  return renderDocument(site, {
    path: paths.contacted(),
    switchPath: paths.contacted(data.inquiry.reference, data.proof),
    head: unindexedHead(site, title),
    main: <Contacted data={data} title={title} />,
  })
}

function Contacted({ data, title }: { data: ContactedPage; title: string }) {
  const { t } = useSite()
  const { inquiry, proof } = data
  return (
    <div className="column page message">
      <h1>{title}</h1>
      <p className="lead">
        {t('A family asked about {partner} on {date, date, long}.', {
          partner: inquiry.partnerName,
          date: Date.parse(inquiry.createdAt),
        })}
      </p>
      {inquiry.state === 'open' && (
        <form method="post" action={paths.contacted()} className="link-form">
          <input type="hidden" name="reference" value={inquiry.reference} />
          <input type="hidden" name="proof" value={proof} />
          <p className="soft">{t('Have you answered the family? Then nobody has to ask you about it.')}</p>
          <button className="button filled" type="submit" data-pending-text={t('Saving...')}>
            {t('We have answered the family')}
          </button>
        </form>
      )}
      {inquiry.state === 'contacted' && (
        <div className="notice" role="status">
          <strong>{t('Thank you')}</strong>
          <p>{t('This inquiry is marked as answered by {partner}.', { partner: inquiry.partnerName })}</p>
        </div>
      )}
      {inquiry.state === 'done' && (
        <p>{t('This inquiry is closed, was answered, or was withdrawn by the family.')}</p>
      )}
      <SupportLine />
    </div>
  )
}
