import type { App } from '../../../app.ts'
import type { Translate } from '../../../shared/text/i18n.ts'
import { createMapDrawer, type MapDrawer } from '../../maps/create-map-drawer.ts'
import type { ReportsPartners, ReportsStandIn } from '../partner-reads/select-partners.ts'
import type { ReportsReads } from '../reads/tracked-app.ts'
import { createSurroundings, type Surroundings } from './partner-surroundings.ts'

/** Tells what an answer was made of, and when memory answered. */
export type PageApp = App & ReportsStandIn & ReportsPartners & ReportsReads

export type PageTools = { maps: MapDrawer; surroundings: Surroundings; t: Translate }

/** For one language. */
export function createPageTools(t: Translate): PageTools {
  const maps = createMapDrawer()
  return { maps, surroundings: createSurroundings(maps, t), t }
}
