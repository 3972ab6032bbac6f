import { and, count, eq, gt } from 'drizzle-orm'
import type { App } from '../../../app.ts'
import { inquiries } from '../../../db/schema/directory.ts'
import { AppError } from '../../../shared/errors.ts'
import { inquiryNotFound } from '../../../shared/refusals.ts'
import { lockInquiry, refuseWithdrawn } from '../inbox/lock-inquiry.ts'
import { isFrom } from '../stored-inquiry.ts'
import { MOST_COPIES, queueCopy } from './queue-copy.ts'

/**
 * Once. The caller checks the proof. Throws not_found, conflict (erased or withdrawn), rate_limited (MOST_COPIES an
 * hour and address).
 */
export async function askForCopy(
  app: Pick<App, 'db' | 'jobs' | 'config' | 'siteUrl' | 'clock'>,
  reference: string,
): Promise<void> {
  await app.db.transaction(async (tx) => {
    const now = app.clock.now()
    const [found] = await tx
      .select({ id: inquiries.id })
      .from(inquiries)
      .where(eq(inquiries.reference, reference))
    if (!found) throw inquiryNotFound()
    const locked = await lockInquiry(tx, found.id)
    refuseWithdrawn([locked])
    if (locked.inquiry.wantsCopy) return
    const hourAgo = new Date(now.getTime() - 3_600_000)
    const [copied] = await tx
      .select({ count: count() })
      .from(inquiries)
      .where(
        and(
          isFrom(tx, locked.inquiry.email),
          eq(inquiries.wantsCopy, true),
          gt(inquiries.createdAt, hourAgo),
        ),
      )
    if (copied && copied.count >= MOST_COPIES) {
      const text = 'Several copies have just gone to this address. Please ask again in an hour.'
      throw new AppError('rate_limited', text, { retryAfterSeconds: 3600 })
    }
    await tx.update(inquiries).set({ wantsCopy: true }).where(eq(inquiries.id, found.id))
    if (locked.inquiry.status === 'spam') return
    await queueCopy(tx, app, { ...locked.inquiry, wantsCopy: true }, locked.partner, now)
  })
}
