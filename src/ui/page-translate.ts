import { createTranslate, type Locale, type Translate } from '../shared/text/i18n.ts'

/** Creates a translator for the page's language (`<html lang>`). */
export function createPageTranslate(): Translate {
  return createTranslate(document.documentElement.lang.slice(0, 2) as Locale)
}
