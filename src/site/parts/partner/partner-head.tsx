import type { PartnerPage } from '../../../shared/pages.ts'
import { sinceText } from '../../partnership-years.ts'
import { useSite } from '../../text.tsx'
import { FeaturedBadge } from './partner-card.tsx'
import { AddressLink } from './partner-links.tsx'
import { Rating } from './stars.tsx'

export function PartnerHead({ data }: { data: PartnerPage }) {
  const site = useSite()
  const { t } = site
  const { partner, place } = data
  return (
    <div className="partner-head">
      {partner.isPriority && <FeaturedBadge />}
      <h1>{partner.name}</h1>
      <AddressLink partner={partner} />
      <p className="facts">
        <Rating
          rating={place.rating ?? partner.googleRating}
          count={place.reviewCount ?? partner.googleReviewCount}
        />
        {partner.partnerSince && (
          <span>{t('Partner since {date}', { date: sinceText(site, partner.partnerSince) })}</span>
        )}
      </p>
    </div>
  )
}
