import { and, desc, eq, ne, type SQL } from 'drizzle-orm'
import type { Queryable } from '../../../db/open.ts'
import { inquiries, outbox, partners } from '../../../db/schema/directory.ts'
import { inquiryEvents } from '../../../db/schema/history.ts'
import type { InquiryDetail, InquiryEvent, InquiryMail } from '../../../shared/inquiries/admin-inquiry.ts'
import { inquiryNotFound } from '../../../shared/refusals.ts'
import { isFrom, openMail } from '../stored-inquiry.ts'
import { inquiryColumns, toAdminInquiry } from './inquiry-columns.ts'

const MOST_OTHERS = 20

/** With its partner, even a deleted one. Throws not_found. */
export async function findInquiry(db: Queryable, id: string): Promise<InquiryDetail> {
  const [row] = await db
    .select({ ...inquiryColumns, partner: partners })
    .from(inquiries)
    .innerJoin(partners, eq(partners.id, inquiries.partnerId))
    .where(eq(inquiries.id, id))
  if (!row) throw inquiryNotFound()
  const { partner, ...selected } = row
  const inquiry = toAdminInquiry(db, selected)
  return {
    ...inquiry,
    partner: {
      id: partner.id,
      slug: partner.slug,
      name: partner.name,
      city: partner.city,
      state: partner.state,
      phone: partner.phone,
      email: partner.email,
      isPublic: partner.isActive && partner.deletedAt === null,
    },
    events: await selectEvents(db, id),
    mails: await selectMails(db, id),
    alsoFrom:
      inquiry.email === ''
        ? []
        : await listBriefly(db, and(isFrom(db, inquiry.email), ne(inquiries.id, id)), MOST_OTHERS),
  }
}

async function selectEvents(db: Queryable, inquiryId: string): Promise<InquiryEvent[]> {
  const rows = await db
    .select({ event: inquiryEvents, mailKind: outbox.kind })
    .from(inquiryEvents)
    .leftJoin(outbox, eq(outbox.id, inquiryEvents.outboxId))
    .where(eq(inquiryEvents.inquiryId, inquiryId))
    .orderBy(inquiryEvents.id)
  return rows.map(({ event, mailKind }) => ({
    id: event.id,
    kind: event.kind,
    fromStatus: event.fromStatus,
    toStatus: event.toStatus,
    text: db.vault.open(inquiryEvents, event).text,
    mailKind,
    userName: event.userName,
    createdAt: event.createdAt.toISOString(),
  }))
}

async function selectMails(db: Queryable, inquiryId: string): Promise<InquiryMail[]> {
  const rows = await db
    .select()
    .from(outbox)
    .where(eq(outbox.inquiryId, inquiryId))
    .orderBy(outbox.createdAt, outbox.id)
  const replaced = new Set(rows.map((row) => row.resendOfId))
  return rows
    .map((stored) => openMail(db, stored))
    .map((row) => ({
      id: row.id,
      kind: row.kind,
      to: row.to,
      subject: row.subject,
      state: row.state,
      attempts: row.attempts,
      lastError: row.lastError,
      createdAt: row.createdAt.toISOString(),
      sentAt: row.sentAt?.toISOString() ?? null,
      isReplaced: replaced.has(row.id),
    }))
}

/** Newest first. Default: all. */
export async function listBriefly(
  db: Queryable,
  which: SQL | undefined,
  most = Number.MAX_SAFE_INTEGER,
): Promise<InquiryDetail['alsoFrom']> {
  const rows = await db
    .select({
      id: inquiries.id,
      reference: inquiries.reference,
      partnerName: partners.name,
      status: inquiries.status,
      createdAt: inquiries.createdAt,
    })
    .from(inquiries)
    .innerJoin(partners, eq(partners.id, inquiries.partnerId))
    .where(which)
    .orderBy(desc(inquiries.createdAt))
    .limit(most)
  return rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() }))
}
