import type { CityTile, NearbyCity } from '../../shared/pages.ts'
import { paths } from '../../shared/paths.ts'
import { formatDistance } from '../../shared/places/geo.ts'
import type { Region } from '../../shared/places/regions.ts'
import { cityName, placeName } from '../../shared/text/place-names.ts'
import { idOf, once } from '../render-once.tsx'
import { useSite } from '../text.tsx'

/** Rendered once for the same tiles. */
export function CityList({ cities }: { cities: CityTile[] }) {
  const site = useSite()
  return (
    <ul
      className="index"
      aria-label={site.t('Cities with their numbers of partners')}
      {...once(site, `cities ${cities.map(idOf)}`, () => <Cities cities={cities} />)}
    />
  )
}

function Cities({ cities }: { cities: CityTile[] }) {
  const site = useSite()
  const { t } = site
  return cities.map(({ city, state, partnerCount }) => (
    <li key={city}>
      <a href={paths.city(state, city)}>
        <span className="index-name">{cityName(site, city, state)}</span>{' '}
        <span className="index-count">{t('{count, number}', { count: partnerCount })}</span>
      </a>
    </li>
  ))
}

type NearbyCityListProps = { cities: NearbyCity[]; region: Region }

/** In the region's unit. */
export function NearbyCityList(props: NearbyCityListProps) {
  const list = once(useSite(), `near ${JSON.stringify(props)}`, () => <NearbyCities {...props} />)
  return <ul className="index nearby-cities" {...list} />
}

function NearbyCities({ cities, region }: NearbyCityListProps) {
  const site = useSite()
  const { t, locale } = site
  return cities.map(({ city, state, partnerCount, distanceMiles }) => (
    <li key={`${city}, ${state}`}>
      <a href={paths.city(state, city)}>
        <span className="index-name">
          {state === region.name ? cityName(site, city, state) : placeName(site, `${city}, ${state}`)}
          <small>
            {t('{distance} away, {count, plural, one {# partner} other {# partners}}', {
              distance: formatDistance(distanceMiles, region.country, locale),
              count: partnerCount,
            })}
          </small>
        </span>
      </a>
    </li>
  ))
}
