import { type AppError, STATUS_BY_CODE } from '../../shared/errors.ts'
import { translateTo } from '../../shared/text/catalogues.ts'
import type { Locale } from '../../shared/text/i18n.ts'
import { renderBarePage } from '../../site/pages/bare.tsx'
import { renderErrorPage } from '../../site/pages/error.tsx'
import { renderNotFoundPage } from '../../site/pages/not-found.tsx'
import type { Site } from '../../site/site.ts'

/** Their sentences say what to do. */
const SAID: readonly string[] = ['invalid_input', 'forbidden', 'conflict', 'rate_limited']

/** A bare page when rendering fails. */
export function renderFailure(
  currentSite: (locale: Locale) => Site,
  locale: Locale,
  error: AppError,
  path: string,
  requestId: string,
): string {
  try {
    const site = currentSite(locale)
    if (error.code === 'not_found') return renderNotFoundPage(site, path)
    return renderErrorPage(site, {
      status: STATUS_BY_CODE[error.code],
      ...(SAID.includes(error.code) && { sentence: error.message }),
      requestId,
    })
  } catch {
    const t = translateTo(locale)
    return renderBarePage({
      heading: t('Something went wrong'),
      text: t('The fault is ours. Please try again in a little while.'),
      provider: undefined,
      directory: 'here',
      language: { locale, t },
    })
  }
}
