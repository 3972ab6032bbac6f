import { z } from 'zod'
import { line } from '../text/plain-text.ts'
import { AdminInquiry, InquiryEvent, InquiryMail } from './admin-inquiry.ts'

const email = line(254).pipe(z.email('Please enter a valid email address.'))

/** The person's data are found by this address, in any letter case. */
export const PersonQuery = z.strictObject({ email })

export const PrivacyPreview = z.object({
  email: z.string(),
  inquiries: z.array(
    AdminInquiry.pick({ id: true, reference: true, partnerName: true, status: true, createdAt: true }),
  ),
  eventCount: z.int(),
  mailCount: z.int(),
  /** Sent messages also exist in the recipients' mailboxes. */
  sentMailCount: z.int(),
  mentionCount: z.int(),
  /** Not erased: data about a business, and accounts. */
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
})
export type PersonalData = z.infer<typeof PersonalData>

/** `confirm` repeats the address, since erasing cannot be undone. */
export const EraseInput = z
  .strictObject({ email, confirm: z.string().trim() })
  .refine((input) => input.confirm.toLowerCase() === input.email.toLowerCase(), {
    path: ['confirm'],
    message: 'Please type the same email address once more.',
  })

export const EraseResult = z.object({
  inquiryCount: z.int(),
  mailCount: z.int(),
  fileCount: z.int(),
  mentionCount: z.int(),
})
export type EraseResult = z.infer<typeof EraseResult>
