import { splitHosts } from '../shared/database-hosts.ts'
import { CuttableClient } from './cuttable-client.ts'

/** The servers of one database, of which one takes writes. */
export type Servers = {
  /** Address of the one that took writes when they were last asked. */
  current(): string
  /** Asks all of them; false: none takes writes. */
  find(): Promise<boolean>
}

/** SQL: counts promotions; null on a standby, which has no timeline of its own. */
export const TIMELINE =
  "case when not pg_is_in_recovery() then ('x' || left(pg_walfile_name(pg_current_wal_lsn()), 8))::bit(32)::int end"

/** A standby's transactions are read-only. */
const STATE = `select current_setting('transaction_read_only') = 'off' as "takesWrites", ${TIMELINE} as timeline`

type State = { takesWrites: boolean; timeline: number | null }

/**
 * For an address with several hosts, else null. Each is asked for `waitMs` at most. Of two that take writes the later
 * promoted one counts (by its timeline), and never one that was left behind by a promotion seen before.
 */
export function createServers(address: string, waitMs: number): Servers | null {
  const addresses = splitHosts(address)
  if (addresses.length === 1) return null
  let current = addresses[0] as string
  let timeline = 0
  let asking: Promise<boolean> | null = null
  async function ask() {
    const states = await Promise.all(addresses.map((one) => readState(one, waitMs)))
    let isFound = false
    for (const [at, state] of states.entries()) {
      if (!state?.takesWrites || state.timeline === null || state.timeline < timeline) continue
      // Of equals the first, as libpq takes them.
      if (isFound && state.timeline === timeline) continue
      timeline = state.timeline
      current = addresses[at] as string
      isFound = true
    }
    return isFound
  }
  return {
    current: () => current,
    find() {
      asking ??= ask().finally(() => {
        asking = null
      })
      return asking
    },
  }
}

async function readState(connectionString: string, waitMs: number): Promise<State | null> {
  const client = new CuttableClient({
    connectionString,
    application_name: 'servers',
    connectionTimeoutMillis: waitMs,
    query_timeout: waitMs,
  })
  // An unheard event would end the process.
  client.on('error', () => {})
  try {
    await client.connect()
    return (await client.query<State>(STATE)).rows[0] ?? null
  } catch {
    return null
  } finally {
    await client.endWithin()
  }
}
