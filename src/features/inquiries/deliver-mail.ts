import { eq } from 'drizzle-orm'
import type { App } from '../../app.ts'
import { outbox } from '../../db/schema.ts'

/** After this long a message that could not be handed over is given up: three days, more than any weekend's outage. */
const GIVE_UP_HOURS = 72

/**
 * Hands one message of the outbox to the post and writes down the outcome. The row stays locked meanwhile, so that
 * two workers never send it twice; what is sent or given up is left alone. A message refused for good, or older than
 * three days, becomes `failed`, to be seen by administrators. Throws when a repeat may help, so that the job is run again.
 */
export async function deliverMail(
  app: Pick<App, 'db' | 'mail' | 'clock' | 'log'>,
  outboxId: string,
): Promise<void> {
  const failure = await app.db.transaction(async (tx) => {
    const [row] = await tx
      .select()
      .from(outbox)
      .where(eq(outbox.id, outboxId))
      .for('update', { skipLocked: true })
    if (row?.state !== 'waiting') return null

    const attempts = row.attempts + 1
    const set = (change: Partial<typeof outbox.$inferInsert>) =>
      tx
        .update(outbox)
        .set({ attempts, ...change })
        .where(eq(outbox.id, outboxId))
    try {
      await app.mail.send({
        id: row.id,
        to: row.to,
        replyTo: row.replyTo,
        subject: row.subject,
        text: row.text,
      })
    } catch (error) {
      const lastError = withoutAddresses(error instanceof Error ? error.message : String(error))
      const isRefused = error instanceof Error && error.name === 'MailRefused'
      const isTooOld = app.clock.now().getTime() - row.createdAt.getTime() > GIVE_UP_HOURS * 3_600_000
      if (isRefused || isTooOld) {
        await set({ state: 'failed', lastError })
        app.log.error(
          { outboxId, reason: lastError, attempts },
          'a message could not be delivered and was given up',
        )
        return null
      }
      await set({ lastError })
      return lastError
    }
    await set({ state: 'sent', sentAt: app.clock.now(), lastError: null })
    return null
  })
  if (failure !== null) throw new Error(`Mail was not accepted: ${failure}`)
}

/** Servers quote addresses in their answers; people's addresses belong in no log. */
function withoutAddresses(text: string): string {
  return text.replace(/<?[^\s<>"']+@[^\s<>"']+>?/g, '(address)').slice(0, 500)
}
