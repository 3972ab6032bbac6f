import { eq } from 'drizzle-orm'
import type { App } from '../../../app.ts'
import { adminUsers } from '../../../db/schema/accounts.ts'
import { inquiries } from '../../../db/schema/directory.ts'
import type { Actor } from '../../../shared/accounts/admin-user.ts'
import { AppError } from '../../../shared/errors.ts'
import type { InquiryAssignment, InquiryDetail } from '../../../shared/inquiries/admin-inquiry.ts'
import { findInquiry } from './find-inquiry.ts'
import { laterThan, lockInquiry } from './lock-inquiry.ts'
import { recordInquiryChange } from './move-inquiries.ts'
import { recordInquiryEvent } from './record-inquiry-event.ts'

/**
 * `userId` null: to nobody. Throws not_found; invalid_input for no active administrator; conflict when
 * erased or stale.
 */
export async function assignInquiry(
  app: Pick<App, 'db' | 'clock'>,
  id: string,
  { userId, expectedUpdatedAt }: InquiryAssignment,
  actor: Actor,
): Promise<InquiryDetail> {
  return app.db.transaction(async (tx) => {
    const { inquiry } = await lockInquiry(tx, id, expectedUpdatedAt)
    if (inquiry.assignedTo === userId) return findInquiry(tx, id)
    if (userId !== null) {
      const [user] = await tx.select().from(adminUsers).where(eq(adminUsers.id, userId))
      if (!user?.isActive) {
        const fields = { userId: 'Please choose an active administrator.' }
        throw new AppError('invalid_input', fields.userId, { fields })
      }
    }
    const now = laterThan(inquiry, app.clock.now())
    await tx.update(inquiries).set({ assignedTo: userId, updatedAt: now }).where(eq(inquiries.id, id))
    const assigned = await findInquiry(tx, id)
    const text = assigned.assignedTo?.name ?? null
    await recordInquiryEvent(tx, id, { kind: 'assign', text }, actor, now)
    await recordInquiryChange(tx, inquiry, `: assigned to ${text ?? 'nobody'}`, actor, now)
    return findInquiry(tx, id)
  })
}
