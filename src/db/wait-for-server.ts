import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { onceAMinute } from '../shared/time/once-a-minute.ts'

/** Containers may start it together with a command. */
const PATIENCE_MS = 15_000
const OLDEST_VERSION = 150_000
/** A server that starts or stops (57P…), or has no connection left (53…). */
const PASSING = /^(?:57P|53)/

export type Wait = {
  /** At the first failure, then once a minute. */
  report(why: string): void
  until?: AbortSignal | undefined
  patienceMs?: number
}

/**
 * `address`: the variable's name and its value. Rejects, without showing the password, when the server cannot
 * be reached in time, refuses, or is older than PostgreSQL 15; with the signal's reason once aborted.
 */
export async function waitForServer(
  pool: pg.Pool,
  address: Readonly<Record<string, string>>,
  { report, until, patienceMs = PATIENCE_MS }: Wait,
): Promise<void> {
  const [[variable, url] = ['', '']] = Object.entries(address)
  const { hostname: host, port, pathname } = new URL(url)
  const name = `the database ${pathname.slice(1) || '(default)'} at ${host || 'the local socket'}:${port || 5432}`
  const deadline = Date.now() + patienceMs
  const reportSometimes = onceAMinute((_, why: string) => report(why))
  for (;;) {
    until?.throwIfAborted()
    try {
      const { rows } = await pool.query("select current_setting('server_version_num')::int as version")
      if (rows[0].version >= OLDEST_VERSION) return
    } catch (error) {
      if (error instanceof pg.DatabaseError && !PASSING.test(error.code ?? ''))
        throw new Error(`${variable}: ${name} cannot be used: ${error.message}`, { cause: error })
      const why = `${name} cannot be reached: ${reasonOf(error)}`
      if (!until && Date.now() > deadline) throw new Error(`${variable}: ${why}`, { cause: error })
      reportSometimes(why)
      await sleep(250)
      continue
    }
    throw new Error(`${variable}: ${name} is older than PostgreSQL 15, the oldest supported version.`)
  }
}

/** Several addresses fail with an AggregateError, whose own message is empty. */
function reasonOf(error: unknown): string {
  const { message, code } = error as NodeJS.ErrnoException
  return message || code || 'no reason given'
}
