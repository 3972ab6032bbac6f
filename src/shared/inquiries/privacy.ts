import { z } from 'zod'
import { line } from '../text/plain-text.ts'
import { AdminInquiry, InquiryEvent, InquiryMail } from './admin-inquiry.ts'

const email = line(254).pipe(z.email('Please enter a valid email address.'))

/** Whose data: everything is found by this address, in any letter case. */
export const PersonQuery = z.strictObject({ email })

/** What is held about a person, before anything is done with it. */
export const PrivacyPreview = z.object({
  email: z.string(),
  inquiries: z.array(
    AdminInquiry.pick({ id: true, reference: true, partnerName: true, status: true, createdAt: true }),
  ),
  eventCount: z.int(),
  mailCount: z.int(),
  /** Messages that have left already; they also lie in the mailboxes of those who got them. */
  sentMailCount: z.int(),
  /** Other inquiries in whose words the address stands. */
  mentionCount: z.int(),
  /** Not touched by an erasure: data about a business, and accounts. */
  partnerNames: z.array(z.string()),
  isAdministrator: z.boolean(),
})
export type PrivacyPreview = z.infer<typeof PrivacyPreview>

/** Everything that is held about a person, as a file for them. */
export const PersonalData = z.object({
  email: z.string(),
  exportedAt: z.iso.datetime(),
  inquiries: z.array(
    AdminInquiry.extend({
      events: z.array(InquiryEvent),
      mails: z.array(InquiryMail.extend({ replyTo: z.string().nullable(), text: z.string() })),
    }),
  ),
  /** Texts of other inquiries in which the address stands. */
  mentions: z.array(z.object({ reference: z.string(), text: z.string() })),
})
export type PersonalData = z.infer<typeof PersonalData>

/** `confirm` is the address typed once more: an erasure cannot be taken back. */
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
