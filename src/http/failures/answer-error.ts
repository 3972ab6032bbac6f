import type { Context } from 'hono'
import type { Logger } from 'pino'
import { AppError, STATUS_BY_CODE } from '../../shared/errors.ts'
import { isForPrograms, isOfFiles } from '../door/path-kinds.ts'
import type { HttpEnv } from '../http-env.ts'
import { errorOf } from './error-of.ts'
import { logFailure } from './log-failure.ts'

type ErrorPage = (error: AppError, path: string, requestId: string) => Buffer

type Circumstances = {
  log: Logger
  /** For each request that found the database unavailable. */
  onUnavailable(cause: unknown): void
  renderPage: ErrorPage
  /** For a 405. */
  allow?: string[] | undefined
}

/**
 * Answers an error as `{code, message, fields?, requestId}`, or a page for people. Unexpected ones are
 * logged, not shown.
 */
export function answerError(c: Context<HttpEnv>, thrown: unknown, circumstances: Circumstances): Response {
  const { log, onUnavailable, renderPage, allow } = circumstances
  const error = errorOf(thrown)
  const requestId = c.get('requestId') ?? ''
  if (error.code === 'internal') {
    const account = c.get('security')?.account
    logFailure(log, error.cause ?? thrown, { requestId, method: c.req.method, ...(account && { account }) })
  }
  if (error.code === 'unavailable' && !hasLeft(c)) onUnavailable(error.cause)
  const headers: Record<string, string> = { 'cache-control': 'no-store' }
  if (error.retryAfterSeconds !== undefined) headers['retry-after'] = String(error.retryAfterSeconds)
  if (allow) headers.allow = allow.join(', ')
  if (error.code === 'unauthenticated') headers['www-authenticate'] = 'Bearer'
  const status = allow ? 405 : STATUS_BY_CODE[error.code]
  if (isForPrograms(c.req.path)) return c.json(errorBody(error, requestId), status, headers)
  if (isOfFiles(c.req.path)) return c.text(error.message, status, headers)
  const page = renderPage(error, new URL(c.req.url).pathname, requestId)
  return c.body(page as Buffer<ArrayBuffer>, status, {
    ...headers,
    'content-type': 'text/html; charset=UTF-8',
  })
}

/** A visitor left before the request was complete: not an outage. */
function hasLeft(c: Context<HttpEnv>): boolean {
  const incoming = c.env?.incoming
  return incoming?.destroyed === true && !incoming.complete
}

/** Returns the contract's error body; `current`: the present row of a conflict. */
export function errorBody(error: AppError, requestId: string) {
  return {
    code: error.code,
    message: error.message,
    ...(error.fields && { fields: error.fields }),
    ...(error.current !== undefined && { current: error.current }),
    requestId,
  }
}

/** Returns the error for a method that a path does not take (RFC 9110, section 15.5.6). */
export function methodRefused(method: string): AppError {
  return new AppError('invalid_input', `The method ${method.slice(0, 20)} is not allowed here.`)
}
