import type { App } from '../../app.ts'
import { onceAMinute } from '../../shared/time/once-a-minute.ts'

/**
 * Creates the reporter of requests without a database: one line a minute, with the error code; none while the
 * watcher reports the outage.
 */
export function createOutageLog(app: Pick<App, 'db' | 'log'>): (cause: unknown) => void {
  const say = onceAMinute((otherRequests, code: string | undefined) =>
    app.log.warn({ code, otherRequests }, 'the database was not available to a request'),
  )
  return (cause) => {
    if (!app.db.gates.requests.isClosed()) say(codeOf(cause))
  }
}

/** The first in a chain of errors: SQLSTATE or Node's. */
function codeOf(thrown: unknown): string | undefined {
  for (let error = thrown; error instanceof Error; error = error.cause) {
    if ('code' in error && typeof error.code === 'string' && error.name !== 'AppError') return error.code
  }
  return undefined
}
