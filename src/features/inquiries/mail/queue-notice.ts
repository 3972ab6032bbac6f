import type { App } from '../../../app.ts'
import type { Queryable } from '../../../db/open.ts'
import type { partners } from '../../../db/schema/directory.ts'
import type { StoredInquiry } from '../stored-inquiry.ts'
import { inquiryMail } from './inquiry-mail.ts'
import { queueMail } from './queue-mail.ts'

/** In the caller's transaction. */
export async function queueNotice(
  tx: Queryable,
  app: Pick<App, 'jobs' | 'config' | 'siteUrl'>,
  inquiry: StoredInquiry,
  partner: typeof partners.$inferSelect,
  now: Date,
): Promise<void> {
  const mail = inquiryMail({
    inquiry,
    partner,
    reference: inquiry.reference,
    receivedAt: inquiry.createdAt,
    siteUrl: app.siteUrl,
    supportEmail: app.config.provider.supportEmail,
  })
  await queueMail(tx, app, { inquiryId: inquiry.id, kind: 'notice', ...mail }, now)
}
