import type { Locale } from '../../../shared/text/i18n.ts'
import { LANGUAGE_NAMES, LANGUAGE_TAGS, LOCALES, localePath } from '../../../shared/text/languages.ts'
import { useSite } from '../../text.tsx'

/** `leadToPage` fills them in: the frame is made once for all pages. */
const ADDRESS: Readonly<Record<Locale, string>> = { en: '%en%', fr: '%fr%', es: '%es%' }

/** Each named in its own language. */
export function LanguageLinks({ hasCurrent = false }: { hasCurrent?: boolean }) {
  const site = useSite()
  return LOCALES.filter((locale) => hasCurrent || locale !== site.locale).map((locale) => (
    <li key={locale}>
      <a
        href={ADDRESS[locale]}
        lang={LANGUAGE_TAGS[locale]}
        aria-current={locale === site.locale ? 'true' : undefined}
      >
        {LANGUAGE_NAMES[locale]}
      </a>
    </li>
  ))
}

/** `path`: without language, escaped. */
export function leadToPage(html: string, path: string): string {
  return html.replace(/"%(en|fr|es)%"/g, (_, locale: Locale) => `"${localePath(locale, path)}"`)
}

/** Wherever they were made. */
export function keepLinksInLanguage(locale: Locale, html: string): string {
  if (locale === 'en') return html
  return html.replace(
    / (href|action|formaction|data-choose-at)="(\/[^"]*)"/g,
    (_, name: string, path: string) => ` ${name}="${localePath(locale, path)}"`,
  )
}
