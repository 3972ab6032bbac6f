import { REPORT_KINDS, type ReportKind } from '../../shared/partners/partner-check.ts'
import { paths } from '../../shared/paths.ts'
import type { Translate } from '../../shared/text/i18n.ts'
import { renderDocument } from '../document.tsx'
import { unindexedHead } from '../head-tags.ts'
import { Breadcrumbs, homeCrumb } from '../parts/frame/breadcrumbs.tsx'
import { SupportLine } from '../parts/support-line.tsx'
import type { Site } from '../site.ts'
import { useSite } from '../text.tsx'

export type ReportPage = {
  partner: { id: string; slug: string; name: string; city: string; state: string }
  reported: ReportKind | null
}

/** Asks what is wrong, or says thank you. */
export function renderReportPage(site: Site, data: ReportPage): string {
  const { t } = site
  const title = t('Report wrong details of {partner}', { partner: data.partner.name })
  return renderDocument(site, {
    path: paths.report(data.partner.slug),
    head: { ...unindexedHead(site, title), socialImage: `partner/${data.partner.slug}` },
    main: <Report data={data} title={title} />,
  })
}

function Report({ data, title }: { data: ReportPage; title: string }) {
  const { t } = useSite()
  const { partner, reported } = data
  const crumbs = [homeCrumb(t), { name: partner.name, path: paths.partner(partner) }]
  const back = (
    <a className="button" href={paths.partner(partner)}>
      {t('Back to {partner}', { partner: partner.name })}
    </a>
  )
  return (
    <div className="column page message">
      <Breadcrumbs crumbs={crumbs} />
      <h1>{title}</h1>
      {reported ? (
        <div className="notice" role="status">
          <strong>{t('Thank you')}</strong>
          <p>{t('We will look into it: {what}', { what: reportText(t, reported) })}</p>
        </div>
      ) : (
        <form className="ask-form" method="post" action={paths.report(partner.slug)}>
          <fieldset className="choices">
            <legend>{t('What is wrong?')}</legend>
            {REPORT_KINDS.map((kind, index) => (
              <label key={kind} className="choice">
                <input
                  className="checkbox"
                  type="radio"
                  name="kind"
                  value={kind}
                  defaultChecked={index === 0}
                />
                {reportText(t, kind)}
              </label>
            ))}
          </fieldset>
          <p className="small">
            {t('We store what is wrong and how often it was reported, and nothing about you.')}
          </p>
          <div className="buttons">
            <button className="button filled" type="submit">
              {t('Report it')}
            </button>
            {back}
          </div>
        </form>
      )}
      {reported && <p>{back}</p>}
      <SupportLine />
    </div>
  )
}

function reportText(t: Translate, kind: ReportKind): string {
  const texts = {
    phone: t('The telephone number does not work'),
    address: t('The address is wrong'),
    website: t('The website does not work'),
    closed: t('It has closed for good'),
  }
  return texts[kind]
}
