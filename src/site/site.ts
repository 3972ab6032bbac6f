import type { Locale, Translate } from '../shared/text/i18n.ts'

/** Built files that a page names: made by the client build, read once at start. */
export type SiteAssets = {
  /** The whole style sheet, inlined into each page as it is, or what its bytes are put in place of later. */
  css: string
  /** URL of the script that brings islands to life; the only script a page loads by itself. */
  loaderUrl: string
  /** URLs of the fonts to preload. */
  fontUrls: string[]
}

/** What every page needs besides its own data. */
export type Site = {
  /** Base of absolute links, without a trailing slash. */
  siteUrl: string
  provider: { name: string; url: string; supportEmail: string; supportPhone: string | null }
  /** The site then says in a banner that it shows sample data. */
  isSample: boolean
  locale: Locale
  t: Translate
  assets: SiteAssets
}
