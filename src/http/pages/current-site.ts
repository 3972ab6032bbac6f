import type { App } from '../../app.ts'
import type { StandIn } from '../../shared/stand-in.ts'
import type { Translate } from '../../shared/text/i18n.ts'
import type { Site, SiteAssets } from '../../site/site.ts'

/** `standIn`: memory answered for the database. */
export type CurrentSite = (standIn?: StandIn | null) => Site

/**
 * The sample state can change, and the address may be known late (PORT=0). The same object until a change, as
 * pages cache by it.
 */
export function createCurrentSite(app: App, assets: SiteAssets, t: Translate): CurrentSite {
  let site: Site | null = null
  return (standIn = null) => {
    const { isSample } = app.directory.current()
    if (!site || site.isSample !== isSample || site.siteUrl !== app.siteUrl) {
      site = {
        siteUrl: app.siteUrl,
        provider: app.config.provider,
        isSample,
        standIn: null,
        locale: 'en',
        t,
        assets,
      }
    }
    if (!standIn) return site
    const ageMinutes = Math.floor(standIn.ageSeconds / 60)
    const { isPlaceMissing } = standIn
    return { ...site, standIn: { ageMinutes, isPlaceMissing } }
  }
}
