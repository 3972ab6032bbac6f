import type { Translate } from '../../../shared/text/i18n.ts'
import { createMapDrawer, type MapDrawer } from '../../maps/create-map-drawer.ts'
import { createSurroundings, type Surroundings } from './partner-surroundings.ts'

/** What the data of a page is made with, besides the App: one set for the process. */
export type PageTools = { maps: MapDrawer; surroundings: Surroundings; t: Translate }

/** Makes the tools of a process for one language. */
export function createPageTools(t: Translate): PageTools {
  const maps = createMapDrawer()
  return { maps, surroundings: createSurroundings(maps, t), t }
}
