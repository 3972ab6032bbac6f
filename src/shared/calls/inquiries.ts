import { z } from 'zod'
import {
  AdminInquiry,
  InquiryAssignment,
  InquiryBulkChange,
  InquiryChange,
  InquiryCounts,
  InquiryDetail,
  InquiryFilters,
  InquiryForward,
  InquiryNote,
  InquiryPresence,
  InquiryReply,
  InquiryResend,
  InquirySearch,
  InquirySearchResult,
  InquiryWindow,
} from '../inquiries/admin-inquiry.ts'
import { defineCall, named } from './define-call.ts'

const Detail = named('AdminInquiryDetail', InquiryDetail)
const Params = z.object({ id: z.uuid('Please give the id of an inquiry.') })
const one = ({ params }: { params: { id: string } }) => [params.id]
const single = { params: Params, result: 'The inquiry', answer: Detail } as const
const ofInquiry = { ...single, few: { reads: one } } as const
const letterOf = { ...single, few: { reads: one, mails: () => 1 } } as const
const idsOf = (inquiries: readonly AdminInquiry[]) => inquiries.map(({ id }) => id)

export const listInquiriesCall = defineCall({
  method: 'get',
  path: '/api/admin/inquiries',
  summary: 'Inquiries of families, newest first; without filters all of them',
  description: 'More than 100 need a proof.',
  query: InquiryFilters,
  few: { gives: idsOf },
  result: 'The inquiries',
  answer: z.array(named('AdminInquiry', AdminInquiry)),
  errors: [400],
})

export const searchInquiriesCall = defineCall({
  method: 'post',
  path: '/api/admin/inquiries/search',
  summary:
    'Inquiries that hold all words, newest first, among the newest 20,000 that the filters let through',
  body: InquiryWindow,
  few: { gives: ({ inquiries }: InquirySearchResult) => idsOf(inquiries) },
  result: 'The inquiries',
  answer: named('InquirySearchResult', InquirySearchResult),
  errors: [400],
})

export const exportInquiriesCall = defineCall({
  method: 'post',
  path: '/api/admin/inquiries/export.csv',
  needsProof: true,
  summary: 'The inquiries that words and filters let through, as a CSV for a spreadsheet',
  body: InquirySearch,
  result: 'The file',
  answer: z.string(),
  csv: true,
  errors: [400],
})

export const countInquiriesCall = defineCall({
  method: 'get',
  path: '/api/admin/inquiries/counts',
  summary: 'Inquiries by status and age, failed mail, response times',
  result: 'The figures',
  answer: named('InquiryCounts', InquiryCounts),
  errors: [],
})

export const bulkChangeInquiriesCall = defineCall({
  method: 'patch',
  path: '/api/admin/inquiries/bulk',
  summary: 'Set the status of many inquiries, all or none',
  body: InquiryBulkChange,
  few: { reads: ({ body }: { body: InquiryBulkChange }) => body.ids },
  result: 'How many changed',
  answer: z.object({ updatedCount: z.int() }),
  errors: [400, 404, 409],
  conflictWith: named('AdminInquiries', z.array(Detail)),
})

export const readInquiryCall = defineCall({
  method: 'get',
  path: '/api/admin/inquiries/{id}',
  summary: 'One inquiry with its history and messages',
  ...ofInquiry,
  errors: [400, 404],
})

export const changeInquiryStatusCall = defineCall({
  method: 'patch',
  path: '/api/admin/inquiries/{id}',
  summary: 'Set the status of an inquiry, with a note where one is given',
  ...ofInquiry,
  body: InquiryChange,
  errors: [400, 404, 409],
  conflictWith: Detail,
})

export const noteInquiryCall = defineCall({
  method: 'post',
  path: '/api/admin/inquiries/{id}/notes',
  summary: 'Add a note for the other administrators',
  ...ofInquiry,
  body: InquiryNote,
  errors: [400, 404, 409],
})

export const replyToInquiryCall = defineCall({
  method: 'post',
  path: '/api/admin/inquiries/{id}/reply',
  summary: 'Write to the family by mail',
  ...letterOf,
  body: InquiryReply,
  errors: [400, 404, 409],
  conflictWith: Detail,
})

export const forwardInquiryCall = defineCall({
  method: 'post',
  path: '/api/admin/inquiries/{id}/forward',
  summary: "Send the inquiry on to the partner's own address",
  ...letterOf,
  body: InquiryForward,
  errors: [400, 404, 409],
  conflictWith: Detail,
})

export const resendMailCall = defineCall({
  method: 'post',
  path: '/api/admin/inquiries/{id}/resend',
  summary: 'Send a message about the inquiry once more',
  ...letterOf,
  body: InquiryResend,
  errors: [400, 404, 409],
})

export const assignInquiryCall = defineCall({
  method: 'put',
  path: '/api/admin/inquiries/{id}/assignment',
  summary: 'Assign an inquiry to an administrator, or to no one',
  ...ofInquiry,
  body: InquiryAssignment,
  errors: [400, 404, 409],
  conflictWith: Detail,
})

export const notePresenceCall = defineCall({
  method: 'put',
  path: '/api/admin/inquiries/{id}/presence',
  summary: 'Say that the inquiry is open, and learn who else has it open or answers it',
  params: Params,
  body: z.strictObject({ isAnswering: z.boolean() }),
  result: 'The others',
  answer: named('InquiryPresence', InquiryPresence),
  errors: [400, 404],
})
