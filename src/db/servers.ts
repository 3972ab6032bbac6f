import { splitHosts } from '../shared/database-hosts.ts'
import { CuttableClient } from './cuttable-client.ts'

export type Servers = {
  current(): string
  /** False: none takes writes. */
  find(): Promise<boolean>
}

/** Counts promotions; null on a standby. */
export const TIMELINE =
  "case when not pg_is_in_recovery() then ('x' || left(pg_walfile_name(pg_current_wal_lsn()), 8))::bit(32)::int end"

const STATE = `select current_setting('transaction_read_only') = 'off' as "takesWrites", ${TIMELINE} as timeline`

type State = { takesWrites: boolean; timeline: number | null }

/** Null for one host. Of several primaries the last promoted counts. */
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
      // Of equals the first, as in libpq.
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
