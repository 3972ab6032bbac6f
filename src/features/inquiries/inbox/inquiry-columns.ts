import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Queryable } from '../../../db/open.ts'
import { adminUsers } from '../../../db/schema/accounts.ts'
import { inquiries, outbox, partners } from '../../../db/schema/directory.ts'
import type { AdminInquiry } from '../../../shared/inquiries/admin-inquiry.ts'

const isFailed = sql`${outbox.state} = 'failed' and not exists (
  select 1 from outbox later where later.resend_of_id = ${outbox.id}
)`

export const hasFailedMail = sql<boolean>`exists (
  select 1 from outbox where ${outbox.inquiryId} = ${inquiries.id} and ${isFailed}
)`

/** SQL: doubtful and undecided. */
export const isDoubtful = and(
  eq(inquiries.status, 'spam'),
  isNull(inquiries.doubtsDecidedAt),
  sql`${inquiries.doubts} <> '[]'`,
)

export const personName = sql<string>`coalesce(
  nullif(trim(concat_ws(' ', ${adminUsers.firstName}, ${adminUsers.lastName})), ''), ${adminUsers.username}
)`

export const inquiryColumns = {
  inquiry: inquiries,
  partnerName: partners.name,
  mailState: sql<AdminInquiry['mailState']>`(
    select ${outbox.state} from outbox
    where ${outbox.inquiryId} = ${inquiries.id} and ${outbox.kind} = 'notice'
    order by ${outbox.createdAt} desc, ${outbox.id} limit 1
  )`,
  hasFailedMail,
  assignedTo: sql<AdminInquiry['assignedTo']>`(
    select json_build_object('id', ${adminUsers.id}, 'name', ${personName})
    from ${adminUsers} where ${adminUsers.id} = ${inquiries.assignedTo}
  )`,
}

type Selected = {
  inquiry: typeof inquiries.$inferSelect
  partnerName: string
  mailState: AdminInquiry['mailState']
  hasFailedMail: boolean
  assignedTo: AdminInquiry['assignedTo']
}

/** Decrypts what it can; dates become ISO. */
export function toAdminInquiry(db: Queryable, { inquiry: stored, ...rest }: Selected): AdminInquiry {
  const inquiry = db.vault.openForDisplay(inquiries, stored)
  return {
    ...rest,
    id: inquiry.id,
    reference: inquiry.reference,
    partnerId: inquiry.partnerId,
    name: inquiry.name,
    email: inquiry.email,
    phone: inquiry.phone,
    message: inquiry.message,
    preferredContact: inquiry.preferredContact,
    preferredTime: inquiry.preferredTime,
    topics: inquiry.topics,
    wantsCopy: inquiry.wantsCopy,
    locale: inquiry.locale,
    status: inquiry.status,
    isDoubtful: isHeldBack(inquiry),
    doubts: inquiry.doubts,
    createdAt: inquiry.createdAt.toISOString(),
    updatedAt: inquiry.updatedAt.toISOString(),
    respondedAt: inquiry.respondedAt?.toISOString() ?? null,
    withdrawnAt: inquiry.withdrawnAt?.toISOString() ?? null,
    erasedAt: inquiry.erasedAt?.toISOString() ?? null,
  }
}

/** `isDoubtful` of a row. */
export function isHeldBack({
  status,
  doubts,
  doubtsDecidedAt,
}: Pick<typeof inquiries.$inferSelect, 'status' | 'doubts' | 'doubtsDecidedAt'>): boolean {
  return status === 'spam' && doubts.length > 0 && doubtsDecidedAt === null
}
