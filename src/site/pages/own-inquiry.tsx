import type { OwnInquiry } from '../../shared/inquiries/inquiry.ts'
import { paths } from '../../shared/paths.ts'
import { renderDocument } from '../document.tsx'
import { unindexedHead } from '../head-tags.ts'
import { PhoneLink } from '../parts/partner/partner-links.tsx'
import { CopyForm } from '../parts/receipt.tsx'
import { SearchForm } from '../parts/search-form.tsx'
import { SupportLine } from '../parts/support-line.tsx'
import type { Site } from '../site.ts'
import { useSite } from '../text.tsx'

export type OwnInquiryPage = { inquiry: OwnInquiry; proof: string; isJustWithdrawn: boolean }

/** With a button to withdraw it. */
export function renderOwnInquiryPage(site: Site, data: OwnInquiryPage): string {
  const { t } = site
  const title = t('Your inquiry {reference}', { reference: data.inquiry.reference })
  return renderDocument(site, {
    path: paths.ownInquiry(),
    switchPath: paths.ownInquiry(data.inquiry.reference, data.proof),
    head: unindexedHead(site, title),
    main: <Inquiry data={data} title={title} />,
  })
}

function Inquiry({ data, title }: { data: OwnInquiryPage; title: string }) {
  const { t, provider } = useSite()
  const { inquiry, proof, isJustWithdrawn } = data
  const at = (moment: string) => t('{date, date, long}', { date: Date.parse(moment) })
  return (
    <div className="column page message">
      <h1>{title}</h1>
      <p className="lead">
        {t('You asked about {partner} on {date}.', {
          partner: inquiry.partnerName,
          date: at(inquiry.createdAt),
        })}
      </p>
      {inquiry.withdrawnAt !== null ? (
        <div className="notice" role={isJustWithdrawn ? 'status' : undefined}>
          <strong>{t('This inquiry is withdrawn')}</strong>
          <p>
            {t('It was withdrawn on {date}. Nobody will answer it any more.', {
              date: at(inquiry.withdrawnAt),
            })}
          </p>
          {inquiry.respondedAt !== null && (
            <p>
              {t('It had been answered or passed on before, so {partner} may still write or call.', {
                partner: inquiry.partnerName,
              })}
            </p>
          )}
        </div>
      ) : (
        <>
          <p>{stateText()}</p>
          {inquiry.wantsCopy ? (
            <p>{t('A copy goes to the address that you gave.')}</p>
          ) : (
            <CopyForm ownPath={paths.ownInquiry(inquiry.reference, proof)} />
          )}
          <form method="post" action={paths.ownInquiry()} className="link-form">
            <input type="hidden" name="reference" value={inquiry.reference} />
            <input type="hidden" name="proof" value={proof} />
            <p className="soft">
              {t('If you no longer want an answer, you can withdraw your inquiry. This cannot be undone.')}
            </p>
            <button className="button" type="submit" data-pending-text={t('Withdrawing...')}>
              {t('Withdraw this inquiry')}
            </button>
          </form>
        </>
      )}
      <p className="soft">
        {inquiry.withdrawnAt === null
          ? t('If it cannot wait, call {partner}:', { partner: inquiry.partnerName })
          : t('You can call {partner} at any time:', { partner: inquiry.partnerName })}
      </p>
      <PhoneLink partner={{ phone: inquiry.partnerPhone }} />
      <SupportLine />
      <p className="small">
        {t('To have your data erased, write to')}{' '}
        <a href={`mailto:${provider.supportEmail}`}>{provider.supportEmail}</a>.{' '}
        <a href={paths.text('privacy')}>{t('Privacy')}</a>
      </p>
      <SearchForm />
    </div>
  )

  function stateText(): string {
    if (inquiry.respondedAt !== null)
      return t('It was answered or passed on to {partner} on {date}.', {
        partner: inquiry.partnerName,
        date: at(inquiry.respondedAt),
      })
    if (inquiry.isClosed) return t('It is closed.')
    return t('It has reached us. We read inquiries as a rule within {time}.', { time: provider.readsWithin })
  }
}
