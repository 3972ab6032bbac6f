import { IntlMessageFormat } from 'intl-messageformat'

/**
 * Turns an English text, as it stands in the code, into the visitor's language. The English text is its own key
 * and may be an ICU message: `t('{count, plural, one {# Partner Found} other {# Partners Found}}', { count })`.
 */
export type Translate = (message: string, values?: Record<string, string | number>) => string

export type Locale = 'en' | 'fr' | 'es'

/** English message → the same message in one other language. */
export type Catalogue = Readonly<Record<string, string>>

/**
 * A translator for one language. A text without its translation is shown in English. Compiled messages are kept
 * with the translator, so make one per language, not one per request. Source: ICU MessageFormat (FormatJS).
 */
export function createTranslate(locale: Locale, catalogue: Catalogue = {}): Translate {
  const compiled = new Map<string, IntlMessageFormat>()
  return (message, values) => {
    const text = catalogue[message] ?? message
    if (!text.includes('{')) return text
    let format = compiled.get(text)
    if (!format) {
      format = new IntlMessageFormat(text, locale, undefined, { ignoreTag: true })
      compiled.set(text, format)
    }
    return String(format.format(values))
  }
}
