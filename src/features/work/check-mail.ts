import { randomUUID } from 'node:crypto'
import { and, desc, eq, isNotNull } from 'drizzle-orm'
import type { App } from '../../app.ts'
import { outbox } from '../../db/schema/directory.ts'
import type { ServiceCheck } from './service-check.ts'

/** An administrator waits; proxies usually allow 60 s. */
const MOST_HELD_MS = 30_000

/** By a message to oneself. */
export function mailCheck(app: Pick<App, 'db' | 'config' | 'mail' | 'clock'>): ServiceCheck {
  const isConfigured = app.config.mail.smtpUrl !== null
  return {
    id: 'mail',
    label: 'Mail',
    isConfigured,
    action: 'Send a test mail to yourself',
    async describe() {
      if (!isConfigured)
        return {
          sentence: 'No mail server is set (SMTP_URL). Mail is written to files in the outbox folder.',
          isTroubled: false,
        }
      const isDelayed = and(eq(outbox.state, 'waiting'), isNotNull(outbox.lastError))
      const count = await app.db.$count(outbox, isDelayed)
      const [newest] = await app.db
        .select({ id: outbox.id, lastError: outbox.lastError })
        .from(outbox)
        .where(isDelayed)
        .orderBy(desc(outbox.createdAt))
        .limit(1)
      const reason = newest ? app.db.vault.open(outbox, newest).lastError : null
      if (count === 0) return { sentence: 'The mail server takes our mail.', isTroubled: false }
      const waiting = count === 1 ? '1 message waits' : `${count} messages wait`
      return { sentence: `${waiting}. ${reason}`, isTroubled: true }
    },
    async check({ email }) {
      try {
        const message = {
          id: randomUUID(),
          to: email,
          replyTo: null,
          subject: `Test mail from ${app.config.provider.name}`,
          text: 'This message was sent from the Jobs screen to prove that mail works. Nothing needs to be done.\n',
        }
        await app.mail.send(message, AbortSignal.timeout(MOST_HELD_MS))
      } catch (error) {
        const reason = error instanceof Error ? error.message : String(error)
        throw new Error(`The message was not sent. ${reason}`)
      }
      return isConfigured
        ? `The mail server took a message to ${email}. Please look for it in your inbox.`
        : `A message to ${email} was written to the outbox folder.`
    },
  }
}
