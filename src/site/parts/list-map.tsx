import type { LocatorMap as MapData } from '../../shared/places/map.ts'
import { useText } from '../text.tsx'
import { LocatorMap } from './locator-map.tsx'

/** Behind a switch on phones. */
export function ListMap({ map }: { map: MapData }) {
  const t = useText()
  return (
    <div className="list-map">
      <label className="switch map-switch">
        <input type="checkbox" className="unseen" />
        <span className="button">
          <svg width="14" height="20" aria-hidden="true" fill="currentColor">
            <use href="#pin" width="14" height="20" />
          </svg>
          {t('Map')}
        </span>
      </label>
      <div className="list-map-body">
        <a className="button skip" href="#list">
          {t('Skip the map')}
        </a>
        <LocatorMap map={map} fit="meet" hasLinks />
      </div>
    </div>
  )
}
