import type { inquiries } from '../../../db/schema.ts'
import { cleanLine } from '../receive/clean-text.ts'

type Quoted = Pick<typeof inquiries.$inferSelect, 'name' | 'email' | 'message'> & {
  phone?: string | null | undefined
}

/** A family's words marked line by line as theirs, so that nothing they write can pass for a line of ours in a mail. */
export function quoteMessage(message: string): string[] {
  return message.split('\n').map((line) => `> ${line}`.trimEnd())
}

/** Who asks and what, as the lines of a mail. */
export function familyLines(inquiry: Quoted): string[] {
  return [
    'FAMILY',
    `Name:       ${cleanLine(inquiry.name)}`,
    `Email:      ${cleanLine(inquiry.email)}`,
    `Telephone:  ${inquiry.phone ? cleanLine(inquiry.phone) : 'not given'}`,
    'Message:',
    ...quoteMessage(inquiry.message),
  ]
}

/** A subject that stays on one line and within 150 characters, whatever it names. */
export function subjectLine(text: string): string {
  return cleanLine(text).slice(0, LONGEST_SUBJECT).toWellFormed()
}

const LONGEST_SUBJECT = 150
