import type { Context, MiddlewareHandler } from 'hono'
import { getPath } from 'hono/utils/url'
import type { Locale } from '../../shared/text/i18n.ts'
import { localeBefore, localePath, splitLocale } from '../../shared/text/languages.ts'

/** "/fr/search" is /search. The only place that takes the language off an address. */
export const pathWithoutLanguage = (request: Request): string => splitLocale(getPath(request)).path

export const localeOf = (c: Context): Locale => splitLocale(new URL(c.req.url).pathname).locale

/** Of the page that says why there is no other. */
export const failureLocaleOf = (c: Context): Locale => localeBefore(new URL(c.req.url).pathname)

/** Still encoded, without its language. */
export const pagePathOf = (c: Context): string => splitLocale(new URL(c.req.url).pathname).path

/** A redirect between pages stays in the language. */
export const keepLanguage: MiddlewareHandler = async (c, next) => {
  await next()
  const target = c.res.headers.get('location')
  const locale = localeOf(c)
  if (locale !== 'en' && target?.startsWith('/')) c.res.headers.set('location', localePath(locale, target))
}
