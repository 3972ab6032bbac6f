import type { Context } from 'hono'
import type { Logger } from 'pino'
import { AppError, STATUS_BY_CODE } from '../../shared/errors.ts'
import { localeWanted } from '../../shared/text/languages.ts'
import { isForPrograms, isOfFiles, isOfForm } from '../door/path-kinds.ts'
import { type HttpEnv, requestOf } from '../http-env.ts'
import { pagePathOf } from '../pages/page-language.ts'
import { errorOf } from './error-of.ts'
import { refusalIn } from './in-language.ts'
import { logFailure } from './log-failure.ts'

type ErrorPage = (error: AppError, path: string, requestId: string) => string

type Circumstances = {
  log: Logger
  onUnavailable(cause: unknown): void
  renderPage: ErrorPage
  allow?: string[] | undefined
}

/** `{code, message, fields?, requestId}`, or a page. Unexpected errors are logged, not shown. */
export function answerError(
  c: Context<HttpEnv>,
  thrown: unknown,
  circumstances: Circumstances,
): Response | Promise<Response> {
  const { log, onUnavailable, renderPage, allow } = circumstances
  const error = hasLeft(c, thrown) ? incomplete() : errorOf(thrown)
  const requestId = c.get('requestId') ?? ''
  if (error.code === 'internal') {
    const account = c.get('security')?.account
    logFailure(log, error.cause ?? thrown, { ...requestOf(c), ...(account && { account }) })
  }
  if (error.code === 'unavailable') onUnavailable(error.cause)
  const headers: Record<string, string> = { 'cache-control': 'no-store' }
  if (error.retryAfterSeconds !== undefined) headers['retry-after'] = String(error.retryAfterSeconds)
  if (allow) headers.allow = allow.join(', ')
  if (error.code === 'unauthenticated') headers['www-authenticate'] = 'Bearer'
  const status = allow ? 405 : STATUS_BY_CODE[error.code]
  if (isForPrograms(c.req.path)) {
    const isForm = isOfForm(c.req.method, c.req.path)
    const said = isForm ? inLanguage(error, c.req.header('accept-language')) : error
    return c.json(errorBody(said, requestId), status, headers)
  }
  if (isOfFiles(c.req.path)) return c.text(error.message, status, headers)
  return c.html(renderPage(error, pagePathOf(c), requestId), status, headers)
}

/** Then errors are those of the visitor's connection. */
export function hasLeft(c: Context<HttpEnv>, thrown: unknown): boolean {
  if (thrown instanceof Error && thrown.name === 'AbortError' && c.req.raw.signal.aborted) return true
  // Node.js, http.IncomingMessage, 'error'.
  const isAborted = thrown instanceof Error && 'code' in thrown && thrown.message === 'aborted'
  return isAborted && c.env?.incoming?.destroyed === true
}

const incomplete = () => new AppError('invalid_input', 'The request was not received in full.')

/** French and Spanish forms show these sentences. */
function inLanguage(error: AppError, acceptLanguage: string | undefined): AppError {
  const locale = localeWanted(acceptLanguage)
  if (locale === 'en') return error
  const { message, fields } = refusalIn(locale, error)
  return new AppError(error.code, message, fields && { fields })
}

/** `current`: the row as a conflict found it. */
export function errorBody(
  error: Pick<AppError, 'code' | 'message'> & Partial<Pick<AppError, 'fields' | 'current'>>,
  requestId: string,
) {
  return {
    code: error.code,
    message: error.message,
    ...(error.fields && { fields: error.fields }),
    ...(error.current !== undefined && { current: error.current }),
    requestId,
  }
}

/** RFC 9110, section 15.5.6. */
export function methodRefused(method: string): AppError {
  return new AppError('invalid_input', `The method ${method.slice(0, 20)} is not allowed here.`)
}
