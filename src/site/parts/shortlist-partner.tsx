import type { Partner } from '../../shared/partners/partner.ts'
import { paths } from '../../shared/paths.ts'
import { confirmedOn } from '../cut-text.ts'
import { useSite } from '../text.tsx'
import { askedFirst } from './partner/asked-first.tsx'
import { AddressLink, AskLink, PhoneLink, WebsiteLink } from './partner/partner-links.tsx'
import { Rating } from './partner/stars.tsx'

type ShortlistPartnerProps = {
  partner: Partner
  /** Slugs. */
  others: readonly string[]
  /** It may replace this one. */
  extra: string | undefined
  /** Said by any of the list. */
  terms: readonly string[]
}

/** Printed with room for notes. */
export function ShortlistPartner({ partner, others, extra, terms }: ShortlistPartnerProps) {
  const site = useSite()
  const { t } = site
  const facts = askedFirst(partner, site)
  const confirmed = confirmedOn(partner.detailsConfirmedOn)
  const link = (slugs: readonly string[], text: string) => (
    <a
      className="action"
      href={paths.shortlist(slugs)}
      data-shortlist-set={slugs.join(',')}
      rel="nofollow"
      aria-label={t('{name}: {title}', { name: text, title: partner.name })}
    >
      {text}
    </a>
  )
  return (
    <li className="shortlist-partner">
      <h2>
        <a href={paths.partner(partner)}>{partner.name}</a>
      </h2>
      <AddressLink partner={partner} />
      <div>
        <PhoneLink partner={partner} />
      </div>
      <div>
        <Rating rating={partner.googleRating} count={partner.googleReviewCount} />
      </div>
      {terms.map((term) => (
        <dl key={term} className={facts.has(term) ? undefined : 'not-said'}>
          <dt>{term}</dt>
          <dd>{facts.get(term) ?? t('Not said yet')}</dd>
        </dl>
      ))}
      <p className="small">
        {confirmed !== null && t('Details confirmed on {date, date, long}', { date: confirmed })}
      </p>
      <div className="actions">
        <AskLink className="action" partner={partner} />
        <WebsiteLink partner={partner} />
        {extra ? link([...others, extra], t('Replace')) : link(others, t('Remove'))}
      </div>
      <p className="print-notes">{t('Notes')}</p>
    </li>
  )
}
