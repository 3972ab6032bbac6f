import { inArray, type SQL, sql } from 'drizzle-orm'
import type { Queryable } from '../../db/open.ts'
import { idempotencyKeys, inquiries, outbox } from '../../db/schema/directory.ts'
import { inquiryEvents } from '../../db/schema/history.ts'
import { SealedText } from '../../db/sealing/sealed-text.ts'
import type { Actor } from '../../shared/accounts/admin-user.ts'
import type { RecordedChange } from '../history/record-change-set.ts'
import { recordInquiryEvent } from '../inquiries/inbox/record-inquiry-event.ts'

const NOTHING = new SealedText('')
/** A message being delivered is erased afterwards. */
const LOCK_TIMEOUT_MS = 60_000

/**
 * Keeps reference, partner, dates and status; the caller erases the mail. Waits for changes and deliveries.
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
      name: NOTHING,
      email: NOTHING,
      emailLookup: null,
      phone: null,
      message: NOTHING,
      preferredContact: null,
      preferredTime: null,
      topics: [],
      wantsCopy: false,
      locale: 'en',
      doubts: [],
      doubtsDecidedAt: null,
      status: sql`case ${inquiries.status} when 'pending' then 'closed' else ${inquiries.status} end`,
      erasedAt: now,
      updatedAt: now,
    })
    .where(isOne)
  await tx.delete(idempotencyKeys).where(inArray(idempotencyKeys.inquiryId, [...ids]))
  const closed = { kind: 'status', fromStatus: 'pending', toStatus: 'closed' } as const
  await recordInquiryEvent(tx, open, closed, actor, now)
  await recordInquiryEvent(tx, ids, { kind: 'erase' }, actor, now)
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

/** With jobs and these inquiries' events, after a current delivery. Returns ids, which name files. */
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
  // Written by a delivery meanwhile.
  if (inquiryIds.length > 0) {
    await tx
      .update(inquiryEvents)
      .set({ text: null })
      .where(inArray(inquiryEvents.inquiryId, [...inquiryIds]))
  }
  return ids
}
