import type { Locale, Translate } from '../shared/text/i18n.ts'

/** Files of the client build, read once at start. */
export type SiteAssets = {
  /** The whole style sheet, or a placeholder that is replaced later. */
  css: string
  loaderUrl: string
  fontUrls: string[]
}

export type Site = {
  /** Without a trailing slash. */
  siteUrl: string
  provider: { name: string; url: string; supportEmail: string; supportPhone: string | null }
  /** Shows the sample-data banner (SITE-8). */
  isSample: boolean
  locale: Locale
  t: Translate
  assets: SiteAssets
}
