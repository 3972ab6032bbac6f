import { LRUCache } from 'lru-cache'
import type { LocatorMap } from '../../shared/places/map.ts'
import type { Region } from '../../shared/places/regions.ts'
import { coarsenGeometry } from './coarsen-geometry.ts'
import { type AreaMapInput, drawAreaMap } from './draw-area-map.ts'
import { drawBackground, drawListMap, type ListMapInput, listView } from './draw-list-map.ts'
import { drawStateMap, type MapCity, type StateMapOptions } from './draw-state-map.ts'
import type { View } from './frame.ts'
import { loadMapGeometry, type MapGeometry } from './map-geometry.ts'

export type MapDrawer = ReturnType<typeof createMapDrawer>

type Background = ReturnType<typeof drawBackground>

/** Errors below half a pixel. */
const COARSE_LEVELS = [
  { fromMiles: 4000, toleranceMiles: 4 },
  { fromMiles: 2000, toleranceMiles: 2 },
  { fromMiles: 900, toleranceMiles: 1 },
] as const

/** Some 40 maps; the page cache holds the rest. */
const KEPT_BYTES = 2 ** 20
/** Up to 500 KB each. */
const KEPT_BACKGROUND_BYTES = 2 * 2 ** 20
/** An array of two numbers. */
const PIXEL_BYTES = 72

/** The first map reads 2 MB of data. */
export function createMapDrawer(keptBytes = KEPT_BYTES) {
  let geometry: Promise<MapGeometry> | undefined
  const kept = new LRUCache<string, { map: LocatorMap | null }>({
    maxSize: keptBytes,
    sizeCalculation: ({ map }, key) => key.length + JSON.stringify(map).length,
  })
  const backgrounds = new LRUCache<string, Background>({
    maxSize: KEPT_BACKGROUND_BYTES,
    sizeCalculation: ({ layers, land }) => sum(Object.values(layers)) + PIXEL_BYTES * (1 + sum(land)),
  })
  const remember = async (request: unknown[], draw: (geometry: MapGeometry) => LocatorMap | null) => {
    const key = JSON.stringify(request)
    const found = kept.get(key)
    if (found) return found.map
    geometry ??= loadMapGeometry()
    const map = draw(await geometry)
    kept.set(key, { map })
    return map
  }
  const coarse = new Map<number, MapGeometry>()
  const coarseFor = (data: MapGeometry, milesAcross: number) => {
    const level = COARSE_LEVELS.find(({ fromMiles }) => milesAcross >= fromMiles)
    if (!level) return data
    const made = coarse.get(level.toleranceMiles) ?? coarsenGeometry(data, level.toleranceMiles)
    coarse.set(level.toleranceMiles, made)
    return made
  }
  const backgroundOf = (data: MapGeometry, view: View, { region, width, height }: ListMapInput) => {
    const key = JSON.stringify([view, region?.code, width, height])
    const found = backgrounds.get(key)
    if (found) return found
    const drawn = drawBackground(coarseFor(data, view.milesAcross), view, region, width, height)
    backgrounds.set(key, drawn)
    return drawn
  }
  return {
    drawStateMap: (region: Region, cities: readonly MapCity[], options: StateMapOptions) =>
      remember(['state', region.code, cities, options], (data) =>
        drawStateMap(data, region, cities, options),
      ),
    drawAreaMap: (input: AreaMapInput) => remember(['area', input], (data) => drawAreaMap(data, input)),
    /** Null without any place. */
    drawListMap: (input: ListMapInput) =>
      remember(['list', input], (data) => {
        const closest = listView(input, false)
        if (!closest) return null
        const background = backgroundOf(data, closest, input)
        const view = background.isInland ? closest : (listView(input, true) ?? closest)
        return drawListMap(backgroundOf(data, view, input), input)
      }),
  }
}

const sum = (parts: readonly { length: number }[]) => parts.reduce((length, part) => length + part.length, 0)
