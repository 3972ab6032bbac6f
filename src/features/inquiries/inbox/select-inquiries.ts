import { and, desc, eq, gte, isNull, lt, or, type SQL, sql } from 'drizzle-orm'
import type { App } from '../../../app.ts'
import { inquiries, partners } from '../../../db/schema.ts'
import {
  type AdminInquiry,
  type InquiryFilters,
  OVERDUE_HOURS,
} from '../../../shared/inquiries/admin-inquiry.ts'
import { hasFailedMail, inquiryColumns, isDoubtful, toAdminInquiry } from './inquiry-columns.ts'

/**
 * Returns inquiries that match all filters, newest first (contract, GET /api/admin/inquiries). Each word of
 * `q` must occur in name, e-mail, telephone (by digits), message, reference or partner's name, in any case.
 * Days are inclusive, in `timeZone` (default UTC).
 */
export async function selectInquiries(
  app: Pick<App, 'db' | 'clock'>,
  filters: InquiryFilters = {},
): Promise<AdminInquiry[]> {
  const rows = await app.db
    .select(inquiryColumns)
    .from(inquiries)
    .innerJoin(partners, eq(partners.id, inquiries.partnerId))
    .where(and(...conditionsOf(filters, app.clock.now())))
    .orderBy(desc(inquiries.createdAt), inquiries.id)
  return rows.map(toAdminInquiry)
}

/** SQL: pending longer than a family should wait. */
export function isOverdue(now: Date): SQL | undefined {
  return and(
    eq(inquiries.status, 'pending'),
    lt(inquiries.createdAt, new Date(now.getTime() - OVERDUE_HOURS * 3_600_000)),
  )
}

function conditionsOf(filters: InquiryFilters, now: Date): (SQL | undefined)[] {
  const {
    status,
    q,
    partnerId,
    from,
    to,
    timeZone = 'UTC',
    overdue,
    failedMail,
    doubtful,
    assignedTo,
  } = filters
  const startOf = (day: string, plusDays = 0) =>
    sql`((${day}::date + ${plusDays}::int)::timestamp at time zone ${timeZone})`
  return [
    status && eq(inquiries.status, status),
    partnerId && eq(inquiries.partnerId, partnerId),
    from ? gte(inquiries.createdAt, startOf(from)) : undefined,
    to ? lt(inquiries.createdAt, startOf(to, 1)) : undefined,
    overdue ? isOverdue(now) : undefined,
    failedMail ? hasFailedMail : undefined,
    doubtful ? isDoubtful : undefined,
    assignedTo === 'none' ? isNull(inquiries.assignedTo) : undefined,
    assignedTo && assignedTo !== 'none' ? eq(inquiries.assignedTo, assignedTo) : undefined,
    ...(q ?? '').split(/\s+/).filter(Boolean).map(matchesWord),
  ].filter((condition): condition is SQL | undefined => condition !== '')
}

function matchesWord(word: string): SQL | undefined {
  const pattern = `%${word.replace(/[\\%_]/g, '\\$&')}%`
  const digits = /^[\d()+./-]+$/.test(word) ? word.replace(/\D/g, '') : ''
  return or(
    sql`concat_ws(' ', ${inquiries.name}, ${inquiries.email}, ${inquiries.message}, ${inquiries.reference},
      replace(${inquiries.reference}, '-', ''), ${partners.name}, ${inquiries.phone}) ilike ${pattern}`,
    digits ? sql`regexp_replace(${inquiries.phone}, '\\D', '', 'g') like ${`%${digits}%`}` : undefined,
  )
}
