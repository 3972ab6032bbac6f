import { paths } from '../../shared/paths.ts'
import { renderDocument } from '../document.tsx'
import { unindexedHead } from '../head-tags.ts'
import { CheckFacts, CheckForm, type PartnerCheckPage } from '../parts/partner-check-form.tsx'
import { SupportLine } from '../parts/support-line.tsx'
import type { Site } from '../site.ts'
import { useSite } from '../text.tsx'

/** One button confirms, a form corrects. */
export function renderPartnerCheckPage(site: Site, data: PartnerCheckPage): string {
  const { t } = site
  const title = t('Are these details still right?')
  return renderDocument(site, {
    path: paths.partnerCheck(),
    switchPath: paths.partnerCheck(data.id, data.proof),
    head: unindexedHead(site, title),
    main:
      data.check.answer || data.check.isExpired ? (
        <Ended data={data} />
      ) : (
        <Question data={data} title={title} />
      ),
  })
}

function Question({ data, title }: { data: PartnerCheckPage; title: string }) {
  const { t } = useSite()
  const { check, fields, isStale } = data
  const hasErrors = Object.keys(fields).length > 0
  return (
    <div className="column page message">
      <h1>{title}</h1>
      <p className="lead">
        {t('This is what families read about {partner}. One press confirms it.', {
          partner: check.partner.name,
        })}
      </p>
      {isStale && (
        <div className="notice" role="alert">
          <strong>{t('These details were changed meanwhile')}</strong>
          <p>{t('Nothing was sent yet. Please look at them again.')}</p>
        </div>
      )}
      {hasErrors && (
        <div className="notice" role="alert">
          <strong>{t('Nothing was sent yet')}</strong>
          <p>{t('Please correct what is marked below.')}</p>
        </div>
      )}
      <CheckFacts data={data} />
      <form method="post" action={paths.partnerCheck()}>
        <Hidden data={data} answer="confirm" />
        <button className="button filled" type="submit" data-pending-text={t('Saving...')}>
          {t('Everything is right')}
        </button>
      </form>
      <details className="check-change" open={hasErrors || isStale}>
        <summary>{t('Something has changed or is missing')}</summary>
        <form className="ask-form" method="post" action={paths.partnerCheck()} noValidate>
          <Hidden data={data} answer="correct" />
          <p className="soft">
            {t('Please correct what is wrong and add what is missing. Somebody reads it before it appears.')}
          </p>
          <CheckForm data={data} />
          <div className="buttons">
            <button className="button filled" type="submit" data-pending-text={t('Sending...')}>
              {t('Send corrections')}
            </button>
          </div>
        </form>
      </details>
      <SupportLine />
    </div>
  )
}

function Hidden({ data, answer }: { data: PartnerCheckPage; answer: 'confirm' | 'correct' }) {
  return (
    <>
      <input type="hidden" name="check" value={data.id} />
      <input type="hidden" name="proof" value={data.proof} />
      <input type="hidden" name="seen" value={data.check.updatedAt} />
      <input type="hidden" name="answer" value={answer} />
    </>
  )
}

function Ended({ data }: { data: PartnerCheckPage }) {
  const { t, provider } = useSite()
  const { partner, answer, answeredAt } = data.check
  const date = answeredAt === null ? null : Date.parse(answeredAt)
  return (
    <div className="column page message">
      <h1>{answer ? t('Thank you') : t('This link has expired')}</h1>
      {answer === 'confirmed' && date !== null && (
        <p className="lead">
          {t('The details of {partner} were confirmed on {date, date, long}.', {
            partner: partner.name,
            date,
          })}
        </p>
      )}
      {answer === 'corrected' && (
        <p className="lead">
          {t('Your corrections for {partner} have reached us. Somebody reads them before they appear.', {
            partner: partner.name,
          })}
        </p>
      )}
      <p>
        {answer
          ? t('This link was for one answer. For anything else please write to')
          : t('If something has changed, please write to')}{' '}
        <a href={`mailto:${provider.supportEmail}`}>{provider.supportEmail}</a>.
      </p>
      {partner.isPublic && (
        <p>
          <a className="button" href={paths.partnerShort(partner.slug)}>
            {t('Your page')}
          </a>
        </p>
      )}
      <SupportLine />
    </div>
  )
}
