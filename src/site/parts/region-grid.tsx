import type { Translate } from '../../shared/i18n.ts'
import type { RegionTile } from '../../shared/pages.ts'
import { paths } from '../../shared/paths.ts'
import { useText } from '../text.tsx'

/** All regions of a country with code, name and number of partners, running down the columns. */
export function RegionGrid({ tiles }: { tiles: RegionTile[] }) {
  const t = useText()
  return (
    <ul className="index">
      {tiles.map(({ region, partnerCount }) => (
        <li key={region.code}>
          <a href={paths.state(region.name)}>
            <span className="index-code">{region.code}</span>{' '}
            <span className="index-name">{region.name}</span> <Count t={t} count={partnerCount} />
          </a>
        </li>
      ))}
    </ul>
  )
}

/** A number of partners, said in full to those who do not see the list's columns. */
export function Count({ t, count }: { t: Translate; count: number }) {
  return (
    <span className="index-count">
      {t('{count, number}', { count })}
      <span className="unseen"> {t('{count, plural, one {partner} other {partners}}', { count })}</span>
    </span>
  )
}
