import type { Partner } from '../../shared/partners/partner.ts'
import { paths } from '../../shared/paths.ts'
import { confirmedOn } from '../confirmed-on.ts'
import { useText } from '../text.tsx'
import { AddressLink, AskLink, PhoneLink, WebsiteLink } from './partner/partner-links.tsx'

type ShortlistPartnerProps = {
  partner: Partner
  /** Slugs. */
  others: readonly string[]
  /** A partner that could replace this one. */
  extra: string | undefined
}

/** Printed with room for notes. */
export function ShortlistPartner({ partner, others, extra }: ShortlistPartnerProps) {
  const t = useText()
  const confirmed = confirmedOn(partner.detailsConfirmedOn)
  const link = (slugs: readonly string[], text: string) => (
    <a
      className="action"
      href={paths.shortlist(slugs)}
      data-shortlist-set={slugs.join(',')}
      rel="nofollow"
      aria-label={`${text}: ${partner.name}`}
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
      <PhoneLink partner={partner} />
      {confirmed !== null && (
        <p className="small">{t('Details confirmed on {date, date, long}', { date: confirmed })}</p>
      )}
      <div className="actions">
        <AskLink className="action" partner={partner} />
        <WebsiteLink partner={partner} />
        {extra ? link([...others, extra], t('Replace')) : link(others, t('Remove'))}
      </div>
      <p className="print-notes">{t('Notes')}</p>
    </li>
  )
}
