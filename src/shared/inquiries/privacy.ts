import { z } from 'zod'
import { emailAddress } from '../text/plain-text.ts'
import { AdminInquiry, InquiryEvent, InquiryMail } from './admin-inquiry.ts'

export const PersonQuery = z.strictObject({ email: emailAddress })

export const PrivacyPreview = z.object({
  email: z.string(),
  inquiries: z.array(
    AdminInquiry.pick({ id: true, reference: true, partnerName: true, status: true, createdAt: true }),
  ),
  eventCount: z.int(),
  mailCount: z.int(),
  /** Recipients keep their copies. */
  sentMailCount: z.int(),
  mentionCount: z.int(),
  checkCount: z.int(),
  /** Not erased: business data. */
  partnerNames: z.array(z.string()),
  isAdministrator: z.boolean(),
})
export type PrivacyPreview = z.infer<typeof PrivacyPreview>

export const PersonalData = z.object({
  email: z.string(),
  exportedAt: z.iso.datetime(),
  inquiries: z.array(
    AdminInquiry.extend({
      events: z.array(InquiryEvent),
      mails: z.array(InquiryMail.extend({ replyTo: z.string().nullable(), text: z.string() })),
    }),
  ),
  mentions: z.array(z.object({ reference: z.string(), text: z.string() })),
  /** Mailed to the address, with answers. */
  checks: z.array(
    z.object({
      partnerName: z.string(),
      askedAt: z.iso.datetime(),
      answer: z.enum(['confirmed', 'corrected']).nullable(),
      answeredAt: z.iso.datetime().nullable(),
      proposed: z.record(z.string(), z.unknown()).nullable(),
    }),
  ),
})
export type PersonalData = z.infer<typeof PersonalData>

/** `confirm` repeats the address. */
export const EraseInput = z
  .strictObject({ email: emailAddress, confirm: z.string().trim() })
  .refine((input) => input.confirm.toLowerCase() === input.email.toLowerCase(), {
    path: ['confirm'],
    message: 'Please type the same email address once more.',
  })

export const EraseResult = z.object({
  inquiryCount: z.int(),
  mailCount: z.int(),
  fileCount: z.int(),
  mentionCount: z.int(),
  checkCount: z.int(),
})
export type EraseResult = z.infer<typeof EraseResult>
