import { z } from 'zod'
import { LOCALES } from '../text/languages.ts'
import { line, paragraphs } from '../text/plain-text.ts'
import { isTimeZone } from '../time/time-zone.ts'
import { Doubt } from './doubts.ts'
import { INQUIRY_STATUSES } from './inquiry.ts'
import { INQUIRY_TOPICS, PREFERRED_CONTACTS, PREFERRED_TIMES } from './inquiry-choices.ts'
import { openPlaceholder } from './reply-template.ts'

/** So long pending is overdue. */
export const OVERDUE_HOURS = 24

const INQUIRY_EVENT_KINDS = [
  'status',
  'note',
  'reply',
  'forward',
  'resend',
  'mail-sent',
  'mail-failed',
  'erase',
  'withdraw',
  'contacted',
  'assign',
] as const
export type InquiryEventKind = (typeof INQUIRY_EVENT_KINDS)[number]

/** notice and withdrawal go to support, forward and check to the partner. */
const MAIL_KINDS = ['notice', 'reply', 'forward', 'account', 'copy', 'withdrawal', 'check'] as const
export type MailKind = (typeof MAIL_KINDS)[number]

const MAIL_STATES = ['waiting', 'sent', 'failed'] as const

export const AdminInquiry = z.object({
  id: z.uuid(),
  reference: z.string(),
  partnerId: z.uuid(),
  partnerName: z.string(),
  /** This and what follows is empty once erased. */
  name: z.string(),
  email: z.string(),
  phone: z.string().nullable(),
  message: z.string(),
  preferredContact: z.enum(PREFERRED_CONTACTS).nullable(),
  preferredTime: z.enum(PREFERRED_TIMES).nullable(),
  topics: z.array(z.enum(INQUIRY_TOPICS)),
  wantsCopy: z.boolean(),
  /** Of the family's mails. */
  locale: z.enum(LOCALES),
  status: z.enum(INQUIRY_STATUSES),
  /** Not mailed until an administrator decides. */
  isDoubtful: z.boolean(),
  doubts: z.array(Doubt),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  /** First reply or forwarding. */
  respondedAt: z.iso.datetime().nullable(),
  erasedAt: z.iso.datetime().nullable(),
  withdrawnAt: z.iso.datetime().nullable(),
  /** Null: no mail, or erased. */
  mailState: z.enum(MAIL_STATES).nullable(),
  hasFailedMail: z.boolean(),
  assignedTo: z.object({ id: z.uuid(), name: z.string() }).nullable(),
})
export type AdminInquiry = z.infer<typeof AdminInquiry>

export const InquiryEvent = z.object({
  id: z.int(),
  kind: z.enum(INQUIRY_EVENT_KINDS),
  fromStatus: z.enum(INQUIRY_STATUSES).nullable(),
  toStatus: z.enum(INQUIRY_STATUSES).nullable(),
  /** Note, reply, why mail failed, or assignee. */
  text: z.string().nullable(),
  mailKind: z.enum(MAIL_KINDS).nullable(),
  userName: z.string().nullable(),
  createdAt: z.iso.datetime(),
})
export type InquiryEvent = z.infer<typeof InquiryEvent>

export const InquiryMail = z.object({
  id: z.uuid(),
  kind: z.enum(MAIL_KINDS),
  to: z.string(),
  subject: z.string(),
  state: z.enum(MAIL_STATES),
  attempts: z.int(),
  lastError: z.string().nullable(),
  createdAt: z.iso.datetime(),
  sentAt: z.iso.datetime().nullable(),
  isReplaced: z.boolean(),
})
export type InquiryMail = z.infer<typeof InquiryMail>

export const InquiryDetail = AdminInquiry.extend({
  partner: z.object({
    id: z.uuid(),
    slug: z.string(),
    name: z.string(),
    city: z.string(),
    state: z.string(),
    phone: z.string(),
    email: z.string().nullable(),
    isPublic: z.boolean(),
  }),
  events: z.array(InquiryEvent),
  mails: z.array(InquiryMail),
  /** Of the same e-mail address, newest first, at most 20. */
  alsoFrom: z.array(
    AdminInquiry.pick({ id: true, reference: true, partnerName: true, status: true, createdAt: true }),
  ),
})
export type InquiryDetail = z.infer<typeof InquiryDetail>

export const InquiryCounts = z.object({
  total: z.int(),
  byStatus: z.record(z.enum(INQUIRY_STATUSES), z.int()),
  openByAge: z.object({
    underOneDay: z.int(),
    oneToTwoDays: z.int(),
    twoToSevenDays: z.int(),
    overSevenDays: z.int(),
  }),
  overdue: z.int(),
  failedMail: z.int(),
  /** Spam includes them. */
  doubtful: z.int(),
  /** To the first answer, over 90 days, without spam. */
  responseHours: z.object({ count: z.int(), median: z.number().nullable(), p90: z.number().nullable() }),
})
export type InquiryCounts = z.infer<typeof InquiryCounts>

