import {
  contactText,
  type InquiryTopic,
  type PreferredContact,
  type PreferredTime,
  timeText,
  topicText,
} from '../../../shared/inquiries/inquiry-choices.ts'
import { createTranslate } from '../../../shared/text/i18n.ts'
import { cleanLine } from '../receive/clean-text.ts'
import type { StoredInquiry } from '../stored-inquiry.ts'

export type Quoted = Pick<StoredInquiry, 'name' | 'email' | 'message'> & {
  phone?: string | null | undefined
} & Choices

type Choices = {
  preferredContact?: PreferredContact | null | undefined
  preferredTime?: PreferredTime | null | undefined
  topics?: readonly InquiryTopic[] | undefined
}

/** By line, so that a family's message cannot pass for our text. */
export function quoteMessage(message: string): string[] {
  return message.split('\n').map((line) => `> ${line}`.trimEnd())
}

/** Up to the family's message. */
export function inquiryHead(
  inquiry: Quoted & { reference: string; receivedAt: Date },
  partnerName: string,
): string[] {
  return [
    `A family asks for information about ${cleanLine(partnerName)}.`,
    'Answer this message to write to the family.',
    '',
    `Reference:  ${inquiry.reference}`,
    `Received:   ${inquiry.receivedAt.toISOString().slice(0, 16).replace('T', ' ')} UTC`,
    '',
    ...familyLines(inquiry),
    '',
  ]
}

function familyLines(inquiry: Quoted): string[] {
  return [
    'FAMILY',
    `Name:       ${cleanLine(inquiry.name)}`,
    `Email:      ${cleanLine(inquiry.email)}`,
    `Telephone:  ${inquiry.phone ? cleanLine(inquiry.phone) : 'not given'}`,
    ...choiceLines(inquiry),
    'Message:',
    ...quoteMessage(inquiry.message),
  ]
}

/** Preferred way and time of answer, and topics; none without. */
export function choiceLines({ preferredContact, preferredTime, topics = [] }: Choices): string[] {
  const t = createTranslate('en')
  const answer = [
    ...(preferredContact ? [contactText(t, preferredContact)] : []),
    ...(preferredTime ? [timeText(t, preferredTime)] : []),
  ]
  return [
    ...(answer.length > 0 ? [`Answer:     ${answer.join(', ')}`] : []),
    ...(topics.length > 0 ? ['Topics:', ...topics.map((topic) => `- ${topicText(t, topic)}`)] : []),
  ]
}

/** One line of at most 150 characters. */
export function subjectLine(text: string): string {
  return cleanLine(text).slice(0, LONGEST_SUBJECT).toWellFormed()
}

const LONGEST_SUBJECT = 150
