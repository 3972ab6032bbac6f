import type { inquiries } from '../../../db/schema.ts'
import { cleanLine } from '../receive/clean-text.ts'

type Quoted = Pick<typeof inquiries.$inferSelect, 'name' | 'email' | 'message'> & {
  phone?: string | null | undefined
}

/** Quotes a family's message by line, so that it cannot pass for our text. */
export function quoteMessage(message: string): string[] {
  return message.split('\n').map((line) => `> ${line}`.trimEnd())
}

/** Returns a mail's lines about an inquiry, up to the family's message. */
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
    'Message:',
    ...quoteMessage(inquiry.message),
  ]
}

/** Limits a subject to one line of 150 characters. */
export function subjectLine(text: string): string {
  return cleanLine(text).slice(0, LONGEST_SUBJECT).toWellFormed()
}

const LONGEST_SUBJECT = 150
