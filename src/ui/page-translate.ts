import { createTranslate, type Locale, type Translate } from '../shared/text/i18n.ts'

/** For `<html lang>`. */
export function createPageTranslate(): Translate {
  return createTranslate(document.documentElement.lang.slice(0, 2) as Locale)
}
