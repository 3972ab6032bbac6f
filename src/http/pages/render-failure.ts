import { type AppError, STATUS_BY_CODE } from '../../shared/errors.ts'
import { renderErrorPage } from '../../site/pages/error.tsx'
import { renderNotFoundPage } from '../../site/pages/not-found.tsx'
import type { Site } from '../../site/site.ts'

/** Renders an error page: 'Page Not Found', or with the request id; plain words when rendering fails. */
export function renderFailure(
  currentSite: () => Site,
  error: AppError,
  path: string,
  requestId: string,
): string {
  try {
    const site = currentSite()
    if (error.code === 'not_found') return renderNotFoundPage(site, path)
    return renderErrorPage(site, {
      status: STATUS_BY_CODE[error.code],
      ...(error.code === 'invalid_input' && { sentence: error.message }),
      requestId,
    })
  } catch {
    return '<!DOCTYPE html><html lang="en"><title>Error</title><p>Something went wrong. Please try again.</p></html>'
  }
}
