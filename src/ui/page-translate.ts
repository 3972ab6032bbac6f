import type { Locale } from '../shared/text/i18n.ts'
import { type Catalogue, createTranslate, type Translate } from '../shared/text/i18n.ts'

/** For `<html lang>`. */
export function createPageTranslate(messages: Catalogue = {}): Translate {
  return createTranslate(pageLocale(), messages)
}

/** Of `<html lang>`. Apart from the translator, which the loader must not carry. */
export const pageLocale = (): Locale => document.documentElement.lang.slice(0, 2) as Locale
