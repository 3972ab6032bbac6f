import { eq } from 'drizzle-orm'
import type { App } from '../../../app.ts'
import type { Queryable } from '../../../db/open.ts'
import { inquiries } from '../../../db/schema/directory.ts'
import type { Actor } from '../../../shared/accounts/admin-user.ts'
import type { InquiryDetail } from '../../../shared/inquiries/admin-inquiry.ts'
import { cleanMessage } from '../receive/clean-text.ts'
import { findInquiry } from './find-inquiry.ts'
import { type LockedInquiry, laterThan, lockInquiry } from './lock-inquiry.ts'
import { recordInquiryChange } from './move-inquiries.ts'
import { recordInquiryEvent } from './record-inquiry-event.ts'

/** For administrators. Throws not_found; conflict when erased. */
export async function noteInquiry(
  app: Pick<App, 'db' | 'clock'>,
  id: string,
  note: string,
  actor: Actor,
): Promise<InquiryDetail> {
  return app.db.transaction(async (tx) => {
    const now = app.clock.now()
    const { inquiry } = await lockInquiry(tx, id)
    await writeNote(tx, inquiry, note, actor, now)
    await recordInquiryChange(tx, inquiry, ': note', actor, now)
    return findInquiry(tx, id)
  })
}

/** In the caller's transaction. */
export async function writeNote(
  tx: Queryable,
  inquiry: LockedInquiry['inquiry'],
  note: string,
  actor: Actor,
  now: Date,
): Promise<void> {
  await recordInquiryEvent(tx, inquiry.id, { kind: 'note', text: cleanMessage(note, 'note') }, actor, now)
  await tx
    .update(inquiries)
    .set({ updatedAt: laterThan(inquiry, now) })
    .where(eq(inquiries.id, inquiry.id))
}
