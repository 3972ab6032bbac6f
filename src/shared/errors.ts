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

/** Field path → sentence. */
export type FieldErrors = Record<string, string>

export class AppError extends Error {
  readonly code: ErrorCode
  readonly fields: FieldErrors | undefined
  readonly retryAfterSeconds: number | undefined
  /** With conflict: the current row. */
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
