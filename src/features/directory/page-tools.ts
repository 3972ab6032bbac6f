import type { Translate } from '../../shared/i18n.ts'
import type { MapDrawer } from '../maps/create-map-drawer.ts'

/** What the data of a page is made with, besides the App: one map drawer for the process, one translator a language. */
export type PageTools = { maps: MapDrawer; t: Translate }
