import type { App } from '../../app.ts'
import type { Translate } from '../../shared/text/i18n.ts'
import type { Site, SiteAssets } from '../../site/site.ts'

/**
 * Gives what every page needs besides its own data, as it stands now: whether the directory is a sample one can change,
 * and with PORT=0 the address is known late. The same object as long as nothing did, since pages keep parts by it.
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
