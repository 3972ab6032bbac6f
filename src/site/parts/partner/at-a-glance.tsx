import type { PartnerPage } from '../../../shared/pages.ts'
import { paths } from '../../../shared/paths.ts'
import { partnershipYears, sinceText } from '../../partnership-years.ts'
import { useSite } from '../../text.tsx'

/** Known facts only. */
export function AtAGlance({ data, now }: { data: PartnerPage; now: Date }) {
  const site = useSite()
  const { t } = site
  const { partner, place, region } = data
  const years = partnershipYears(partner.partnerSince, now)
  const status = place.businessStatus === 'OPERATIONAL' ? t('Open') : place.businessStatus
  return (
    <section className="glance" aria-labelledby="glance">
      <h2 id="glance">{t('At a Glance')}</h2>
      <dl>
        <div>
          <dt>{t('Rooftops')}</dt>
          <dd>
            {partner.locationCount}{' '}
            <small>
              {t('{count, plural, one {location, at this address} other {locations, this one included}}', {
                count: partner.locationCount,
              })}
            </small>
          </dd>
        </div>
        {partner.partnerSince && (
          <div>
            <dt>{t('Partner since')}</dt>
            <dd>{sinceText(site, partner.partnerSince)}</dd>
          </div>
        )}
        {years !== null && (
          <div>
            <dt>{t('Partnership')}</dt>
            <dd>{t('{years, plural, =0 {less than a year} one {# year} other {# years}}', { years })}</dd>
          </div>
        )}
        {status && (
          <div>
            <dt>{t('Business status')}</dt>
            <dd>{status}</dd>
          </div>
        )}
        <div>
          <dt>{t('City')}</dt>
          <dd>
            <a href={paths.city(partner.state, partner.city)}>
              {partner.city}, {region?.code ?? partner.state}
            </a>
          </dd>
        </div>
      </dl>
    </section>
  )
}
