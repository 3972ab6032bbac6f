import { type Catalogue, createTranslate, type Translate } from '../shared/text/i18n.ts'
import { pageLocale } from './page-locale.ts'

/** For `<html lang>`. */
export function createPageTranslate(messages: Catalogue = {}): Translate {
  return createTranslate(pageLocale(), messages)
}
