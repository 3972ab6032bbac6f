import type { RegionTile } from '../../shared/pages.ts'
import { paths } from '../../shared/paths.ts'
import { useText } from '../text.tsx'

/** By columns. */
export function RegionGrid({ tiles }: { tiles: RegionTile[] }) {
  const t = useText()
  return (
    <ul className="index" aria-label={t('States and provinces with their numbers of partners')}>
      {tiles.map(({ region, partnerCount }) => (
        <li key={region.code}>
          <a href={paths.state(region.name)}>
            <span className="index-code">{region.code}</span>{' '}
            <span className="index-name">{region.name}</span>{' '}
            <span className="index-count">{t('{count, number}', { count: partnerCount })}</span>
          </a>
        </li>
      ))}
    </ul>
  )
}
