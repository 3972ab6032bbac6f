import { setImmediate } from 'node:timers/promises'
import { and, desc, eq, gte, isNull, lt, type SQL, sql } from 'drizzle-orm'
import type { App } from '../../../app.ts'
import { inquiries, partners } from '../../../db/schema/directory.ts'
import {
  type AdminInquiry,
  type InquiryFilters,
  type InquirySearch,
  type InquirySearchResult,
  type InquiryWindow,
  MOST_SEARCHED,
  OVERDUE_HOURS,
} from '../../../shared/inquiries/admin-inquiry.ts'
import { hasFailedMail, inquiryColumns, isDoubtful, toAdminInquiry } from './inquiry-columns.ts'

/** Rows decrypted in a turn of the event loop. */
const CHUNK = 100
const OVERDUE_MS = OVERDUE_HOURS * 3_600_000

/** Newest first; days are inclusive, in `timeZone` (default UTC). Decrypts every filtered row. */
export async function selectInquiries(
  app: Pick<App, 'db' | 'clock'>,
  search: InquirySearch = {},
): Promise<AdminInquiry[]> {
  return openMatching(app, await selectRows(app, search), search.q)
}

/** Looks for words among the newest MOST_SEARCHED. */
export async function searchInquiries(
  app: Pick<App, 'db' | 'clock'>,
  { limit, ...search }: InquiryWindow,
): Promise<InquirySearchResult> {
  const filtered = await app.db.$count(inquiries, and(...conditionsOf(search, app.clock.now())))
  const most = search.q ? MOST_SEARCHED : Math.min(limit ?? MOST_SEARCHED, MOST_SEARCHED)
  const found = await openMatching(app, await selectRows(app, search, most), search.q)
  return {
    inquiries: found.slice(0, limit),
    total: search.q ? found.length : filtered,
    isComplete: filtered <= MOST_SEARCHED || (!search.q && limit !== undefined),
  }
}

async function selectRows(app: Pick<App, 'db' | 'clock'>, filters: InquiryFilters, most?: number) {
  const query = app.db
    .select(inquiryColumns)
    .from(inquiries)
    .innerJoin(partners, eq(partners.id, inquiries.partnerId))
    .where(and(...conditionsOf(filters, app.clock.now())))
    .orderBy(desc(inquiries.createdAt), inquiries.id)
    .$dynamic()
  return most === undefined ? query : query.limit(most)
}

type SelectedRow = Awaited<ReturnType<typeof selectRows>>[number]

async function openMatching(
  { db }: Pick<App, 'db'>,
  rows: readonly SelectedRow[],
  q = '',
): Promise<AdminInquiry[]> {
  const words = q.toLowerCase().split(/\s+/).filter(Boolean)
  const found: AdminInquiry[] = []
  for (const [at, row] of rows.entries()) {
    if (at > 0 && at % CHUNK === 0) await setImmediate()
    const inquiry = toAdminInquiry(db, row)
    if (words.length === 0 || hasWords(inquiry, words)) found.push(inquiry)
  }
  return found
}

function hasWords(inquiry: AdminInquiry, words: readonly string[]): boolean {
  const { name, email, message, reference, partnerName, phone } = inquiry
  const text = [name, email, message, reference, reference.replaceAll('-', ''), partnerName, phone ?? '']
    .join(' ')
    .toLowerCase()
  const digits = phone?.replace(/\D/g, '') ?? ''
  return words.every((word) => {
    const wanted = /^[\d()+./-]+$/.test(word) ? word.replace(/\D/g, '') : ''
    return text.includes(word) || (wanted !== '' && digits.includes(wanted))
  })
}

function conditionsOf(filters: InquiryFilters, now: Date): (SQL | undefined)[] {
  const { status, partnerId, from, to, timeZone = 'UTC', overdue, failedMail, doubtful, assignedTo } = filters
  const startOf = (day: string, plusDays = 0) =>
    sql`((${day}::date + ${plusDays}::int)::timestamp at time zone ${timeZone})`
  return [
    status && eq(inquiries.status, status),
    partnerId && eq(inquiries.partnerId, partnerId),
    from ? gte(inquiries.createdAt, startOf(from)) : undefined,
    to ? lt(inquiries.createdAt, startOf(to, 1)) : undefined,
    overdue
      ? and(eq(inquiries.status, 'pending'), lt(inquiries.createdAt, new Date(now.getTime() - OVERDUE_MS)))
      : undefined,
    failedMail ? hasFailedMail : undefined,
    doubtful ? isDoubtful : undefined,
    assignedTo === 'none' ? isNull(inquiries.assignedTo) : undefined,
    assignedTo && assignedTo !== 'none' ? eq(inquiries.assignedTo, assignedTo) : undefined,
  ].filter((condition): condition is SQL | undefined => condition !== '')
}
