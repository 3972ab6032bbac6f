import type { SearchPage } from '../../shared/pages.ts'
import { paths } from '../../shared/paths.ts'
import { areNearby } from '../../shared/places/geo.ts'
import { inPlace, placeName } from '../../shared/text/place-names.ts'
import { renderDocument } from '../document.tsx'
import { Asked, AskWhere, headingOfAsked } from '../parts/asked.tsx'
import { ListMap } from '../parts/list-map.tsx'
import { FilterLink, Narrowed } from '../parts/narrowed.tsx'
import { hasRows, NoResults } from '../parts/no-results.tsx'
import { Pagination } from '../parts/pagination.tsx'
import { PartnerRows } from '../parts/partner/partner-card.tsx'
import { SearchForm } from '../parts/search-form.tsx'
import { InPlace, placeFound, Understood } from '../parts/understood.tsx'
import { type Site, wordOf } from '../site.ts'
import { useSite } from '../text.tsx'

/** Never indexed: searches are endless. */
export function renderSearchPage(site: Site, data: SearchPage): string {
  const { t, provider } = site
  const query = data.query.trim()
  const { page, options, serviceLabel } = data.list
  const heading = query
    ? t('Search Results for "{query}"', { query })
    : serviceLabel
      ? t('Partners That Offer “{service}”', { service: wordOf(site, serviceLabel) })
      : t('Search Partners')
  return renderDocument(site, {
    path: paths.search(query || undefined, page, options),
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
      isIndexed: false,
    },
    main: <Search data={data} query={query} heading={heading} />,
  })
}

function Search({ data, query, heading }: { data: SearchPage; query: string; heading: string }) {
  const site = useSite()
  const { t } = site
  const { asked } = data
  const asksWhere = asked && !data.understood && asked.kind !== 'danger'
  const isList = !asked && (data.total > 0 || hasRows(data))
  return (
    <div className="column page">
      <div className={isList ? 'unseen' : 'list-head'}>
        <h1>{asked ? headingOfAsked(asked, site) : heading}</h1>
      </div>
      {asked && <Asked asked={asked} />}
      {asksWhere && <AskWhere asked={asked} hasHeading={asked.kind !== 'where' || asked.question !== null} />}
      {data.total > 0 && <Results data={data} query={query} hasForm={!asksWhere} />}
      {data.total === 0 && (!asked || data.understood) && <NoResults data={data} query={query} />}
      <p className="back">
        <a className="plain" href={paths.home()}>
          {t('Back to home')}
        </a>
      </p>
    </div>
  )
}

function Results({ data, query, hasForm }: { data: SearchPage; query: string; hasForm: boolean }) {
  const site = useSite()
  const { t } = site
  const { place, list, map } = data
  const pathOf = (page: number) => paths.search(query || undefined, page, list.options)
  return (
    <div className="with-aside">
      <aside className="aside">
        {hasForm && <SearchForm query={query} />}
        <FilterLink list={list} of={{ q: query || undefined }} />
        {map && <ListMap map={map} />}
      </aside>
      <section id="list" aria-labelledby="found">
        <div role="status">
          <Found data={data} />
        </div>
        {isNearestFirst(data) && <p className="small">{t('Nearest first')}</p>}
        <Understood data={data} />
        <SearchHints data={data} query={query} />
        <Narrowed
          list={list}
          total={data.total}
          pathOf={(options) => paths.search(query || undefined, 1, options)}
        />
        <ResultRows data={data} />
        <Pagination page={list.page} pageCount={list.pageCount} pathOf={pathOf} />
        {place && list.page === list.pageCount && data.nearby.length > 0 && (
          <>
            <h2 className="next-heading">
              {areNearby(data.nearby)
                ? t('Partners nearest to {place}', {
                    place: placeName(site, `${place.city}, ${place.state}`),
                  })
                : t('The next nearest partners to {place}', {
                    place: placeName(site, `${place.city}, ${place.state}`),
                  })}
            </h2>
            <PartnerRows
              partners={data.nearby}
              from={place}
              firstNumber={map && list.firstNumber + data.partners.length}
            />
          </>
        )}
      </section>
    </div>
  )
}

/** The heading in sight. */
function Found({ data }: { data: SearchPage }) {
  const site = useSite()
  const { t } = site
  const { count } = data.list
  const place = placeFound(data)
  return (
    <h2 className="found" id="found">
      {t('{count, plural, =0 {No Partners} one {# Partner} other {# Partners}} Found', { count })}
      {place && (
        <>
          {' '}
          <InPlace place={place} />
        </>
      )}
    </h2>
  )
}

function SearchHints({ data, query }: { data: SearchPage; query: string }) {
  const site = useSite()
  const { t } = site
  const { serviceHint, understood } = data
  const statePath = data.region && paths.state(data.region.name)
  const region = understood?.others.some(({ path }) => path === statePath) ? null : data.region
  if (!region && !serviceHint) return null
  return (
    <p className="search-hints">
      {region && (
        <a className="plain" href={paths.state(region.name)}>
          {t('All partners {inPlace}, by city', { inPlace: inPlace(site, region.name) })}
        </a>
      )}
      {serviceHint && (
        <a className="plain" href={paths.search(query, 1, { service: serviceHint.slug })}>
          {t('{count, plural, one {Only the one that offers} other {Only the # that offer}} “{service}”', {
            count: serviceHint.partnerCount,
            service: wordOf(site, serviceHint.label),
          })}
        </a>
      )}
    </p>
  )
}

function ResultRows({ data }: { data: SearchPage }) {
  const site = useSite()
  const { t } = site
  const { partners, groups, place, list, map } = data
  const rows = (start: number, end?: number) => (
    <PartnerRows
      partners={partners.slice(start, end)}
      from={place}
      firstNumber={map && list.firstNumber + start}
    />
  )
  if (groups.length === 0) return rows(0)
  const starts = partners
    .map((_, index) => index)
    .filter((index) => groups[index]?.path !== groups[index - 1]?.path || index === 0)
  return starts.map((start, at) => {
    const group = groups[start]
    return (
      <section key={group?.path ?? 'others'} aria-labelledby={`group-${start}`}>
        <h3 className="group-heading" id={`group-${start}`}>
          {group ? <a href={group.path}>{placeName(site, group.title)}</a> : t('Elsewhere')}{' '}
          {group && (
            <small>
              {t('{count, plural, one {# partner} other {# partners}}', { count: group.partnerCount })}
            </small>
          )}
        </h3>
        {rows(start, starts[at + 1])}
      </section>
    )
  })
}

/** Only when sorted by distance. */
function isNearestFirst({ place, partners, list }: SearchPage): boolean {
  if (!place || partners.length < 2 || list.canSortByDistance) return false
  return partners.every(
    ({ distanceMiles }, index) =>
      distanceMiles !== undefined && distanceMiles >= (partners[index - 1]?.distanceMiles ?? 0),
  )
}
