import type { PartnerPage } from '../../../shared/pages.ts'
import { imageUrl, mapsUrl, paths } from '../../../shared/paths.ts'
import { toParagraphs } from '../../cut-text.ts'
import { partnershipYears } from '../../partnership-years.ts'
import { partnersLang, wordOf } from '../../site.ts'
import { useSite, useText } from '../../text.tsx'
import { FaqBlock } from '../faq-block.tsx'
import { LocatorMap } from '../locator-map.tsx'
import { widths } from '../picture.tsx'
import { ContactDetails } from './contact-card.tsx'
import { PhotoGrid } from './photo-grid.tsx'
import { ReviewList } from './review-list.tsx'

export function PartnerBody({ data, now }: { data: PartnerPage; now: Date }) {
  const site = useSite()
  const { t } = site
  const { partner, place } = data
  return (
    <div className="partner-body">
      <OwnPicture partner={partner} />
      <PartnerMap data={data} />
      <About data={data} now={now} />
      {partner.servicesOffered.length > 0 && (
        <section aria-labelledby="services">
          <h2 id="services">{t('Services Offered')}</h2>
          <ul className="badges">
            {partner.servicesOffered.map((service) => (
              <li
                className="badge outline"
                key={service}
                lang={site.messages[service] === undefined ? partnersLang(site) : undefined}
              >
                {wordOf(site, service)}
              </li>
            ))}
          </ul>
        </section>
      )}
      <PhotoGrid photos={place.photos} name={partner.name} />
      <ReviewList data={data} />
      {data.hasGooglePage && (
        <p>
          <a className="button" href={paths.fromGoogle(partner.slug)} rel="nofollow">
            {t('Photos and reviews from Google Maps')}
          </a>
        </p>
      )}
      <FaqBlock items={data.faq} />
      <ContactDetails partner={partner} />
    </div>
  )
}

/** Families recognise the place by it. */
function OwnPicture({ partner }: { partner: PartnerPage['partner'] }) {
  const source = imageUrl(partner.imageUrl)
  if (!source) return null
  return (
    <img
      className="own-picture"
      src={source}
      {...widths(source, '(width >= 62rem) 42rem, 100vw')}
      alt=""
      width="1200"
      height="734"
      decoding="async"
      fetchPriority="high"
    />
  )
}

function PartnerMap({ data }: { data: PartnerPage }) {
  const t = useText()
  const { partner, map } = data
  const text = t('Open in Maps')
  return (
    <a className="map-card" href={mapsUrl(partner)} rel="noopener">
      {map && <LocatorMap map={map} fit="slice" />}
      <span className="map-card-foot">
        <span className="map-card-address">
          {partner.address}, {partner.city}
        </span>
        <span className="action">{text}</span>
      </span>
    </a>
  )
}

function About({ data, now }: { data: PartnerPage; now: Date }) {
  const site = useSite()
  const { t } = site
  const lang = partnersLang(site)
  const { partner, place } = data
  const text = partner.longDescription || partner.description
  const years = partnershipYears(partner.partnerSince, now)
  return (
    <section className="prose" aria-labelledby="about">
      <h2 id="about">{t('About')}</h2>
      {text &&
        toParagraphs(text).map((paragraph) => (
          <p key={paragraph} lang={lang}>
            {paragraph}
          </p>
        ))}
      {partner.highlights.length > 0 && (
        <ul className="highlights" lang={lang}>
          {partner.highlights.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      )}
      {place.editorialSummary && (
        <p>
          <span lang={lang}>{place.editorialSummary}</span>
          {place.source === 'google' && <span className="small"> {t('From Google')}</span>}
        </p>
      )}
      <p>
        {years
          ? t('{name} has been an authorized partner for {years, plural, one {# year} other {# years}}.', {
              name: partner.name,
              years,
            })
          : t('{name} is an authorized partner.', { name: partner.name })}
      </p>
    </section>
  )
}
