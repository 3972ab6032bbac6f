import { InquiryFilters } from '../../../../shared/inquiries/admin-inquiry.ts'

/** Not the search text, which may be a name. */
const KEYS = [
  'status',
  'doubtful',
  'overdue',
  'failedMail',
  'assignedTo',
  'from',
  'to',
] as const satisfies (keyof InquiryFilters)[]

export type InquiryAddress = Partial<Record<(typeof KEYS)[number], string>>

/** Drops values that the calls would refuse. */
export function readInquiryAddress(params: URLSearchParams): InquiryAddress {
  const read = KEYS.flatMap((key) => {
    const value = params.get(key)
    return value && InquiryFilters.shape[key].safeParse(value).success ? [[key, value]] : []
  })
  return Object.fromEntries(read)
}
