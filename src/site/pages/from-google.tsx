import type { PartnerPage } from '../../shared/pages.ts'
import { paths } from '../../shared/paths.ts'
import { cityName } from '../../shared/text/place-names.ts'
import { renderDocument } from '../document.tsx'
import { Breadcrumbs, homeCrumb } from '../parts/frame/breadcrumbs.tsx'
import { PhotoGrid } from '../parts/partner/photo-grid.tsx'
import { ReviewList } from '../parts/partner/review-list.tsx'
import { SourceLine } from '../parts/partner/source-line.tsx'
import { type Site, wordOf } from '../site.ts'
import { useText } from '../text.tsx'

export type FromGooglePage = Pick<PartnerPage, 'partner' | 'place' | 'reviewSummary'>

/** `place` is empty when Google was not asked. */
export function renderFromGooglePage(site: Site, data: FromGooglePage): string {
  const { t, provider } = site
  const { partner } = data
  return renderDocument(site, {
    path: paths.fromGoogle(partner.slug),
    head: {
      title: t('{partner} on Google Maps | {provider}', { partner: partner.name, provider: provider.name }),
      description: t('Photos and reviews of {partner} in {city}, {state} from Google Maps.', {
        partner: partner.name,
        city: cityName(site, partner.city, partner.state),
        state: wordOf(site, partner.state),
      }),
      keywords: [partner.name],
      socialImage: `partner/${partner.slug}`,
      isIndexed: false,
    },
    main: <FromGoogle data={data} />,
  })
}

function FromGoogle({ data }: { data: FromGooglePage }) {
  const t = useText()
  const { partner, place } = data
  const crumbs = [homeCrumb(t), { name: partner.name, path: paths.partner(partner) }]
  const isEmpty = place.photos.length === 0 && place.reviews.length === 0 && !place.editorialSummary
  return (
    <div className="column page">
      <Breadcrumbs crumbs={crumbs} />
      <h1>{t('{name} on Google Maps', { name: partner.name })}</h1>
      {isEmpty && (
        <div className="notice">
          {place.hasGoogleData
            ? t('Google Maps has no photos or reviews of this partner.')
            : t('Photos and reviews from Google Maps are not available at the moment.')}
        </div>
      )}
      <div className="partner-body">
        {place.editorialSummary && <p>{place.editorialSummary}</p>}
        <PhotoGrid photos={place.photos} name={partner.name} />
        <ReviewList data={data} hasRating />
        {place.reviews.length === 0 && !isEmpty && <SourceLine place={place} />}
      </div>
      <p className="section">
        <a className="button" href={paths.partner(partner)}>
          {t('Back to {name}', { name: partner.name })}
        </a>
      </p>
    </div>
  )
}
