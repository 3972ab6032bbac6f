import { LRUCache } from 'lru-cache'
import type { LocatorMap } from '../../shared/places/map.ts'
import type { Region } from '../../shared/places/regions.ts'
import { type AreaMapInput, drawAreaMap } from './draw-area-map.ts'
import { drawStateMap, type MapCity, type StateMapOptions } from './draw-state-map.ts'
import { loadMapGeometry, type MapGeometry } from './map-geometry.ts'

/** Equal requests are drawn once. */
export type MapDrawer = {
  drawStateMap(
    region: Region,
    cities: readonly MapCity[],
    options: StateMapOptions,
  ): Promise<LocatorMap | null>
  drawAreaMap(input: AreaMapInput): Promise<LocatorMap | null>
}

/**
 * Creates a process's map drawer. Map data (1 MB) is read at the first map; the `keepCount` most recent maps
 * (8 KB each) are kept by input.
 */
export function createMapDrawer(keepCount = 1000): MapDrawer {
  let geometry: Promise<MapGeometry> | undefined
  const kept = new LRUCache<string, { map: LocatorMap | null }>({ max: keepCount })
  const remember = async (request: unknown[], draw: (geometry: MapGeometry) => LocatorMap | null) => {
    const key = JSON.stringify(request)
    const found = kept.get(key)
    if (found) return found.map
    geometry ??= loadMapGeometry()
    const map = draw(await geometry)
    kept.set(key, { map })
    return map
  }
  return {
    drawStateMap: (region, cities, options) =>
      remember(['state', region.code, cities, options], (data) =>
        drawStateMap(data, region, cities, options),
      ),
    drawAreaMap: (input) => remember(['area', input], (data) => drawAreaMap(data, input)),
  }
}
