import type { Locale } from '../../../shared/text/i18n.ts'
import { LANGUAGE_NAMES, LANGUAGE_TAGS, LOCALES, localePath } from '../../../shared/text/languages.ts'
import { useSite } from '../../text.tsx'

/** `leadToPage` fills them in: one frame serves all pages. */
const ADDRESS: Readonly<Record<Locale, string>> = { en: '%en%', fr: '%fr%', es: '%es%' }

/** Named in their own languages. */
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

const LINKS = [' href', ' action', ' formaction', ' data-choose-at']

/** Looks for `="/` first: one pattern for all takes twice the time. */
export function keepLinksInLanguage(locale: Locale, html: string): string {
  if (locale === 'en') return html
  let kept = ''
  let from = 0
  for (let at = html.indexOf('="/'); at >= 0; at = html.indexOf('="/', at + 3)) {
    if (!LINKS.some((name) => html.startsWith(name, at - name.length))) continue
    const start = at + 2
    const end = html.indexOf('"', start)
    kept += html.slice(from, start) + localePath(locale, html.slice(start, end))
    from = end
  }
  return kept + html.slice(from)
}
