import { DrizzleQueryError } from 'drizzle-orm'
import { DatabaseError } from 'pg'
import { isPassing } from './passing-database-errors.ts'

const OF_DATABASE = Symbol('of the database')

/** Tells it from other sockets' errors of the same codes. */
export function markOfDatabase<Thrown extends Error>(error: Thrown): Thrown {
  return Object.assign(error, { [OF_DATABASE]: true })
}

/** What was sent may be stored (PostgreSQL, appendix A). */
export function outageOf(thrown: unknown): unknown {
  for (let error = thrown, depth = 0; error instanceof Error && depth < 6; error = error.cause, depth++) {
    if (error instanceof DatabaseError) return isPassing(error.code ?? '') ? thrown : null
    if (OF_DATABASE in error && 'code' in error && isPassing(String(error.code))) return error
    // Not the server's: unreachable or gone.
    if (error instanceof DrizzleQueryError && !(error.cause instanceof DatabaseError)) return error
  }
  return null
}

/** `isPlaceMissing`: photos and reviews could not be read. */
export type StandIn = { ageSeconds: number; isPlaceMissing: boolean }
