import type { Translate } from '../../../shared/text/i18n.ts'
import { createMapDrawer, type MapDrawer } from '../../maps/create-map-drawer.ts'
import { createSurroundings, type Surroundings } from './partner-surroundings.ts'

export type PageTools = { maps: MapDrawer; surroundings: Surroundings; t: Translate }

/** Creates the page tools for one language. */
export function createPageTools(t: Translate): PageTools {
  const maps = createMapDrawer()
  return { maps, surroundings: createSurroundings(maps, t), t }
}
