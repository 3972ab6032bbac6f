import type { App } from '../../../app.ts'
import { outageOf } from '../../../shared/outage-of.ts'
import { onceAMinute } from '../../../shared/time/clock.ts'
import { createInquiryLimits, type InquiryLimits } from '../receive/limits.ts'
import { storeInquiry } from '../receive/receive-inquiry.ts'

type ReplayApp = Pick<App, 'db' | 'jobs' | 'config' | 'siteUrl' | 'clock' | 'journal' | 'log'>

const EVERY_MS = 2000

/**
 * Stores each inquiry once: files go after the commit. Returns their number. Stops at an outage; what cannot be
 * stored stays.
 */
export async function replayJournal(
  app: ReplayApp,
  limits: InquiryLimits = createInquiryLimits(),
  onFailure: (error: unknown) => void = () => {},
): Promise<number> {
  let count = 0
  for (const name of await app.journal.names()) {
    try {
      const draft = await app.journal.read(name)
      // Another process was first.
      if (!draft) continue
      await storeInquiry(app, draft, limits, { isAcknowledged: true })
      await app.journal.remove(name)
      count += 1
    } catch (error) {
      onFailure(error)
      if (outageOf(error) !== null) break
    }
  }
  return count
}

/** Once the database answers. `stop` waits for a running replay. */
export function keepReplaying(app: ReplayApp): { stop(): Promise<void> } {
  const warn = onceAMinute((_, error: unknown) =>
    app.log.error(
      { reason: error instanceof Error ? error.name : typeof error },
      'an inquiry in the journal cannot be stored yet; it is kept and tried again',
    ),
  )
  let running: Promise<void> = app.journal.sweep().catch(() => {})
  let isStopping = false
  let isRunning = false
  const timer = setInterval(() => {
    if (isRunning || isStopping || app.db.gates.requests.isClosed()) return
    isRunning = true
    running = replayJournal(app, undefined, (error) => {
      if (outageOf(error) === null) warn(error)
    })
      .then((count) => {
        if (count > 0) app.log.info({ count }, 'inquiries of the journal were stored')
      })
      .catch(warn)
      .finally(() => {
        isRunning = false
      })
  }, EVERY_MS)
  return {
    async stop() {
      isStopping = true
      clearInterval(timer)
      await running
    },
  }
}
