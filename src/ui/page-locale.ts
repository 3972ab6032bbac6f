import type { Locale } from '../shared/text/i18n.ts'

/** Of `<html lang>`; without the translator, which the loader must not carry. */
export const pageLocale = (): Locale => document.documentElement.lang.slice(0, 2) as Locale