const day = z.iso.date('Please give a day as YYYY-MM-DD.')
const yes = z.enum(['true', 'false'], 'Please give true or false.').transform((text) => text === 'true')

/** Joined by "and" (CALL-3). */
export const InquiryFilters = z.object({
  status: z.enum(INQUIRY_STATUSES, 'Please choose one of the statuses.').optional(),
  partnerId: z.uuid('Please give the id of a partner.').optional(),
  /** Inclusive, in `timeZone`. */
  from: day.optional(),
  to: day.optional(),
  timeZone: z
    .string()
    .max(64, 'Please give the name of a time zone.')
    .refine(isTimeZone, 'Please give the name of a time zone, such as America/New_York.')
    .optional(),
  overdue: yes.optional(),
  failedMail: yes.optional(),
  doubtful: yes.optional(),
  assignedTo: z
    .union([z.uuid(), z.literal('none')], 'Please give the id of an administrator, or none.')
    .optional(),
})
export type InquiryFilters = z.infer<typeof InquiryFilters>

/** Sent in a body: `q` may be a family's name. */
export const InquirySearch = z.strictObject({
  ...InquiryFilters.shape,
  /** In name, e-mail, telephone, message, reference or partner's name. */
  q: z.string().trim().max(200, 'Please use at most 200 characters.').optional(),
})
export type InquirySearch = z.infer<typeof InquirySearch>

export const InquiryWindow = InquirySearch.extend({
  limit: z
    .int('Please give a number.')
    .min(1, 'Please give a number.')
    .max(100_000, 'Please give less.')
    .optional(),
})
export type InquiryWindow = z.infer<typeof InquiryWindow>

/** Each is decrypted: all take about a second. */
export const MOST_SEARCHED = 20_000

export const InquirySearchResult = z.object({
  inquiries: z.array(AdminInquiry),
  total: z.int(),
  /** False: the newest MOST_SEARCHED alone were searched. */
  isComplete: z.boolean(),
})
export type InquirySearchResult = z.infer<typeof InquirySearchResult>

const status = z.enum(INQUIRY_STATUSES, 'Please choose one of the statuses.')
const note = paragraphs(5000)
const someNote = note.min(1, 'Please write something.')
/** A stale one changes nothing. */
const expectedUpdatedAt = z.iso.datetime('Please give a time.').optional()

export const InquiryChange = z.strictObject({ status, note: note.optional(), expectedUpdatedAt })
export type InquiryChange = z.infer<typeof InquiryChange>

export const InquiryBulkChange = z.strictObject({
  ids: z
    .array(z.uuid('Please give ids.'))
    .min(1, 'Please choose inquiries.')
    .max(5000, 'Please choose at most 5,000.'),
  status,
  expectedUpdatedAt: z.record(z.uuid(), z.iso.datetime('Please give a time.')).optional(),
})
export type InquiryBulkChange = z.infer<typeof InquiryBulkChange>

export const InquiryNote = z.strictObject({ note: someNote })

function refuseOpenPlaceholder(text: string, context: z.RefinementCtx): void {
  const open = openPlaceholder(text)
  if (open) context.addIssue({ code: 'custom', message: `Please replace ${open}.` })
}

/** Default subject: partner and reference. */
export const InquiryReply = z.strictObject({
  subject: line(150).superRefine(refuseOpenPlaceholder).optional(),
  message: paragraphs(10_000).min(1, 'Please write a message.').superRefine(refuseOpenPlaceholder),
  expectedUpdatedAt,
})
export type InquiryReply = z.infer<typeof InquiryReply>

export const InquiryForward = z.strictObject({ message: note.optional(), expectedUpdatedAt })

export const InquiryResend = z.strictObject({ mailId: z.uuid('Please give the id of a message.').optional() })

export const InquiryAssignment = z.strictObject({
  userId: z.uuid('Please choose an administrator.').nullable(),
  expectedUpdatedAt,
})
export type InquiryAssignment = z.infer<typeof InquiryAssignment>

export const PRESENCE_SECONDS = 45

export const InquiryPresence = z.object({
  /** Those who answer first; without the asker. */
  others: z.array(z.object({ name: z.string(), isAnswering: z.boolean() })),
  updatedAt: z.iso.datetime(),
})
export type InquiryPresence = z.infer<typeof InquiryPresence>
