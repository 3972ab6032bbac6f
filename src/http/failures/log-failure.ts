import { DrizzleQueryError } from 'drizzle-orm'
import type { Logger } from 'pino'

/** Of a statement only SQLSTATE and place: its text holds visitors' data. */
export function logFailure(
  log: Logger,
  error: unknown,
  request: { requestId: string; method: string; account?: string },
): void {
  log.error({ ...request, failure: describe(error) }, 'A request failed.')
}

function describe(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { type: typeof error }
  const cause = error instanceof DrizzleQueryError ? error.cause : error
  const code = cause instanceof Error && 'code' in cause ? cause.code : undefined
  const isOfStatement = cause !== error || (typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code))
  return {
    type: cause instanceof Error ? cause.name : typeof cause,
    code,
    stack: isOfStatement ? frames(error.stack) : error.stack,
  }
}

function frames(stack = ''): string {
  return stack
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .join('\n')
}
