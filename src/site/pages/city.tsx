import { isFiltered } from '../../shared/lists.ts'
import type { CityPage } from '../../shared/pages.ts'
import { paths } from '../../shared/paths.ts'
import { areNearby } from '../../shared/places/geo.ts'
import { cityName, inPlace } from '../../shared/text/place-names.ts'
import { renderDocument } from '../document.tsx'
import { NearbyCityList } from '../parts/city-list.tsx'
import { FaqBlock } from '../parts/faq-block.tsx'
import { Breadcrumbs, homeCrumb } from '../parts/frame/breadcrumbs.tsx'
import { ListMap } from '../parts/list-map.tsx'
import { FilterLink, Narrowed } from '../parts/narrowed.tsx'
import { Pagination } from '../parts/pagination.tsx'
import { PartnerRows } from '../parts/partner/partner-card.tsx'
import { SearchForm } from '../parts/search-form.tsx'
import { EmptyPanel, HomeLink } from '../parts/support-line.tsx'
import { type Site, wordOf } from '../site.ts'
import { breadcrumbData, type Crumb, faqData, partnerListData } from '../structured-data.ts'
import { useSite } from '../text.tsx'

/** CITY-1 to CITY-3. Not indexed without partners. */
export function renderCityPage(site: Site, data: CityPage): string {
  const { t, provider } = site
  const { region } = data
  const city = cityName(site, data.city, region.name)
  const { page, options, firstNumber } = data.list
  const path = paths.city(region.name, data.city)
  const state = wordOf(site, region.name)
  const title = t('Cremation Services in {city}, {state}', { city, state })
  const crumbs: Crumb[] = [
    homeCrumb(t),
    { name: state, path: paths.state(region.name) },
    { name: city, path },
  ]
  return renderDocument(site, {
    path: paths.cityList(region.name, data.city, page, options),
    head: {
      title: page > 1 ? t('{title}, Page {page}', { title, page }) : title,
      description: t(
        '{count, plural, =0 {Find cremation services} one {# authorized funeral home or cremation provider} other {# authorized funeral homes and cremation providers}} in {city}, {state}: addresses, telephone numbers, reviews and solidified remains.',
        { count: data.partnerCount, city, state },
      ),
      keywords: [
        t('cremation services {place}', { place: `${city}, ${region.code}` }),
        t('funeral homes {place}', { place: `${city}, ${state}` }),
        t('solidified remains'),
        provider.name,
      ],
      socialImage: `city/${path.slice('/state/'.length).replace('/city/', '/')}`,
      structuredData: [
        breadcrumbData(site, crumbs),
        ...partnerListData(
          site,
          title,
          [...data.featured, ...data.partners],
          firstNumber - data.featured.length,
        ),
        ...faqData(site, data.faq),
      ],
      // They show the same partners.
      isIndexed: data.partnerCount > 0 && !isFiltered(options) && !options.sort,
    },
    main: <City data={data} title={title} crumbs={crumbs} />,
  })
}

function City({ data, title, crumbs }: { data: CityPage; title: string; crumbs: Crumb[] }) {
  const site = useSite()
  const { t } = site
  return (
    <div className="column page">
      <Breadcrumbs crumbs={crumbs} />
      <div className="list-head">
        <h1>{title}</h1>
        {data.featured.length > 0 && <p className="soft">{countText(data, site)}</p>}
      </div>
      {data.partnerCount === 0 ? <ComingSoon data={data} /> : <Providers data={data} />}
      {data.nearbyCities.length > 0 && (
        <section className="section" aria-labelledby="nearby">
          <h2 id="nearby">
            {areNearby(data.nearbyCities) ? t('Nearby Cities') : t('The next nearest cities')}
          </h2>
          <NearbyCityList cities={data.nearbyCities} region={data.region} />
        </section>
      )}
      {data.partnerCount > 0 && <Description data={data} />}
      <FaqBlock items={data.faq} />
    </div>
  )
}

const countText = ({ city, region, list }: CityPage, site: Site) =>
  site.t('{count, plural, =0 {No Providers} one {# Provider} other {# Providers}} in {city}', {
    count: list.count,
    city: cityName(site, city, region.name),
  })

function Providers({ data }: { data: CityPage }) {
  const site = useSite()
  const { t } = site
  const { featured, partners, region, partnerCount, list, map } = data
  const city = cityName(site, data.city, region.name)
  const pathOf = (page: number) => paths.cityList(region.name, data.city, page, list.options)
  const from = list.options.sort === 'distance' ? { label: city, country: region.country } : null
  const first = map && list.firstNumber
  return (
    <div className="with-aside">
      <aside className="aside">
        <SearchForm />
        <FilterLink list={list} of={{ in: paths.cityKey(region.name, data.city) }} />
        {map && <ListMap map={map} />}
      </aside>
      <div id="list">
        {featured.length > 0 && (
          <section aria-labelledby="featured">
            <h2 className="found" id="featured">
              {t('Featured Partners')}
            </h2>
            <PartnerRows partners={featured} from={from} firstNumber={first} />
          </section>
        )}
        {(partners.length > 0 || isFiltered(list.options)) && (
          <section aria-labelledby="providers">
            <h2 className="found" id="providers">
              {featured.length > 0
                ? t('{count, plural, one {# More Provider} other {# More Providers}} in {city}', {
                    count: list.count - featured.length,
                    city,
                  })
                : countText(data, site)}
            </h2>
            <Narrowed
              list={list}
              total={partnerCount}
              pathOf={(options) => paths.cityList(region.name, data.city, 1, options)}
            />
            <PartnerRows partners={partners} from={from} firstNumber={first && first + featured.length} />
            <Pagination page={list.page} pageCount={list.pageCount} pathOf={pathOf} />
          </section>
        )}
      </div>
    </div>
  )
}

function ComingSoon({ data }: { data: CityPage }) {
  const site = useSite()
  const { t } = site
  const inState = inPlace(site, data.region.name)
  return (
    <>
      <EmptyPanel heading={t('Cremation Services Coming Soon')}>
        <p className="lead">
          {t(
            'There is no authorized partner in {city} yet. A partner elsewhere {inPlace} may well serve you.',
            {
              city: cityName(site, data.city, data.region.name),
              inPlace: inState,
            },
          )}
        </p>
        <div className="buttons">
          <a className="button filled" href={paths.state(data.region.name)}>
            {t('View Partners {inPlace}', { inPlace: inState })}
          </a>
          <HomeLink isFilled={false} />
        </div>
      </EmptyPanel>
      <div className="lone-search">
        <SearchForm />
      </div>
    </>
  )
}

function Description({ data }: { data: CityPage }) {
  const site = useSite()
  const { t, provider } = site
  const city = cityName(site, data.city, data.region.name)
  return (
    <section className="section prose" aria-labelledby="about">
      <h2 id="about">{t('About Cremation Services in {city}', { city })}</h2>
      <p>
        {t(
          'Every provider on this page is an authorized partner of {provider}. Each can arrange a cremation or work with ashes that are already at home, and have them returned as a collection of smooth stones in place of ash.',
          { provider: provider.name },
        )}
      </p>
      <p>
        {t(
          'You are free to compare: call, ask what is included and what it costs, and take your time. Partners in neighboring cities often serve families in {city} as well.',
          { city },
        )}
      </p>
    </section>
  )
}
