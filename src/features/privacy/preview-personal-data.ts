import { count, inArray, sql } from 'drizzle-orm'
import type { App } from '../../app.ts'
import { adminUsers } from '../../db/schema/accounts.ts'
import { inquiries, outbox, partners } from '../../db/schema/directory.ts'
import { inquiryEvents } from '../../db/schema/history.ts'
import { partnerChecks } from '../../db/schema/partner-checks.ts'
import type { PrivacyPreview } from '../../shared/inquiries/privacy.ts'
import { listBriefly } from '../inquiries/inbox/find-inquiry.ts'
import { isSentTo } from '../partner-checks/stored-check.ts'
import { findInquiryIds, findMailIds } from './find-person.ts'
import { findMentions } from './mentions.ts'

/** Tells if it is a business's or administrator's, which stays. */
export async function previewPersonalData(app: Pick<App, 'db'>, email: string): Promise<PrivacyPreview> {
  const { db } = app
  const address = email.toLowerCase()
  const ids = await findInquiryIds(db, email)
  const [events] = await db
    .select({ count: count() })
    .from(inquiryEvents)
    .where(ids.length > 0 ? inArray(inquiryEvents.inquiryId, ids) : sql`false`)
  const mailIds = await findMailIds(db, email, ids)
  const mails = await db
    .select({ state: outbox.state })
    .from(outbox)
    .where(mailIds.length > 0 ? inArray(outbox.id, mailIds) : sql`false`)
  const mentions = await findMentions(db, email, ids)
  const checks = await db.select({ id: partnerChecks.id }).from(partnerChecks).where(isSentTo(db, email))
  const houses = await db
    .select({ name: partners.name })
    .from(partners)
    .where(sql`lower(${partners.email}) = ${address}`)
    .orderBy(partners.name)
  const admins = await db
    .select({ id: adminUsers.id })
    .from(adminUsers)
    .where(sql`lower(${adminUsers.email}) = ${address}`)
  return {
    email,
    inquiries: await listBriefly(db, ids.length > 0 ? inArray(inquiries.id, ids) : sql`false`),
    eventCount: events?.count ?? 0,
    mailCount: mails.length,
    sentMailCount: mails.filter((mail) => mail.state === 'sent').length,
    mentionCount: new Set(mentions.map((mention) => mention.inquiryId)).size,
    checkCount: checks.length,
    partnerNames: houses.map((house) => house.name),
    isAdministrator: admins.length > 0,
  }
}
