import { setTimeout as sleep } from 'node:timers/promises'
import type { Presence } from './presence.ts'

const FIRST_PAUSE_MS = 500
const LONGEST_PAUSE_MS = 15_000
const REPORT_EVERY_MS = 60_000

/**
 * Joins the server, again with growing pauses after it dies. `close` leaves. Rejects when the first `join`
 * does.
 */
export async function keepPresence(
  join: (signal: AbortSignal) => Promise<Presence>,
  on: { onProgress(line: string): void; onOutage(error: Error): void },
): Promise<{ close(stop?: () => Promise<void>): Promise<void> }> {
  const closing = new AbortController()
  let presence = await join(closing.signal)
  let rejoining: Promise<void> = Promise.resolve()
  watch()

  function watch() {
    presence.onLost(() => {
      if (closing.signal.aborted) return
      on.onProgress('The database server ended unexpectedly; starting it again')
      rejoining = rejoin()
    })
  }

  async function rejoin(): Promise<void> {
    let reportedAt = Number.NEGATIVE_INFINITY
    for (let pauseMs = FIRST_PAUSE_MS; ; pauseMs = Math.min(2 * pauseMs, LONGEST_PAUSE_MS)) {
      try {
        presence = await join(closing.signal)
        if (Number.isFinite(reportedAt)) on.onProgress('The database server is back')
        watch()
        return
      } catch (error) {
        if (closing.signal.aborted) return
        if (performance.now() - reportedAt >= REPORT_EVERY_MS) {
          reportedAt = performance.now()
          on.onOutage(error as Error)
        }
      }
      await sleep(pauseMs, undefined, { signal: closing.signal }).catch(() => {})
      if (closing.signal.aborted) return
    }
  }

  return {
    async close(stop = async () => {}) {
      if (closing.signal.aborted) return
      closing.abort()
      await rejoining
      if (await presence.leave().catch(() => false)) await stop()
      await presence.end()
    },
  }
}
