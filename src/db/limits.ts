import type pg from 'pg'
import { type SessionLimits, settingsOf } from './session-settings.ts'

/** In milliseconds. */
export type DatabaseLimits = Readonly<{
  /** Also of a lock and a sign of life. */
  waitMs: number
  statementMs: number
  longStatementMs: number
}>

/** The margin is for a silent server; else it ends a statement first. */
const MARGIN_MS = 2000
/** Node then probes every second and gives up after ten. */
const KEEP_ALIVE = { keepAlive: true, keepAliveInitialDelayMillis: 5000 }

/**
 * Pool options that hold connections to `limits` (0: none) by SET, since poolers may refuse settings at
 * connect; a server silent beyond them is cut off. Source: PostgreSQL, "Client Connection Defaults".
 */
export function sessionOptions(limits: SessionLimits) {
  return {
    ...answerWithin(limits),
    async onConnect(client: pg.ClientBase) {
      await client.query(settingsOf(limits, 'session'))
    },
  }
}

/** For connections that set their limits in each transaction. */
export function answerWithin({ statementMs }: SessionLimits) {
  return { ...KEEP_ALIVE, silentMs: statementMs > 0 ? statementMs + MARGIN_MS : 0 }
}
