import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { App } from '../../app.ts'
import type { ServiceCheck } from './service-check.ts'

/** Mail: whether a server is set, what waits for it, and a message to oneself. */
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
      const { rows } = await app.db.execute<{ count: number; reason: string | null }>(sql`
        select count(*)::int as count, (array_agg(last_error order by created_at desc))[1] as reason
        from outbox where state = 'waiting' and last_error is not null`)
      const { count = 0, reason = null } = rows[0] ?? {}
      if (count === 0) return { sentence: 'The mail server takes our mail.', isTroubled: false }
      const waiting = count === 1 ? '1 message waits' : `${count} messages wait`
      return { sentence: `${waiting}; the last answer of the mail server: ${reason}`, isTroubled: true }
    },
    async check({ email }) {
      try {
        await app.mail.send({
          id: randomUUID(),
          to: email,
          replyTo: null,
          subject: `Test mail from ${app.config.provider.name}`,
          text: 'This message was sent from the Jobs screen to prove that mail works. Nothing needs to be done.\n',
        })
      } catch (error) {
        const reason = error instanceof Error ? error.message : String(error)
        throw new Error(`The mail server did not take the message: ${reason}`)
      }
      return isConfigured
        ? `The mail server took a message to ${email}. Please look for it in your inbox.`
        : `A message to ${email} was written to the outbox folder.`
    },
  }
}
