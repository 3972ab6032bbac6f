import type { App } from '../../../app.ts'
import { type Catalogue, createTranslate, type Locale, type Translate } from '../../../shared/text/i18n.ts'
import { createMapDrawer, type MapDrawer } from '../../maps/create-map-drawer.ts'
import type { ReportsMissing } from '../partner-reads/read-partners.ts'

/** Tells when memory answered. */
export type PageApp = App & ReportsMissing

export type PageTools = { maps: MapDrawer; t: Translate; messages: Catalogue }

/** One for each language; drawn maps are shared. */
export function createPageToolsOf(
  catalogues: Readonly<Record<Locale, Catalogue>>,
): Readonly<Record<Locale, PageTools>> {
  const maps = createMapDrawer()
  const tools = (locale: Locale) => {
    const messages = catalogues[locale]
    return { maps, t: createTranslate(locale, messages), messages }
  }
  return { en: tools('en'), fr: tools('fr'), es: tools('es') }
}
