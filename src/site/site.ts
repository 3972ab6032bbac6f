import type { FaqItem } from '../shared/faq/faq.ts'
import { encodePath } from '../shared/paths.ts'
import { type Catalogue, type Locale, type Translate, wordIn } from '../shared/text/i18n.ts'
import { localePath } from '../shared/text/languages.ts'

export type SiteAssets = {
  sheetUrl: string
  loaderUrl: string
  fontUrls: string[]
  /** By island; none in English. */
  messageUrls?: Partial<Record<Locale, string>>
}

export type Site = {
  /** No trailing slash. */
  siteUrl: string
  provider: {
    name: string
    url: string
    supportEmail: string
    supportPhone: string | null
    /** "one working day". */
    readsWithin: string
  }
  /** SITE-8 */
  isSample: boolean
  /** Null: read from the database. */
  standIn: { ageMinutes: number; isPlaceMissing: boolean } | null
  locale: Locale
  t: Translate
  /** Of names in the data. */
  messages: Catalogue
  assets: SiteAssets
}

/** In the site's language. */
export const pageUrl = (site: Pick<Site, 'siteUrl' | 'locale'>, path: string): string =>
  site.siteUrl + localePath(site.locale, encodePath(path))

/** `name` where untranslated. */
export const wordOf = ({ messages }: Pick<Site, 'messages'>, name: string): string => wordIn(messages, name)

/** Partners' words stay as written. */
export const partnersLang = ({ locale }: Pick<Site, 'locale'>): 'en' | undefined =>
  locale === 'en' ? undefined : 'en'

/** The operator's translation, else English. */
export function inLanguage(site: Pick<Site, 'locale'>, item: FaqItem) {
  const own = site.locale === 'en' ? undefined : item.translations[site.locale]
  return own
    ? { ...own, lang: undefined }
    : { question: item.question, answer: item.answer, lang: partnersLang(site) }
}
