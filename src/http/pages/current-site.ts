import type { App } from '../../app.ts'
import type { Translate } from '../../shared/i18n.ts'
import type { Site, SiteAssets } from '../../site/site.ts'

/**
 * Returns what every page needs besides its data: SITE_URL may be known late (PORT=0), and the sample banner
 * can go. The same object until something changes, since pages cache parts by it.
 */
export function createCurrentSite(app: App, assets: SiteAssets, t: Translate): () => Site {
  let site: Site | null = null
  return () => {
    const { isSample } = app.directory.current()
    if (!site || site.isSample !== isSample || site.siteUrl !== app.siteUrl) {
      site = { siteUrl: app.siteUrl, provider: app.config.provider, isSample, locale: 'en', t, assets }
    }
    return site
  }
}
