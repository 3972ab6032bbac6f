import { and, eq, inArray, lte, ne } from 'drizzle-orm'
import type { App } from '../../../app.ts'
import type { Queryable } from '../../../db/open.ts'
import { outbox } from '../../../db/schema/directory.ts'
import type { Opened } from '../../../db/sealing/sealed-text.ts'
import type { MailMessage } from '../../../integrations/mail/mailer.ts'
import type { MailKind } from '../../../shared/inquiries/admin-inquiry.ts'
import { recordInquiryEvent } from '../inbox/record-inquiry-event.ts'
import { openMail, type StoredMail } from '../stored-inquiry.ts'

/** Longer than a weekend's outage. */
const GIVE_UP_HOURS = 72

/**
 * Records the outcome, its row locked: `failed` after a refusal or three days. Throws when a repeat may help.
 */
export async function deliverMail(
  app: Pick<App, 'db' | 'mail' | 'clock' | 'log'>,
  outboxId: string,
): Promise<void> {
  const failure = await app.db.longTransaction(async (tx) => {
    const [stored] = await tx
      .select()
      .from(outbox)
      .where(eq(outbox.id, outboxId))
      .for('update', { skipLocked: true })
    if (stored?.state !== 'waiting') return null
    const row = openMail(tx, stored)

    const attempts = row.attempts + 1
    const set = (change: Partial<Opened<typeof outbox.$inferInsert>>) =>
      tx
        .update(outbox)
        .set(tx.vault.seal(outbox, { id: outboxId, attempts, ...change }))
        .where(eq(outbox.id, outboxId))
    const message = await messageOf(tx, row)
    try {
      await app.mail.send(message)
    } catch (error) {
      const lastError = withoutAddresses(error instanceof Error ? error.message : String(error))
      const isRefused = error instanceof Error && error.name === 'MailRefused'
      const isTooOld = app.clock.now().getTime() - row.createdAt.getTime() > GIVE_UP_HOURS * 3_600_000
      if (isRefused || isTooOld) {
        await set({ state: 'failed', lastError })
        await recordOutcome(tx, row, { kind: 'mail-failed', text: lastError }, app.clock.now())
        app.log.error(
          { outboxId, reason: withoutWords(lastError), attempts },
          'a message could not be delivered and was given up',
        )
        return null
      }
      await set({ lastError })
      return lastError
    }
    // Its link is a key: gone once sent.
    const kept = row.kind === 'account' || row.kind === 'check' ? { text: '' } : {}
    await set({ state: 'sent', sentAt: app.clock.now(), lastError: null, ...kept })
    await recordOutcome(tx, row, { kind: 'mail-sent' }, app.clock.now())
    return null
  })
  if (failure !== null) throw new Error(`Mail was not accepted: ${withoutWords(failure)}`)
}

/** In one thread. The partner never saw mail to the family. */
const COMES_AFTER: Record<MailKind, MailKind[]> = {
  notice: [],
  account: [],
  forward: ['notice'],
  reply: ['notice', 'reply'],
  copy: [],
  withdrawal: ['notice'],
  check: [],
}

async function messageOf(tx: Queryable, row: StoredMail): Promise<MailMessage> {
  const { id, to, replyTo, subject, text } = row
  const kinds = COMES_AFTER[row.kind]
  const message = { id, to, replyTo, subject, text, ...(row.kind === 'reply' ? { isPersonal: true } : {}) }
  if (row.inquiryId === null || kinds.length === 0) return message
  const earlier = await tx
    .select({ id: outbox.id })
    .from(outbox)
    .where(
      and(
        eq(outbox.inquiryId, row.inquiryId),
        inArray(outbox.kind, kinds),
        eq(outbox.state, 'sent'),
        lte(outbox.createdAt, row.createdAt),
        ne(outbox.id, row.id),
      ),
    )
    .orderBy(outbox.createdAt, outbox.id)
  return { ...message, thread: earlier.map((other) => other.id) }
}

async function recordOutcome(
  tx: Queryable,
  row: StoredMail,
  event: { kind: 'mail-sent' | 'mail-failed'; text?: string },
  now: Date,
): Promise<void> {
  if (row.inquiryId !== null)
    await recordInquiryEvent(tx, row.inquiryId, { ...event, outboxId: row.id }, null, now)
}

/** For logs: our sentence and SMTP codes, nothing personal. */
function withoutWords(reason: string): string {
  if (!/^The (?:answer of the )?mail server /.test(reason)) return 'The message could not be sent.'
  const [sentence = ''] = reason.split(':', 1)
  const code = /\b[45]\d\d(?:[ -][45]\.\d{1,3}\.\d{1,3})?/.exec(reason)?.[0]
  return code ? `${sentence}: ${code}` : sentence
}

/** Servers quote addresses. */
function withoutAddresses(text: string): string {
  return text.replace(/<?[^\s<>"']+@[^\s<>"']+>?/g, '(address)').slice(0, 500)
}
