import type { App } from '../../app.ts'
import type { Translate } from '../../shared/text/i18n.ts'
import type { Site, SiteAssets } from '../../site/site.ts'

/**
 * Returns the site's page data: the sample state can change, and the address may be known late (PORT=0). The
 * same object until a change, as pages cache by it.
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
