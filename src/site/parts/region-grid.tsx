import type { RegionTile } from '../../shared/pages.ts'
import { paths } from '../../shared/paths.ts'
import { LANGUAGE_TAGS } from '../../shared/text/languages.ts'
import { once } from '../render-once.tsx'
import { wordOf } from '../site.ts'
import { useSite } from '../text.tsx'

export function RegionGrid({ tiles }: { tiles: RegionTile[] }) {
  const site = useSite()
  const key = tiles.map(({ region, partnerCount }) => `${region.code} ${partnerCount}`).join()
  return (
    <ul
      className="index"
      aria-label={site.t('States and provinces with their numbers of partners')}
      {...once(site, `regions ${key}`, () => <Tiles tiles={tiles} />)}
    />
  )
}

function Tiles({ tiles }: { tiles: RegionTile[] }) {
  const site = useSite()
  const { compare } = new Intl.Collator(LANGUAGE_TAGS[site.locale])
  const named = tiles.map((tile) => ({ ...tile, name: wordOf(site, tile.region.name) }))
  named.sort((a, b) => compare(a.name, b.name))
  return named.map(({ region, partnerCount, name }) => (
    <li key={region.code}>
      <a href={paths.state(region.name)}>
        <span className="index-code">{region.code}</span> <span className="index-name">{name}</span>{' '}
        <span className="index-count">{site.t('{count, number}', { count: partnerCount })}</span>
      </a>
    </li>
  ))
}
