import type { App } from '../../../app.ts'
import type { Translate } from '../../../shared/text/i18n.ts'
import { createMapDrawer, type MapDrawer } from '../../maps/create-map-drawer.ts'
import type { ReportsMissing } from '../partner-reads/read-partners.ts'

/** Tells when memory answered. */
export type PageApp = App & ReportsMissing

export type PageTools = { maps: MapDrawer; t: Translate }

/** For one language. */
export function createPageTools(t: Translate): PageTools {
  return { maps: createMapDrawer(), t }
}
