import { z } from 'zod'
import { line } from '../text/plain-text.ts'

export const INQUIRY_STATUSES = ['pending', 'forwarded', 'responded', 'closed', 'spam'] as const
export type InquiryStatus = (typeof INQUIRY_STATUSES)[number]

/** What a family sends with 'Ask for Information' (INQUIRY-1). */
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

/** The acknowledgement; the inquiry is then stored (INQUIRY-2). */
export const InquiryReceipt = z.object({
  id: z.uuid(),
  /** Code to quote on the telephone: "K7M2-QX4P". */
  reference: z.string(),
  status: z.literal('pending'),
  createdAt: z.iso.datetime(),
})
export type InquiryReceipt = z.infer<typeof InquiryReceipt>
