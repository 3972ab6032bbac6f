import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import pg from 'pg'
import { splitHosts } from '../shared/database-hosts.ts'
import { onceAMinute } from '../shared/time/clock.ts'
import type { ServerConfig } from './cuttable-client.ts'
import type { Database } from './open.ts'

/** Containers may start it together with a command. */
const PATIENCE_MS = 15_000
const OLDEST_VERSION = 150_000
/** Starts or stops (57P…), or has no connection left (53…). */
const PASSING = /^(?:57P|53)/

export type Wait = {
  report(why: string): void
  until?: AbortSignal | undefined
  patienceMs?: number
}

/** `address`: a variable's name and value. Rejects without showing the password. */
export async function waitForServer(
  pool: pg.Pool,
  address: Readonly<Record<string, string>>,
  { report, until, patienceMs = PATIENCE_MS }: Wait,
): Promise<void> {
  const [[variable, url] = ['', '']] = Object.entries(address)
  const addresses = splitHosts(url).map((one) => new URL(one))
  const hosts = addresses.map(({ hostname, port }) => `${hostname || 'the local socket'}:${port || 5432}`)
  const name = `the database ${addresses[0]?.pathname.slice(1) || '(default)'} at ${hosts.join(' or ')}`
  const { servers } = pool.options as ServerConfig
  const deadline = Date.now() + patienceMs
  const reportSometimes = onceAMinute((_, why: string) => report(why))
  for (;;) {
    until?.throwIfAborted()
    let fault: string | null
    try {
      if (servers && !(await servers.find())) throw new Error('none of them takes writes')
      // True during recovery too (PostgreSQL, "Hot Standby").
      const { rows } = await pool.query(`select current_setting('server_version_num')::int as version,
        current_setting('transaction_read_only') = 'on' as is_read_only`)
      fault = faultOf(rows[0])
      if (fault === null) return
    } catch (error) {
      if (error instanceof pg.DatabaseError && !PASSING.test(error.code ?? ''))
        throw new Error(`${variable}: ${name} cannot be used: ${error.message}`, { cause: error })
      const why = `${name} cannot be reached: ${reasonOf(error)}`
      if (!until && Date.now() > deadline) throw new Error(`${variable}: ${why}`, { cause: error })
      reportSometimes(why)
      await sleep(250)
      continue
    }
    throw new Error(`${variable}: ${name} ${fault}.`)
  }
}

function faultOf({ version, is_read_only }: { version: number; is_read_only: boolean }): string | null {
  if (version < OLDEST_VERSION) return 'is older than PostgreSQL 15, the oldest supported version'
  if (!is_read_only) return null
  return 'takes no writes: it is a standby, or set to read only. Name the server that does'
}

/** An AggregateError's own message is empty. */
function reasonOf(error: unknown): string {
  const { message, code } = error as NodeJS.ErrnoException
  return message || code || 'no reason given'
}

/** The product's other processes. */
export async function countOtherClients(db: Pick<Database, 'execute'>): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(sql`
    select count(*)::int as count from pg_stat_activity
    where datname = current_database() and usename = current_user and backend_type = 'client backend'
      and application_name <> current_setting('application_name')`)
  return rows[0]?.count ?? 0
}
