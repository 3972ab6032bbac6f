import type pg from 'pg'
import { cutConnection, streamOf } from './end-connection.ts'
import { limitTransactions } from './limit-transactions.ts'
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
    ...KEEP_ALIVE,
    async onConnect(client: pg.ClientBase) {
      cutWhenSilent(client, limits.statementMs)
      await client.query(settingsOf(limits, 'session'))
    },
  }
}

/** For a pooler in transaction mode, where a SET would reach other clients. */
export function transactionOptions(limits: SessionLimits) {
  return {
    ...KEEP_ALIVE,
    onConnect(client: pg.ClientBase) {
      cutWhenSilent(client, limits.statementMs)
      limitTransactions(client, limits)
    },
  }
}

function cutWhenSilent(client: pg.ClientBase, statementMs: number): void {
  const stream = streamOf(client)
  stream.setTimeout(statementMs + MARGIN_MS)
  stream.on('timeout', () => {
    if (!isIdle(client)) cutConnection(client)
  })
}

/** A private field of pg. */
function isIdle(client: pg.ClientBase): boolean {
  return (client as pg.ClientBase & { readyForQuery: boolean }).readyForQuery
}
