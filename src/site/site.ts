import type { Locale, Translate } from '../shared/text/i18n.ts'

export type SiteAssets = {
  sheetUrl: string
  loaderUrl: string
  fontUrls: string[]
}

export type Site = {
  /** No trailing slash. */
  siteUrl: string
  provider: {
    name: string
    url: string
    supportEmail: string
    supportPhone: string | null
    /** In words: "one working day". */
    readsWithin: string
  }
  /** SITE-8 */
  isSample: boolean
  /** Of a page made from memory; null: from the database. */
  standIn: { ageMinutes: number; isPlaceMissing: boolean } | null
  locale: Locale
  t: Translate
  assets: SiteAssets
}
