import { z } from 'zod'
import { InquiryFields, InquiryReceipt, withInquiryRules } from '../inquiries/inquiry.ts'
import { defineCall, named } from './define-call.ts'
import { INQUIRIES_PATH, INQUIRY_STAMP_PATH } from './paths.ts'

const InquiryBody = withInquiryRules(
  InquiryFields.extend({
    topic: z.string().max(1000).optional().meta({ description: 'Leave this out.' }),
    stamp: z
      .string()
      .max(500)
      .optional()
      .meta({ description: 'Leave this out, except in the form of the site.' }),
  }),
)

export const sendInquiryCall = defineCall({
  method: 'post',
  path: INQUIRIES_PATH,
  summary: 'Ask a partner for information',
  description:
    'Stored before it is answered. The same Idempotency-Key within 24 hours gives the same answer.',
  headers: z.object({
    'idempotency-key': z.string().optional(),
    'accept-language': z
      .string()
      .optional()
      .meta({ description: 'English, French or Spanish: of refusals and of the mails to the family.' }),
  }),
  body: named('Inquiry', InquiryBody),
  status: 201,
  result: 'The inquiry is stored. Location: the page where the family can see and withdraw it',
  answer: named('InquiryReceipt', InquiryReceipt),
  errors: [400, 403, 404, 409, 413, 429],
})

export const stampInquiryFormCall = defineCall({
  method: 'get',
  path: INQUIRY_STAMP_PATH,
  summary: 'A stamp that tells when a form of the site was opened',
  query: z.object({ partnerId: z.uuid('Please give the id of a partner.') }),
  result: 'The stamp',
  answer: z.object({ stamp: z.string() }),
  errors: [400, 429],
})
