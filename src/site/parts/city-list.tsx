import type { CityTile, NearbyCity } from '../../shared/pages.ts'
import { paths } from '../../shared/paths.ts'
import { formatDistance } from '../../shared/places/geo.ts'
import type { Region } from '../../shared/places/regions.ts'
import { useText } from '../text.tsx'

/** With counts. */
export function CityList({ cities }: { cities: CityTile[] }) {
  const t = useText()
  return (
    <ul className="index" aria-label={t('Cities with their numbers of partners')}>
      {cities.map(({ city, state, partnerCount }) => (
        <li key={city}>
          <a href={paths.city(state, city)}>
            <span className="index-name">{city}</span>{' '}
            <span className="index-count">{t('{count, number}', { count: partnerCount })}</span>
          </a>
        </li>
      ))}
    </ul>
  )
}

/** Distances in the region's unit. */
export function NearbyCityList({ cities, region }: { cities: NearbyCity[]; region: Region }) {
  const t = useText()
  return (
    <ul className="index nearby-cities">
      {cities.map(({ city, state, partnerCount, distanceMiles }) => (
        <li key={`${city}, ${state}`}>
          <a href={paths.city(state, city)}>
            <span className="index-name">
              {state === region.name ? city : `${city}, ${state}`}
              <small>
                {t('{distance} away, {count, plural, one {# partner} other {# partners}}', {
                  distance: formatDistance(distanceMiles, region.country),
                  count: partnerCount,
                })}
              </small>
            </span>
          </a>
        </li>
      ))}
    </ul>
  )
}
