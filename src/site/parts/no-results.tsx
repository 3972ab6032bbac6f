import type { SearchPage } from '../../shared/pages.ts'
import { paths } from '../../shared/paths.ts'
import { areNearby } from '../../shared/places/geo.ts'
import type { PlaceOffer } from '../../shared/search.ts'
import { inPlace, placeName } from '../../shared/text/place-names.ts'
import { useSite } from '../text.tsx'
import { ListMap } from './list-map.tsx'
import { PartnerRows } from './partner/partner-card.tsx'
import { SearchForm } from './search-form.tsx'
import { EmptyPanel } from './support-line.tsx'
import { Understood } from './understood.tsx'

/** SEARCH-4. */
const IN_TOAST = 3

export function NoResults({ data, query }: { data: SearchPage; query: string }) {
  const site = useSite()
  const { t } = site
  if (!query) {
    return (
      <div className="lone-search">
        <p className="lead">{t('Enter a search term to find partners in your area.')}</p>
        <SearchForm />
      </div>
    )
  }
  const { place, nearby, suggestions, similar, map } = data
  const isNear = nearby.length > 0
  const city = meantCity(data)
  const isNothing = !isNear && !city
  const none = (
    <div>
      <div role="status">
        <h2 className="none-count">{t('No Partners Found')}</h2>
      </div>
      <Understood data={data} />
    </div>
  )
  return (
    <>
      {hasRows(data) ? (
        <div className="with-aside">
          <aside className="aside">
            <SearchForm query={query} />
            {map && <ListMap map={map} />}
          </aside>
          <section id="list" aria-labelledby="nearest">
            {none}
            <h2 className="found" id="nearest">
              {isNear ? <NearestHeading data={data} /> : <SimilarHeading city={city} />}
            </h2>
            <PartnerRows
              partners={isNear ? nearby : similar}
              from={isNear ? place : null}
              firstNumber={map && 1}
            />
            {city && city.partnerCount > similar.length && (
              <a className="button" href={city.path}>
                {t('View All {count}', { count: city.partnerCount })}
              </a>
            )}
          </section>
        </div>
      ) : (
        <div className="none-head">
          {none}
          <SearchForm query={query} />
        </div>
      )}
      {isNothing && <Toast suggestions={suggestions} />}
      {isNothing && <NoneAtAll query={query} />}
      {suggestions.length > 0 && (
        <div className="suggestions">
          <p className="soft" id="suggestions">
            {t('Try searching for')}
          </p>
          <ul aria-labelledby="suggestions">
            {suggestions.map((suggestion) => (
              <li key={suggestion}>
                <a className="chip" href={paths.search(suggestion)}>
                  {placeName(site, suggestion)}
                </a>
              </li>
            ))}
          </ul>
        </div>
      )}
    </>
  )
}

function NearestHeading({ data: { nearby, place } }: { data: SearchPage }) {
  const site = useSite()
  const { t } = site
  if (areNearby(nearby) || !place) return t('Recommended Partners Near You')
  return t('The next nearest partners to {place}', {
    place: placeName(site, `${place.city}, ${place.state}`),
  })
}

function SimilarHeading({ city }: { city: PlaceOffer | undefined }) {
  const site = useSite()
  const { t } = site
  if (!city) return t('Partners You May Be Looking For')
  return t('Partners {inPlace}', { inPlace: inPlace(site, city.name) })
}

/** That a misspelt query means. */
function meantCity({ nearby, similar, meant }: SearchPage): PlaceOffer | undefined {
  const [likeliest] = meant
  if (nearby.length > 0 || similar.length === 0) return undefined
  return similar.every(({ city, state }) => `${city}, ${state}` === likeliest?.name) ? likeliest : undefined
}

/** Of the nearest partners, or of those that a misspelt query resembles. */
export const hasRows = ({ nearby, similar }: SearchPage) => nearby.length > 0 || similar.length > 0

/** SEARCH-4. */
function NoneAtAll({ query }: { query: string }) {
  const { t, provider } = useSite()
  return (
    <EmptyPanel heading={t('No Local Partners Found for "{query}"', { query })}>
      <p className="lead">
        {t(
          'No partner matches these words yet. You can still arrange it with us directly, and we will guide you through each step.',
        )}
      </p>
      <ul className="selling-points">
        <li>{t('Trusted by 10,000+ families')}</li>
        <li>{t('White-glove service')}</li>
        <li>{t('Expert support')}</li>
      </ul>
      <a className="button filled" href={provider.url} target="_blank" rel="noopener">
        {t('Reserve Your Service Now')}
      </a>
    </EmptyPanel>
  )
}

/** SEARCH-4. */
function Toast({ suggestions }: { suggestions: string[] }) {
  const site = useSite()
  const { t } = site
  const named = suggestions
    .slice(0, IN_TOAST)
    .map((suggestion) => placeName(site, suggestion))
    .join(', ')
  const description = [
    t('No partners match your search.'),
    ...(named ? [t('Try searching for: {suggestions}', { suggestions: named })] : []),
  ].join(' ')
  return <div hidden data-toast={JSON.stringify({ title: t('No Results Found'), description })} />
}
