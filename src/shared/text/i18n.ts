import { type Formatters, IntlMessageFormat } from 'intl-messageformat'
import { LANGUAGE_TAGS } from './languages.ts'

/** `message`: English or ICU, its own key. */
export type Translate = (message: string, values?: Record<string, string | number>) => string

export type Locale = 'en' | 'fr' | 'es'

export type Catalogue = Readonly<Record<string, string>>

/** Of data, never read as an ICU message. */
export const wordIn = (catalogue: Catalogue, text: string): string =>
  (Object.hasOwn(catalogue, text) ? catalogue[text] : undefined) ?? text

/** Caches compiled messages. Missing translations are English. ICU MessageFormat (FormatJS). */
export function createTranslate(locale: Locale, catalogue: Catalogue = {}): Translate {
  const compiled = new Map<string, (values: Values | undefined) => string>()
  const formatters = createFormatters()

  function compile(text: string) {
    const format = new IntlMessageFormat(text, LANGUAGE_TAGS[locale], FORMATS, {
      ignoreTag: true,
      formatters,
    })
    const full = keepTexts((values: Values | undefined) => {
      const said = String(format.format(values))
      return locale === 'fr' ? said.replace(FIRST_OF_MONTH, '1er ') : said
    })
    const parts = simpleParts(text)
    return parts ? (values: Values | undefined) => fill(parts, values) ?? full(values) : full
  }

  return (message, values) => {
    const text = catalogue[message] ?? message
    if (!text.includes('{')) return text
    let format = compiled.get(text)
    if (!format) {
      format = compile(text)
      compiled.set(text, format)
    }
    return format(values)
  }
}

/** Intl says "1 mai" in French. */
const FIRST_OF_MONTH =
  /\b1 (?=(?:janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre) )/

/** `{date, date, month}`: "March 2021"; `shortMonth`: "Mar 2021". */
const FORMATS = {
  date: {
    month: { year: 'numeric', month: 'long' },
    shortMonth: { year: 'numeric', month: 'short' },
  },
} as const

type Values = Record<string, string | number>

/** Per message; most values are small counts. */
const MAX_KEPT_TEXTS = 500

/** Plurals and dates are slow. */
function keepTexts(format: (values: Values | undefined) => string): (values: Values | undefined) => string {
  const kept = new Map<string, string>()
  return (values) => {
    const key = JSON.stringify(values)
    let text = kept.get(key)
    if (text === undefined) {
      text = format(values)
      if (kept.size >= MAX_KEPT_TEXTS) kept.clear()
      kept.set(key, text)
    }
    return text
  }
}

/** Text and placeholder names in turn; null for plurals or quotes. */
function simpleParts(text: string): string[] | null {
  if (/''|'[{}]/.test(text)) return null
  const parts = text.split(/\{(\w+)\}/)
  return parts.some((part) => /[{}]/.test(part)) ? null : parts
}

/** Null for a missing value, which the library reports. */
function fill(parts: string[], values: Values | undefined): string | null {
  let filled = ''
  for (const [index, part] of parts.entries()) {
    const value = index % 2 === 0 ? part : values?.[part]
    if (value === undefined) return null
    filled += value
  }
  return filled
}

/** The library's own cache serialises options at each use. */
function createFormatters(): Formatters {
  let plainNumber: Intl.NumberFormat | undefined
  const plurals = new Map<string | undefined, Intl.PluralRules>()
  const dates = new Map<string, Intl.DateTimeFormat>()
  return {
    getNumberFormat(locales, options) {
      if (options) return new Intl.NumberFormat(locales, options)
      plainNumber ??= new Intl.NumberFormat(locales)
      return plainNumber
    },
    getDateTimeFormat(locales, options) {
      const key = JSON.stringify(options)
      const kept = dates.get(key)
      if (kept) return kept
      // Days are the same for all readers.
      const format = new Intl.DateTimeFormat(locales, { timeZone: 'UTC', ...options })
      dates.set(key, format)
      return format
    },
    getPluralRules(locales, options) {
      const kept = plurals.get(options?.type)
      if (kept) return kept
      const rules = new Intl.PluralRules(locales, options)
      plurals.set(options?.type, rules)
      return rules
    },
  }
}
