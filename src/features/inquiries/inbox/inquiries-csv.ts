import { writeCsv } from '../../../shared/csv/csv-cells.ts'
import type { AdminInquiry } from '../../../shared/inquiries/admin-inquiry.ts'

const COLUMNS = [
  'reference',
  'receivedAt',
  'status',
  'doubts',
  'partner',
  'name',
  'email',
  'phone',
  'message',
  'topics',
  'preferredContact',
  'preferredTime',
  'wantsCopy',
  'locale',
  'respondedAt',
  'withdrawnAt',
  'noticeMail',
]

/** In the given order; times ISO, UTC. */
export function inquiriesCsv(inquiries: readonly AdminInquiry[]): string {
  return writeCsv([
    COLUMNS,
    ...inquiries.map((inquiry) => [
      inquiry.reference,
      inquiry.createdAt,
      inquiry.status,
      inquiry.doubts.map(({ kind }) => kind).join(' '),
      inquiry.partnerName,
      inquiry.name,
      inquiry.email,
      inquiry.phone,
      inquiry.message,
      inquiry.topics.join(' '),
      inquiry.preferredContact,
      inquiry.preferredTime,
      inquiry.wantsCopy,
      inquiry.locale,
      inquiry.respondedAt,
      inquiry.withdrawnAt,
      inquiry.mailState,
    ]),
  ])
}
