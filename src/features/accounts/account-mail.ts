import { cleanLine } from '../inquiries/receive/clean-text.ts'

/** Plain text; `lines` must be clean. */
export function accountMail(
  to: { username: string; firstName: string | null },
  subject: string,
  lines: readonly string[],
): { subject: string; text: string } {
  const text = [`Hello ${cleanLine(to.firstName ?? to.username)},`, '', ...lines, ''].join('\n')
  return { subject: cleanLine(subject), text }
}
