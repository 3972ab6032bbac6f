import { type CsvCell, writeCsv } from '../../../shared/csv/csv-cells.ts'
import type { AdminInquiry } from '../../../shared/inquiries/admin-inquiry.ts'

const COLUMNS: Readonly<Record<string, (inquiry: AdminInquiry) => CsvCell>> = {
  reference: ({ reference }) => reference,
  receivedAt: ({ createdAt }) => createdAt,
  status: ({ status }) => status,
  doubts: ({ doubts }) => doubts.map(({ kind }) => kind).join(' '),
  partner: ({ partnerName }) => partnerName,
  name: ({ name }) => name,
  email: ({ email }) => email,
  phone: ({ phone }) => phone,
  message: ({ message }) => message,
  topics: ({ topics }) => topics.join(' '),
  preferredContact: ({ preferredContact }) => preferredContact,
  preferredTime: ({ preferredTime }) => preferredTime,
  wantsCopy: ({ wantsCopy }) => wantsCopy,
  locale: ({ locale }) => locale,
  respondedAt: ({ respondedAt }) => respondedAt,
  withdrawnAt: ({ withdrawnAt }) => withdrawnAt,
  noticeMail: ({ mailState }) => mailState,
}

/** In the given order; times ISO, UTC. */
export function inquiriesCsv(inquiries: readonly AdminInquiry[]): string {
  const cells = inquiries.map((inquiry) => Object.values(COLUMNS).map((read) => read(inquiry)))
  return writeCsv([Object.keys(COLUMNS), ...cells])
}
