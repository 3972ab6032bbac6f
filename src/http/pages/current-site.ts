import type { App } from '../../app.ts'
import type { PageTools } from '../../features/directory/pages/page-tools.ts'
import type { StandIn } from '../../shared/outage-of.ts'
import { CATALOGUES } from '../../shared/text/catalogues.ts'
import type { Locale } from '../../shared/text/i18n.ts'
import { type Site, type SiteAssets, wordOf } from '../../site/site.ts'

export type CurrentSite = (locale?: Locale, standIn?: StandIn | null) => Site

/** The same object until a change: pages cache by it. */
export function createCurrentSite(
  app: App,
  assets: SiteAssets,
  tools: Readonly<Record<Locale, PageTools>>,
): CurrentSite {
  const sites = new Map<Locale, Site>()
  return (locale = 'en', standIn = null) => {
    const messages = CATALOGUES[locale]
    let site = sites.get(locale)
    const { isSample } = app.directory.current()
    if (!site || site.isSample !== isSample || site.siteUrl !== app.siteUrl) {
      site = {
        siteUrl: app.siteUrl,
        provider: {
          ...app.config.provider,
          readsWithin: wordOf({ messages }, app.config.provider.readsWithin),
        },
        isSample,
        standIn: null,
        locale,
        t: tools[locale].t,
        messages,
        assets,
      }
      sites.set(locale, site)
    }
    if (!standIn) return site
    const ageMinutes = Math.floor(standIn.ageSeconds / 60)
    const { isPlaceMissing } = standIn
    return { ...site, standIn: { ageMinutes, isPlaceMissing } }
  }
}
