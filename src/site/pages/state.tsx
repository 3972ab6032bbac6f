import type { StatePage } from '../../shared/pages.ts'
import { paths } from '../../shared/paths.ts'
import { findRegion } from '../../shared/places/regions.ts'
import { cityName, inPlace } from '../../shared/text/place-names.ts'
import { renderDocument } from '../document.tsx'
import { CityList } from '../parts/city-list.tsx'
import { FaqBlock } from '../parts/faq-block.tsx'
import { Breadcrumbs, homeCrumb } from '../parts/frame/breadcrumbs.tsx'
import { ListMap } from '../parts/list-map.tsx'
import { PartnerRows } from '../parts/partner/partner-card.tsx'
import { SearchForm } from '../parts/search-form.tsx'
import { EmptyPanel } from '../parts/support-line.tsx'
import { type Site, wordOf } from '../site.ts'
import { breadcrumbData, type Crumb, faqData, linkListData } from '../structured-data.ts'
import { useSite, useText } from '../text.tsx'

/** STATE-1, STATE-2. */
export function renderStatePage(site: Site, data: StatePage): string {
  const { t, provider } = site
  const state = wordOf(site, data.region.name)
  const path = paths.stateCities(data.region.name, data.page)
  const title = t('{provider} Partners {inPlace}', {
    provider: provider.name,
    inPlace: inPlace(site, data.region.name),
  })
  const crumbs: Crumb[] = [homeCrumb(t), { name: state, path }]
  const cities = data.cities.map(({ city }) => ({
    name: cityName(site, city, data.region.name),
    path: paths.city(data.region.name, city),
  }))
  return renderDocument(site, {
    path,
    head: {
      title: data.page > 1 ? t('{title}, Page {page}', { title, page: data.page }) : title,
      description: t(
        '{count, plural, =0 {Find authorized funeral homes and cremation providers} one {# authorized funeral home or cremation provider} other {# authorized funeral homes and cremation providers}} {inPlace}, by city, with addresses, telephone numbers and reviews.',
        { count: data.partnerCount, inPlace: inPlace(site, data.region.name) },
      ),
      keywords: [
        t('cremation services {place}', { place: state }),
        t('funeral homes {place}', { place: state }),
        t('solidified remains {place}', { place: state }),
        provider.name,
      ],
      socialImage: `state/${data.region.slug}`,
      structuredData: [
        breadcrumbData(site, crumbs),
        ...linkListData(site, t('Partners by City'), cities),
        ...faqData(site, data.faq),
      ],
      isIndexed: findRegion(data.region.name) !== undefined || data.partnerCount > 0,
    },
    main: <State data={data} title={title} crumbs={crumbs} />,
  })
}

function State({ data, title, crumbs }: { data: StatePage; title: string; crumbs: Crumb[] }) {
  const site = useSite()
  const { t } = site
  return (
    <div className="column page">
      <Breadcrumbs crumbs={crumbs} />
      <div className="list-head">
        <h1>{title}</h1>
        {data.partnerCount > 0 && (
          <p className="soft">
            {t(
              '{count, plural, one {# authorized partner} other {# authorized partners}} in {cities, plural, one {# city} other {# cities}}.',
              { count: data.partnerCount, cities: data.cityCount },
            )}
          </p>
        )}
      </div>
      <div className="with-aside">
        <aside className="aside">
          <SearchForm />
          {data.partnerCount > 1 && (
            <a
              className="button filter-link"
              href={paths.filter({ q: data.region.name })}
              data-island="filter"
              rel="nofollow"
            >
              {t('Filter')}
            </a>
          )}
          {data.map && <ListMap map={data.map} />}
        </aside>
        <div id="list">
          {data.partnerCount === 0 && (
            <EmptyPanel
              heading={t('No Partners Found {inPlace}', { inPlace: inPlace(site, data.region.name) })}
            >
              <p className="lead">
                {t('There is no authorized partner here yet. One may serve you from a neighboring place.')}
              </p>
              <a className="button filled" href={paths.home()}>
                {t('Browse All Partners')}
              </a>
            </EmptyPanel>
          )}
          {data.featured.length > 0 && (
            <section aria-labelledby="featured">
              <h2 className="found" id="featured">
                {t('Featured Partners')}
              </h2>
              <PartnerRows partners={data.featured} />
            </section>
          )}
          {data.cities.length > 0 && (
            <section aria-labelledby="cities">
              <h2 className="found" id="cities">
                {t('Partners by City')}
              </h2>
              <CityPages data={data} />
              <CityList cities={data.cities} />
            </section>
          )}
        </div>
      </div>
      <FaqBlock items={data.faq} />
    </div>
  )
}

function CityPages({ data }: { data: StatePage }) {
  const t = useText()
  if (data.cityPages.length < 2) return null
  return (
    <nav className="city-pages" aria-label={t('Pages of cities')}>
      {data.cityPages.map(({ first, last }, index) => {
        const text = t('{first} to {last}', { first, last })
        const page = index + 1
        if (page === data.page)
          return (
            <span key={first} aria-current="page">
              {text}
            </span>
          )
        return (
          <a key={first} className="plain" href={`${paths.stateCities(data.region.name, page)}#cities`}>
            {text}
          </a>
        )
      })}
    </nav>
  )
}
