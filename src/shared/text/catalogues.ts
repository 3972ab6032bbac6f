import { type Catalogue, createTranslate, type Locale, type Translate } from './i18n.ts'
import es from './messages/es.json' with { type: 'json' }
import fr from './messages/fr.json' with { type: 'json' }

/** Browsers get what islands use. English is its own key. */
export const CATALOGUES: Readonly<Record<Locale, Catalogue>> = { en: {}, fr, es }

/** For mails and refusals; pages have their own. */
export const translateTo = (locale: Locale): Translate => createTranslate(locale, CATALOGUES[locale])
