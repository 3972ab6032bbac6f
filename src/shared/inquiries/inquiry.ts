import { z } from 'zod'
import type { Translate } from '../text/i18n.ts'
import { emailAddress, line } from '../text/plain-text.ts'
import { INQUIRY_TOPICS, PREFERRED_CONTACTS, PREFERRED_TIMES, topicText } from './inquiry-choices.ts'

export const INQUIRY_STATUSES = ['pending', 'forwarded', 'responded', 'closed', 'spam'] as const
export type InquiryStatus = (typeof INQUIRY_STATUSES)[number]

export const InquiryFields = z.object({
  partnerId: z.string().min(1, 'Please choose a partner.').max(200),
  name: line(120).min(1, 'Please enter your name.'),
  email: emailAddress,
  phone: line(40).nullish(),
  message: z
    .string()
    .trim()
    .max(5000, 'Please use at most 5,000 characters.')
    .optional()
    .meta({ description: 'May be left out when topics are chosen.' }),
  preferredContact: z.enum(PREFERRED_CONTACTS, 'Please choose how you would like to be answered.').optional(),
  preferredTime: z.enum(PREFERRED_TIMES, 'Please choose a time of day.').optional(),
  topics: z
    .array(z.enum(INQUIRY_TOPICS, 'Please choose from the topics.'))
    .max(INQUIRY_TOPICS.length, 'Please choose each topic once.')
    .optional(),
  wantsCopy: z.boolean().optional(),
})

type Fields = z.infer<typeof InquiryFields>

/** Checked even when other fields are wrong. */
export function withInquiryRules<Schema extends z.ZodType<Fields>>(schema: Schema): Schema {
  const always = { when: ({ value }: { value: unknown }) => typeof value === 'object' && value !== null }
  return schema
    .refine(
      (input) => Boolean(text(input.message) || (Array.isArray(input.topics) && input.topics.length > 0)),
      {
        path: ['message'],
        message: 'Please enter a message, or choose a topic.',
        ...always,
      },
    )
    .refine((input) => Boolean(text(input.phone)) || !wantsCall(input), {
      path: ['phone'],
      message: 'Please enter a telephone number, so that we can call you.',
      ...always,
    }) as Schema
}

/** Wrong types have their own message. */
const text = (value: unknown) => (typeof value === 'string' ? value.trim() : value)

function wantsCall({ preferredContact, topics }: Partial<Fields>): boolean {
  const isByPhone = preferredContact === 'phone' || preferredContact === 'text'
  return isByPhone || (Array.isArray(topics) && topics.includes('call-me'))
}

/** INQUIRY-1. */
export const InquiryInput = withInquiryRules(InquiryFields)
export type InquiryInput = z.infer<typeof InquiryInput>

/** The family's words, else topics as sentences. */
export function messageOf(
  t: Translate,
  { message, topics = [] }: Pick<InquiryInput, 'message' | 'topics'>,
): string {
  return message?.trim() || topics.map((topic) => topicText(t, topic)).join('\n')
}

/** INQUIRY-2. */
export const InquiryReceipt = z.object({
  id: z.uuid(),
  /** "K7M2-QX4P". */
  reference: z.string(),
  status: z.literal('pending'),
  createdAt: z.iso.datetime(),
})
export type InquiryReceipt = z.infer<typeof InquiryReceipt>

/** Nothing that the family typed: links travel. */
export type OwnInquiry = {
  reference: string
  partnerName: string
  partnerPhone: string
  createdAt: string
  /** First answer, or delivery to the partner. */
  respondedAt: string | null
  isClosed: boolean
  wantsCopy: boolean
  withdrawnAt: string | null
}
