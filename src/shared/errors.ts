/**
 * The one error that features throw on purpose. One mapper in http turns it into the answer of the
 * contract: `{code, message, fields?, requestId}` with the status below; a conflict about a row also carries `current`.
 */

/** Error code → HTTP status, as the contract lists them. */
export const STATUS_BY_CODE = {
  invalid_input: 400,
  unauthenticated: 401,
  forbidden: 403,
  not_found: 404,
  conflict: 409,
  too_large: 413,
  rate_limited: 429,
  internal: 500,
  upstream_failed: 502,
  unavailable: 503,
} as const

export type ErrorCode = keyof typeof STATUS_BY_CODE

/** Field path → one sentence for the person who filled it in. */
export type FieldErrors = Record<string, string>

export class AppError extends Error {
  readonly code: ErrorCode
  readonly fields: FieldErrors | undefined
  /** Seconds after which a repeat may succeed; sent as Retry-After with 429 and 503. */
  readonly retryAfterSeconds: number | undefined
  /** With conflict: the row as it is now, as its own call gives it; stands in the body. */
  readonly current: unknown

  constructor(
    code: ErrorCode,
    message: string,
    detail: { fields?: FieldErrors; retryAfterSeconds?: number; current?: unknown; cause?: unknown } = {},
  ) {
    super(message, detail.cause === undefined ? undefined : { cause: detail.cause })
    this.name = 'AppError'
    this.code = code
    this.fields = detail.fields
    this.retryAfterSeconds = detail.retryAfterSeconds
    this.current = detail.current
  }
}
