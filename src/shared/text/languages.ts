import type { Locale } from './i18n.ts'

export const LOCALES = ['en', 'fr', 'es'] as const satisfies readonly Locale[]

export const LANGUAGE_NAMES: Readonly<Record<Locale, string>> = {
  en: 'English',
  fr: 'Français',
  es: 'Español',
}

/** BCP 47: French of Canada, Spanish of the United States. */
export const LANGUAGE_TAGS: Readonly<Record<Locale, string>> = { en: 'en', fr: 'fr-CA', es: 'es-US' }

/** All else has one address, in English. */
const TRANSLATED =
  /^\/(?:(?:search|filter|state|partner|shortlist|questions|inquiry|first-steps|privacy|terms|accessibility|how-partners-are-listed|partner-tools|still-right|contacted)(?=[/?#]|$)|$|[?#])/i

const PREFIX = /^\/(fr|es)(?=[/?#]|$)/

/** "/fr/search?q=a" → fr, "/search?q=a"; only before a page. */
export function splitLocale(address: string): { locale: Locale; path: string } {
  const [prefix = '', locale] = PREFIX.exec(address) ?? []
  const rest = address.slice(prefix.length)
  const path = rest.startsWith('/') ? rest : `/${rest}`
  if (locale === undefined || !TRANSLATED.test(path)) return { locale: 'en', path: address }
  return { locale: locale as Locale, path }
}

/** Also of "/fr/no-such-page", which no page answers. */
export const localeBefore = (address: string): Locale => (PREFIX.exec(address)?.[1] ?? 'en') as Locale

/** English, and what has one language, stays. */
export function localePath(locale: Locale, path: string): string {
  if (locale === 'en' || !TRANSLATED.test(path)) return path
  return path === '/' ? `/${locale}` : `/${locale}${path.replace(/^\/(?=[?#])/, '')}`
}

/** The first of ours; programs list the best first. */
export const localeWanted = (acceptLanguage = ''): Locale =>
  acceptLanguage
    .split(',')
    .map((tag) => tag.trim().slice(0, 2).toLowerCase())
    .find((tag): tag is Locale => (LOCALES as readonly string[]).includes(tag)) ?? 'en'

export const isTranslated = (path: string): boolean => TRANSLATED.test(path)
