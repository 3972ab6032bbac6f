import { whoReadsText } from '../../shared/inquiries/inquiry-choices.ts'
import { paths } from '../../shared/paths.ts'
import { cityName } from '../../shared/text/place-names.ts'
import { renderDocument } from '../document.tsx'
import { AskForm, type AskPage } from '../parts/ask-form.tsx'
import { Breadcrumbs, homeCrumb } from '../parts/frame/breadcrumbs.tsx'
import { PhoneLink } from '../parts/partner/partner-links.tsx'
import { Receipt } from '../parts/receipt.tsx'
import { askText } from '../receipt-text.ts'
import { type Site, wordOf } from '../site.ts'
import { useSite } from '../text.tsx'

/** INQUIRY-6, without JavaScript. */
export function renderAskPage(site: Site, data: AskPage): string {
  const { t, provider } = site
  const { partner } = data
  return renderDocument(site, {
    path: paths.ask(partner.slug),
    head: {
      title: t('Ask {partner} for Information | {provider}', {
        partner: partner.name,
        provider: provider.name,
      }),
      description: t('Send {partner} in {city}, {state} a question about solidified remains.', {
        partner: partner.name,
        city: cityName(site, partner.city, partner.state),
        state: wordOf(site, partner.state),
      }),
      keywords: [partner.name, t('contact'), t('solidified remains')],
      socialImage: `partner/${partner.slug}`,
      isIndexed: false,
    },
    main: <Ask data={data} />,
  })
}

function Ask({ data }: { data: AskPage }) {
  const { t, provider } = useSite()
  const { partner, state } = data
  const crumbs = [homeCrumb(t), { name: partner.name, path: paths.partner(partner) }]
  const isFailing = state.kind === 'failed' || (state.kind === 'fresh' && state.isOutage)
  return (
    <div className="column page ask">
      <Breadcrumbs crumbs={crumbs} />
      <h1>{state.kind === 'sent' ? t('Inquiry Sent Successfully') : askText(t)}</h1>
      {state.kind === 'sent' ? (
        <>
          <Receipt provider={provider} partner={partner} receipt={state} />
          <p
            data-island="inquiry-sent"
            data-when="idle"
            data-partner-id={partner.id}
            data-partner-name={partner.name}
            data-reference={state.reference}
            data-own-path={state.ownPath}
          >
            <a className="button" href={paths.partner(partner)}>
              {t('Back to {partner}', { partner: partner.name })}
            </a>
          </p>
        </>
      ) : (
        <>
          <p className="lead">
            {t('Your inquiry about {partner} goes to {email}.', {
              partner: partner.name,
              email: provider.supportEmail,
            })}
          </p>
          <p className="soft who-reads">
            {whoReadsText(t, {
              provider: provider.name,
              readsWithin: provider.readsWithin,
              partner: partner.name,
            })}{' '}
            <a href={paths.text('privacy')}>{t('Privacy')}</a>
          </p>
          <AskForm partner={partner} state={state} idempotencyKey={data.idempotencyKey} stamp={data.stamp} />
          {!isFailing && (
            <div className="ask-call">
              <p className="soft">{t('If it cannot wait, call {partner}:', { partner: partner.name })}</p>
              <PhoneLink partner={partner} />
            </div>
          )}
        </>
      )}
    </div>
  )
}
