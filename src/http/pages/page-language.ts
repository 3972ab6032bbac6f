import type { Context, MiddlewareHandler } from 'hono'
import { getPath } from 'hono/utils/url'
import type { Locale } from '../../shared/text/i18n.ts'
import { localeBefore, localePath, splitLocale } from '../../shared/text/languages.ts'

/** The only place that takes the language off an address. */
export const pathWithoutLanguage = (request: Request): string => splitLocale(getPath(request)).path

export const localeOf = (c: Context): Locale => splitLocale(new URL(c.req.url).pathname).locale

/** For a page that tells of a failure. */
export const failureLocaleOf = (c: Context): Locale => localeBefore(new URL(c.req.url).pathname)

/** Still encoded. */
export const pagePathOf = (c: Context): string => splitLocale(new URL(c.req.url).pathname).path

/** For redirects between pages. */
export const keepLanguage: MiddlewareHandler = async (c, next) => {
  await next()
  const target = c.res.headers.get('location')
  const locale = localeOf(c)
  if (locale !== 'en' && target?.startsWith('/')) c.res.headers.set('location', localePath(locale, target))
}
