import { z } from 'zod'
import { line } from './plain-text.ts'

export const INQUIRY_STATUSES = ['pending', 'forwarded', 'responded', 'closed', 'spam'] as const
export type InquiryStatus = (typeof INQUIRY_STATUSES)[number]

/** What a family sends with 'Ask for Information' (spec, section 5). Name, e-mail and message are required. */
export const InquiryInput = z.object({
  partnerId: z.string().min(1, 'Please choose a partner.').max(200),
  name: line(120).min(1, 'Please enter your name.'),
  email: line(254).pipe(z.email('Please enter a valid email address.')),
  phone: line(40).optional(),
  message: z
    .string()
    .trim()
    .min(1, 'Please enter a message.')
    .max(5000, 'Please use at most 5,000 characters.'),
})
export type InquiryInput = z.infer<typeof InquiryInput>

/** The acknowledgement: once this is given, the inquiry is stored for good. */
export const InquiryReceipt = z.object({
  id: z.uuid(),
  /** Short number to quote on the telephone: "K7M2-QX4P". */
  reference: z.string(),
  status: z.literal('pending'),
  createdAt: z.iso.datetime(),
})
export type InquiryReceipt = z.infer<typeof InquiryReceipt>

/** What can happen to an inquiry. */
export const INQUIRY_EVENT_KINDS = ['status', 'note', 'reply', 'mail-sent', 'mail-failed', 'resend'] as const
export type InquiryEventKind = (typeof INQUIRY_EVENT_KINDS)[number]

/** An inquiry in the back office. */
export const AdminInquiry = z.object({
  id: z.uuid(),
  reference: z.string(),
  partnerId: z.uuid(),
  partnerName: z.string(),
  name: z.string(),
  email: z.string(),
  phone: z.string().nullable(),
  message: z.string(),
  status: z.enum(INQUIRY_STATUSES),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  respondedAt: z.iso.datetime().nullable(),
  /** How the notice to the support address stands; null when none was made (spam). */
  mailState: z.enum(['waiting', 'sent', 'failed']).nullable(),
})
export type AdminInquiry = z.infer<typeof AdminInquiry>

export const InquiryEvent = z.object({
  id: z.int(),
  kind: z.enum(INQUIRY_EVENT_KINDS),
  fromStatus: z.enum(INQUIRY_STATUSES).nullable(),
  toStatus: z.enum(INQUIRY_STATUSES).nullable(),
  text: z.string().nullable(),
  userName: z.string().nullable(),
  createdAt: z.iso.datetime(),
})
export type InquiryEvent = z.infer<typeof InquiryEvent>
