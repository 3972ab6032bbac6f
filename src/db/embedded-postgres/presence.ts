import type pg from 'pg'
import { CuttableClient } from '../cuttable-client.ts'

/** "pres" in ASCII; shared by all processes that use the server. */
const PRESENCE_LOCK = 0x70726573
/** A silent server must not delay shutdown. */
const LEAVE_MS = 1000

/** Holds a shared advisory lock, released however the process dies; its end reveals a dead server. */
export type Presence = {
  /** Called once. */
  onLost(listener: () => void): void
  /** True: this was the last process; none can join until `end`. Rejects without an answer. */
  leave(): Promise<boolean>
  end(): Promise<void>
}

/** While the server stops this waits, then rejects. */
export async function announcePresence(connection: pg.ClientConfig): Promise<Presence> {
  const client = new CuttableClient({
    ...connection,
    application_name: 'presence',
    connectionTimeoutMillis: 5000,
  })
  let isLost = false
  let isLeaving = false
  let listener = () => {}
  const lose = () => {
    if (isLost || isLeaving) return
    isLost = true
    listener()
  }
  client.on('error', lose)
  client.on('end', lose)
  try {
    await client.connect()
    await client.query('select pg_advisory_lock_shared($1)', [PRESENCE_LOCK])
  } catch (error) {
    isLeaving = true
    await client.end().catch(() => {})
    throw error
  }
  return {
    onLost(given) {
      listener = given
      if (isLost) given()
    },
    async leave() {
      isLeaving = true
      if (isLost) return false
      const ask = (text: string) =>
        client.query({ text, values: [PRESENCE_LOCK], query_timeout: LEAVE_MS } as pg.QueryConfig)
      await ask('select pg_advisory_unlock_shared($1)')
      const { rows } = await ask('select pg_try_advisory_lock($1) as is_last')
      return rows[0]?.is_last === true
    },
    async end() {
      isLeaving = true
      await client.endWithin()
    },
  }
}
