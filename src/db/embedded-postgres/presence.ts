import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import { onceAMinute } from '../../shared/time/clock.ts'
import { CuttableClient } from '../cuttable-client.ts'

/** "pres" in ASCII. */
const PRESENCE_LOCK = 0x70726573
/** Shutdown does not wait for a silent server. */
const LEAVE_MS = 1000
const FIRST_PAUSE_MS = 500
const LONGEST_PAUSE_MS = 15_000

/** By a shared advisory lock, which a dead process releases. */
export type Presence = {
  lost: Promise<unknown>
  /** True: nobody joins until `end`. Rejects without an answer. */
  leave(): Promise<boolean>
  end(): Promise<void>
}

/** Waits while the server stops, then rejects. */
export async function announcePresence(connection: pg.ClientConfig): Promise<Presence> {
  const client = new CuttableClient({
    ...connection,
    application_name: 'presence',
    connectionTimeoutMillis: 5000,
  })
  client.on('error', () => {})
  const lost = new Promise((resolve) => client.once('error', resolve).once('end', resolve))
  try {
    await client.connect()
    await client.query('select pg_advisory_lock_shared($1)', [PRESENCE_LOCK])
  } catch (error) {
    await client.end().catch(() => {})
    throw error
  }
  return {
    lost,
    async leave() {
      const ask = (text: string) =>
        client.query({ text, values: [PRESENCE_LOCK], query_timeout: LEAVE_MS } as pg.QueryConfig)
      await ask('select pg_advisory_unlock_shared($1)')
      const { rows } = await ask('select pg_try_advisory_lock($1) as is_last')
      return rows[0]?.is_last === true
    },
    end: () => client.endWithin(),
  }
}

/** Joins again with growing pauses; at last calls `stop`. */
export async function keepPresence(
  join: (signal: AbortSignal) => Promise<Presence>,
  on: { onProgress(line: string): void; onOutage(error: Error): void },
): Promise<{ close(stop?: () => Promise<void>): Promise<void> }> {
  const closing = new AbortController()
  const { signal } = closing
  const isClosing = once(signal, 'abort')
  const report = onceAMinute((_, error: Error) => on.onOutage(error))
  let presence = await join(signal)
  const keeping = keep()

  async function keep() {
    for (;;) {
      await Promise.race([presence.lost, isClosing])
      if (signal.aborted) return
      on.onProgress('The database server ended unexpectedly; starting it again')
      const next = await rejoin()
      if (!next) return
      presence = next
    }
  }

  async function rejoin(): Promise<Presence | null> {
    for (let pauseMs = FIRST_PAUSE_MS; ; pauseMs = Math.min(2 * pauseMs, LONGEST_PAUSE_MS)) {
      try {
        const found = await join(signal)
        if (pauseMs > FIRST_PAUSE_MS) on.onProgress('The database server is back')
        return found
      } catch (error) {
        if (!signal.aborted) report(error as Error)
      }
      await sleep(pauseMs, undefined, { signal }).catch(() => {})
      if (signal.aborted) return null
    }
  }

  return {
    async close(stop = async () => {}) {
      if (signal.aborted) return
      closing.abort()
      await keeping
      if (await presence.leave().catch(() => false)) await stop()
      await presence.end()
    },
  }
}
