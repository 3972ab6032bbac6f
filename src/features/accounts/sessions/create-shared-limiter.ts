import { getTableName } from 'drizzle-orm'
import { RateLimiterPostgres } from 'rate-limiter-flexible'
import type { App } from '../../../app.ts'
import { loginLimits } from '../../../db/schema/accounts.ts'

/**
 * `points` in `seconds`, counted in the database for all processes. Keys start with `name`; expired ones go
 * with those of logins. Rejects with RateLimiterRes beyond the limit.
 */
export function createSharedLimiter(
  { db }: Pick<App, 'db'>,
  name: string,
  points: number,
  seconds: number,
): RateLimiterPostgres {
  return new RateLimiterPostgres({
    points,
    duration: seconds,
    storeClient: db.$client,
    tableName: getTableName(loginLimits),
    tableCreated: true,
    clearExpiredByTimeout: false,
    keyPrefix: name,
  })
}
