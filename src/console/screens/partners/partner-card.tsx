import { memo, useState } from 'react'
import type { AdminPartner } from '../../../shared/partners/admin-partner.ts'
import { imageUrl } from '../../../shared/paths.ts'
import { regionCode } from '../../../shared/places/regions.ts'
import { telUrl } from '../../../shared/text/phone.ts'
import { Button, ButtonLink } from '../../parts.tsx'
import { t } from '../../text.ts'

type PartnerCardProps = {
  partner: AdminPartner
  isSelected: boolean
  onSelect: (id: string, isRange: boolean) => void
  onDelete: (partner: AdminPartner) => void
}

export const PartnerCard = memo(function PartnerCard(props: PartnerCardProps) {
  const { partner, isSelected, onSelect, onDelete } = props
  const { id, name } = partner
  return (
    <li className={isSelected ? 'partner selected' : 'partner'} data-id={id} tabIndex={-1}>
      <input
        type="checkbox"
        className="checkbox"
        aria-label={t('Select {name}', { name })}
        checked={isSelected}
        onChange={({ nativeEvent }) => onSelect(id, (nativeEvent as MouseEvent).shiftKey)}
      />
      <PartnerImage key={partner.logoUrl ?? partner.imageUrl} partner={partner} />
      <div className="partner-main">
        <div className="partner-head">
          <h3>{name}</h3>
          <p className="partner-place">
            {`${partner.city}, ${regionCode(partner.state)} ${partner.zipCode}`}
            {partner.isPriority && <span className="badge">{t('Priority Partner')}</span>}
            {!partner.isActive && <span className="badge outline">{t('Inactive')}</span>}
          </p>
        </div>
        {partner.description && <p className="partner-text">{partner.description}</p>}
        {partner.servicesOffered.length > 0 && (
          <ul className="partner-services" aria-label={t('Services')}>
            {partner.servicesOffered.map((service) => (
              <li key={service} className="badge outline">
                {service}
              </li>
            ))}
          </ul>
        )}
      </div>
      <div className="partner-more">
        <Contact partner={partner} />
        <Details partner={partner} />
      </div>
      <div className="partner-actions">
        <ButtonLink
          label={t('Edit')}
          className="link-button"
          to={`/admin/partners/${id}/edit`}
          aria-label={t('Edit {name}', { name })}
        />
        <Button
          label={t('Delete')}
          className="link-button danger"
          aria-label={t('Delete {name}', { name })}
          onClick={() => onDelete(partner)}
        />
      </div>
    </li>
  )
})

function Contact({ partner }: { partner: AdminPartner }) {
  const website = URL.parse(partner.website ?? '')
  return (
    <div className="partner-facts">
      <p className="label">{t('Contact')}</p>
      <ul>
        <li>
          <a href={telUrl(partner.phone)}>{partner.phone}</a>
        </li>
        {partner.email && (
          <li>
            <a href={`mailto:${partner.email}`}>{partner.email}</a>
          </li>
        )}
        {website && /^https?:$/.test(website.protocol) && (
          <li>
            <a className="partner-website" href={website.href} target="_blank" rel="noopener noreferrer">
              {t('Website')}
            </a>
          </li>
        )}
      </ul>
    </div>
  )
}

function Details({ partner }: { partner: AdminPartner }) {
  const { annualCremations, locationCount, partnerSince } = partner
  return (
    <div className="partner-facts partner-details">
      <p className="label">{t('Details')}</p>
      <ul>
        <li>
          {t('{count, plural, one {# cremation a year} other {# cremations a year}}', {
            count: annualCremations,
          })}
        </li>
        <li>{t('{count, plural, one {# location} other {# locations}}', { count: locationCount })}</li>
        {partnerSince && <li>{t('Since {since}', { since: partnerSince })}</li>}
      </ul>
    </div>
  )
}

function PartnerImage({ partner }: { partner: AdminPartner }) {
  const [isBroken, setBroken] = useState(false)
  const url = imageUrl(partner.logoUrl ?? partner.imageUrl)
  return (
    <div className="partner-image" aria-hidden="true">
      {url && !isBroken ? (
        <img src={url} alt="" width="60" height="60" loading="lazy" onError={() => setBroken(true)} />
      ) : (
        partner.name.trim().slice(0, 2).toUpperCase()
      )}
    </div>
  )
}
