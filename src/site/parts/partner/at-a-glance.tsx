import type { ReactNode } from 'react'
import type { PartnerPage } from '../../../shared/pages.ts'
import { paths } from '../../../shared/paths.ts'
import { cityName } from '../../../shared/text/place-names.ts'
import { partnershipYears, sinceText } from '../../partnership-years.ts'
import { wordOf } from '../../site.ts'
import { useSite } from '../../text.tsx'
import { Facts } from './asked-first.tsx'

export function AtAGlance({ data, now }: { data: PartnerPage; now: Date }) {
  const site = useSite()
  const { t } = site
  const { partner, place, region } = data
  const years = partnershipYears(partner.partnerSince, now)
  const status = place.businessStatus === 'OPERATIONAL' ? t('Open') : wordOf(site, place.businessStatus ?? '')
  const city = (
    <a href={paths.city(partner.state, partner.city)}>
      {cityName(site, partner.city, partner.state)}, {region?.code ?? partner.state}
    </a>
  )
  const facts: [term: string, said: ReactNode][] = [
    [
      t('Rooftops'),
      <>
        {partner.locationCount}{' '}
        <small>
          {t('{count, plural, one {location, at this address} other {locations, this one included}}', {
            count: partner.locationCount,
          })}
        </small>
      </>,
    ],
    [t('Partner since'), partner.partnerSince && sinceText(site, partner.partnerSince)],
    [
      t('Partnership'),
      years !== null && t('{years, plural, =0 {less than a year} one {# year} other {# years}}', { years }),
    ],
    [t('Business status'), status],
    [t('City'), city],
  ]
  return (
    <section className="glance" aria-labelledby="glance">
      <h2 id="glance">{t('At a Glance')}</h2>
      <Facts facts={facts} />
    </section>
  )
}
