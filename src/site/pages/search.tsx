import type { SearchPage } from '../../shared/pages.ts'
import { paths } from '../../shared/paths.ts'
import { renderDocument } from '../document.tsx'
import { LocatorMap } from '../parts/locator-map.tsx'
import { NoResults } from '../parts/no-results.tsx'
import { Pagination } from '../parts/pagination.tsx'
import { PartnerRow } from '../parts/partner/partner-card.tsx'
import { SearchForm } from '../parts/search-form.tsx'
import { Understood } from '../parts/understood.tsx'
import type { Site } from '../site.ts'
import { partnerListData } from '../structured-data.ts'
import { useText } from '../text.tsx'

/** A blank query asks for one. */
export function renderSearchPage(site: Site, data: SearchPage): string {
  const { t, provider } = site
  const query = data.query.trim()
  const heading = query ? t('Search Results for "{query}"', { query }) : t('Search Partners')
  return renderDocument(site, {
    path: query ? paths.search(query, data.page) : paths.search(),
    head: {
      title: `${heading} | ${provider.name}`,
      description: query
        ? t(
            '{count, plural, =0 {No authorized partners match} one {# authorized funeral home or cremation provider matches} other {# authorized funeral homes and cremation providers match}} "{query}" in the {provider} partner directory.',
            { count: data.total, query, provider: provider.name },
          )
        : t(
            'Search authorized funeral homes and cremation providers by city, state, business name or ZIP code.',
          ),
      keywords: [...(query ? [query] : []), t('funeral homes'), t('cremation services'), t('partner search')],
      socialImage: 'search',
      structuredData: partnerListData(site, heading, data.partners),
    },
    main: <Search data={data} query={query} heading={heading} />,
  })
}

function Search({ data, query, heading }: { data: SearchPage; query: string; heading: string }) {
  const t = useText()
  return (
    <div className="column page">
      <p>
        <a className="plain" href={paths.home()}>
          {t('Back to home')}
        </a>
      </p>
      <h1>{heading}</h1>
      {query && data.total > 0 ? (
        <Results data={data} query={query} />
      ) : (
        <NoResults data={data} query={query} />
      )}
    </div>
  )
}

function Results({ data, query }: { data: SearchPage; query: string }) {
  const t = useText()
  const { place, partners, total, page, pageCount, map } = data
  return (
    <div className="with-aside">
      <aside className="aside">
        <SearchForm query={query} />
        {map && <LocatorMap map={map} fit="slice" />}
      </aside>
      <section aria-labelledby="found">
        <div className="heading-row">
          <div role="status">
            <h2 id="found">
              {t('{count, plural, one {# Partner Found} other {# Partners Found}}', { count: total })}
            </h2>
          </div>
          {isNearestFirst(data) && <p className="small">{t('Nearest first')}</p>}
        </div>
        <Understood data={data} />
        <ul className="rows">
          {partners.map((partner) => (
            <PartnerRow key={partner.id} partner={partner} from={place} />
          ))}
        </ul>
        <Pagination query={query} page={page} pageCount={pageCount} />
        {place && page === pageCount && data.nearby.length > 0 && (
          <>
            <h2 className="next-heading">
              {t('Partners nearest to {place}', { place: `${place.city}, ${place.state}` })}
            </h2>
            <ul className="rows">
              {data.nearby.map((partner) => (
                <PartnerRow key={partner.id} partner={partner} from={place} />
              ))}
            </ul>
          </>
        )}
      </section>
    </div>
  )
}

/** True only when the list is sorted by distance. */
function isNearestFirst({ place, partners }: SearchPage): boolean {
  if (!place || partners.length < 2) return false
  return partners.every(
    ({ distanceMiles }, index) =>
      distanceMiles !== undefined && distanceMiles >= (partners[index - 1]?.distanceMiles ?? 0),
  )
}
