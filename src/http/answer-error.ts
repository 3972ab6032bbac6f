import type { Context } from 'hono'
import type { Logger } from 'pino'
import { AppError, STATUS_BY_CODE } from '../shared/errors.ts'
import { errorOf } from './error-of.ts'
import type { HttpEnv } from './http-env.ts'
import { logFailure } from './log-failure.ts'

type ErrorPage = (error: AppError, requestId: string) => string

/** Paths that programs ask for: their errors are JSON; everything else is a page. */
const FOR_PROGRAMS = /^\/(?:api|healthz|readyz|metrics)(?:\/|$)/

/**
 * Answers an error in the contract's form `{code, message, fields?, requestId}`, or as a page where a person asked.
 * Unexpected ones are logged; nothing of them is shown.
 */
export function answerError(
  c: Context<HttpEnv>,
  thrown: unknown,
  log: Logger,
  renderPage: ErrorPage,
  extra: { status?: 405; allow?: string[] } = {},
): Response {
  const error = errorOf(thrown)
  const requestId = c.get('requestId') ?? ''
  if (error.code === 'internal') logFailure(log, error.cause ?? thrown, { requestId, route: c.req.method })
  if (error.code === 'unavailable') log.warn({ requestId }, 'A request met an unavailable database.')
  const headers: Record<string, string> = { 'cache-control': 'no-store' }
  if (error.retryAfterSeconds !== undefined) headers['retry-after'] = String(error.retryAfterSeconds)
  if (extra.allow) headers.allow = extra.allow.join(', ')
  if (error.code === 'unauthenticated') headers['www-authenticate'] = 'Bearer'
  const status = extra.status ?? STATUS_BY_CODE[error.code]
  if (FOR_PROGRAMS.test(c.req.path)) return c.json(errorBody(error, requestId), status, headers)
  return c.html(renderPage(error, requestId), status, headers)
}

/** The contract's error body. */
export function errorBody(error: AppError, requestId: string) {
  return {
    code: error.code,
    message: error.message,
    ...(error.fields && { fields: error.fields }),
    requestId,
  }
}

/** 405 for a method that a path does not take, with what it takes in Allow (RFC 9110, section 15.5.6). */
export function methodRefused(method: string): AppError {
  return new AppError('invalid_input', `The method ${method.slice(0, 20)} is not allowed here.`)
}
