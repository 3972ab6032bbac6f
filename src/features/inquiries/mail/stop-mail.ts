import { and, eq, inArray } from 'drizzle-orm'
import type { Queryable } from '../../../db/open.ts'
import { outbox } from '../../../db/schema/directory.ts'
import { recordInquiryEvent } from '../inbox/record-inquiry-event.ts'

const REASON = 'It was not sent, since the family has withdrawn the inquiry.'

/** Gives up what waits for the mail server, but not what is being sent. */
export async function stopMail(tx: Queryable, inquiryId: string, now: Date): Promise<void> {
  const waiting = await tx
    .select({ id: outbox.id })
    .from(outbox)
    .where(
      and(
        eq(outbox.inquiryId, inquiryId),
        inArray(outbox.kind, ['forward', 'reply']),
        eq(outbox.state, 'waiting'),
      ),
    )
    .for('update', { skipLocked: true })
  for (const { id } of waiting) {
    await tx
      .update(outbox)
      .set(tx.vault.seal(outbox, { id, state: 'failed', lastError: REASON }))
      .where(eq(outbox.id, id))
    await recordInquiryEvent(tx, inquiryId, { kind: 'mail-failed', text: REASON, outboxId: id }, now)
  }
}
