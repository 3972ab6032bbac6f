import { and, eq, gt, lt, ne } from 'drizzle-orm'
import type { App } from '../../../app.ts'
import { adminUsers } from '../../../db/schema/accounts.ts'
import { inquiries, inquiryPresence } from '../../../db/schema/directory.ts'
import type { Actor } from '../../../shared/accounts/admin-user.ts'
import { type InquiryPresence, PRESENCE_SECONDS } from '../../../shared/inquiries/admin-inquiry.ts'
import { inquiryNotFound } from '../../../shared/refusals.ts'
import { personName } from './inquiry-columns.ts'

/** Others who have it open, those who answer first. Throws not_found. */
export async function notePresence(
  { db, clock }: Pick<App, 'db' | 'clock'>,
  inquiryId: string,
  isAnswering: boolean,
  actor: Actor & { id: string },
): Promise<InquiryPresence> {
  const seenAt = clock.now()
  const since = new Date(seenAt.getTime() - PRESENCE_SECONDS * 1000)
  const [inquiry] = await db
    .select({ updatedAt: inquiries.updatedAt })
    .from(inquiries)
    .where(eq(inquiries.id, inquiryId))
  if (!inquiry) throw inquiryNotFound()
  await db.delete(inquiryPresence).where(lt(inquiryPresence.seenAt, since))
  const row = { inquiryId, userId: actor.id, isAnswering, seenAt }
  await db
    .insert(inquiryPresence)
    .values(row)
    .onConflictDoUpdate({ target: [inquiryPresence.inquiryId, inquiryPresence.userId], set: row })
  const others = await db
    .select({ name: personName, isAnswering: inquiryPresence.isAnswering })
    .from(inquiryPresence)
    .innerJoin(adminUsers, eq(adminUsers.id, inquiryPresence.userId))
    .where(
      and(
        eq(inquiryPresence.inquiryId, inquiryId),
        ne(inquiryPresence.userId, actor.id),
        gt(inquiryPresence.seenAt, since),
      ),
    )
    .orderBy(inquiryPresence.userId)
  return {
    others: others.sort((a, b) => Number(b.isAnswering) - Number(a.isAnswering)),
    updatedAt: inquiry.updatedAt.toISOString(),
  }
}
