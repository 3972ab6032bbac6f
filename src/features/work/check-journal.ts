import type { App } from '../../app.ts'
import { replayJournal } from '../inquiries/journal/replay-journal.ts'
import type { ServiceCheck } from './service-check.ts'

/** Inquiries on this machine's disk. */
export function journalCheck(
  app: Pick<App, 'db' | 'jobs' | 'config' | 'siteUrl' | 'clock' | 'journal' | 'log'>,
): ServiceCheck {
  const waitingText = (count: number) =>
    count === 1 ? '1 inquiry waits on disk.' : `${count} inquiries wait on disk.`
  return {
    id: 'journal',
    label: 'Inquiries during an outage',
    isConfigured: true,
    action: 'Store what waits',
    async describe() {
      const { waiting, isBroken } = await app.journal.state()
      if (isBroken) {
        return {
          sentence: `The disk failed, so no inquiry is kept during an outage. Please check it, and restart. ${waitingText(waiting)}`,
          isTroubled: true,
        }
      }
      if (waiting === 0) return { sentence: 'No inquiry waits on disk for the database.', isTroubled: false }
      return { sentence: waitingText(waiting), isTroubled: true }
    },
    async check() {
      const stored = await replayJournal(app)
      const { waiting } = await app.journal.state()
      if (waiting > 0) throw new Error(`${waitingText(waiting)} They cannot be stored yet; the log says why.`)
      return stored === 0 ? 'No inquiry waits on disk.' : `Stored: ${stored}. No inquiry waits on disk.`
    },
  }
}
