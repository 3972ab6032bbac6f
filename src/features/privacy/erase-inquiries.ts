import { inArray, type SQL, sql } from 'drizzle-orm'
import type { Queryable } from '../../db/open.ts'
import { idempotencyKeys, inquiries, outbox } from '../../db/schema.ts'
import { inquiryEvents } from '../../db/schema-history.ts'
import type { Actor } from '../../shared/accounts/admin-user.ts'
import type { RecordedChange } from '../history/record-change-set.ts'
import { recordInquiryEvent } from '../inquiries/inbox/record-inquiry-event.ts'

/** Longer than a mail server is ever waited for, so that a message being handed over is waited for and then erased. */
const LOCK_TIMEOUT_MS = 60_000

/**
 * Takes the family's data out of inquiries, in the caller's transaction: name, address, telephone, message, reasons for doubt, every text
 * of their history, the answers kept for repeats. What stays of each is that there was one: reference, partner, dates
 * and status, pending ones closed since nobody can answer them. Waits for changes and deliveries under way; the mail
 * is the caller's to erase (`eraseMail`). Gives what changed, for the history of administrators.
 */
export async function eraseInquiries(
  tx: Queryable,
  ids: readonly string[],
  actor: Actor,
  now: Date,
): Promise<RecordedChange[]> {
  if (ids.length === 0) return []
  const isOne = inArray(inquiries.id, [...ids])
  const rows = await tx.select().from(inquiries).where(isOne).orderBy(inquiries.id).for('no key update')
  const open = rows.filter((row) => row.status === 'pending').map((row) => row.id)
  await tx
    .update(inquiries)
    .set({
      name: '',
      email: '',
      phone: null,
      message: '',
      doubts: [],
      doubtsDecidedAt: null,
      status: sql`case ${inquiries.status} when 'pending' then 'closed' else ${inquiries.status} end`,
      erasedAt: now,
      updatedAt: now,
    })
    .where(isOne)
  await tx.delete(idempotencyKeys).where(inArray(idempotencyKeys.inquiryId, [...ids]))
  const who = { userId: actor.id, userName: actor.name }
  await recordInquiryEvent(
    tx,
    open,
    { kind: 'status', fromStatus: 'pending', toStatus: 'closed', ...who },
    now,
  )
  await recordInquiryEvent(tx, ids, { kind: 'erase', ...who }, now)
  return rows.map(({ id, reference, status }) => ({
    entityId: id,
    before: { reference, status, erasedAt: null },
    after: {
      reference,
      status: status === 'pending' ? 'closed' : status,
      erasedAt: now.toISOString(),
    },
  }))
}

/**
 * Deletes the messages that `which` names, with the jobs that would send them and what these noted, and takes the texts
 * out of the histories of these inquiries. A message that is just being handed to the post is waited for. Gives the
 * ids, by which its files are known.
 */
export async function eraseMail(
  tx: Queryable,
  which: SQL | undefined,
  inquiryIds: readonly string[],
): Promise<string[]> {
  await tx.execute(sql`select set_config('lock_timeout', ${`${LOCK_TIMEOUT_MS}ms`}, true)`)
  const rows = await tx.select({ id: outbox.id }).from(outbox).where(which).orderBy(outbox.id).for('update')
  const ids = rows.map((row) => row.id)
  if (ids.length > 0) {
    await tx.delete(outbox).where(inArray(outbox.id, ids))
    await tx.execute(sql`
      delete from pgboss.job where name = 'send-mail' and data ->> 'outboxId' in ${ids}`)
  }
  // After the wait: a delivery that has just ended wrote its outcome here.
  if (inquiryIds.length > 0) {
    await tx
      .update(inquiryEvents)
      .set({ text: null })
      .where(inArray(inquiryEvents.inquiryId, [...inquiryIds]))
  }
  return ids
}
