import { createTranslate, type Locale, type Translate } from '../shared/text/i18n.ts'

/** A translator for the language that the page was rendered in (`<html lang>`). */
export function createPageTranslate(): Translate {
  return createTranslate(document.documentElement.lang.slice(0, 2) as Locale)
}
