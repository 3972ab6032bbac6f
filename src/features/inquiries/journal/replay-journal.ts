import { setTimeout as sleep } from 'node:timers/promises'
import type { App } from '../../../app.ts'
import { outageOf } from '../../../shared/outage-of.ts'
import { onceAMinute } from '../../../shared/time/clock.ts'
import { createInquiryLimits, type InquiryLimits } from '../receive/limits.ts'
import { storeInquiry } from '../receive/receive-inquiry.ts'

type ReplayApp = Pick<App, 'db' | 'jobs' | 'config' | 'siteUrl' | 'clock' | 'journal' | 'log'>

const EVERY_MS = 2000

/** Once each: files go after the commit. Stops at an outage; what cannot be stored stays. */
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

/** `stop` waits for a running replay. */
export function keepReplaying(app: ReplayApp): { stop(): Promise<void> } {
  const warn = onceAMinute((_, error: unknown) =>
    app.log.error(
      { reason: error instanceof Error ? error.name : typeof error },
      'an inquiry in the journal cannot be stored yet; it is kept and tried again',
    ),
  )
  const stopping = new AbortController()
  const replayAll = async () => {
    const count = await replayJournal(app, undefined, (error) => {
      if (outageOf(error) === null) warn(error)
    })
    if (count > 0) app.log.info({ count }, 'inquiries of the journal were stored')
  }
  const replaying = (async () => {
    await app.journal.sweep().catch(() => {})
    while (await sleep(EVERY_MS, true, { signal: stopping.signal }).catch(() => false))
      if (!app.db.gates.requests.isClosed()) await replayAll().catch(warn)
  })()
  return {
    stop() {
      stopping.abort()
      return replaying
    },
  }
}
