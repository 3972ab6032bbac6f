import { cleanLine } from '../../inquiries/receive/clean-text.ts'
import { accountMail } from '../account-mail.ts'

/** Returns the plain-text message with an invitation or reset link. */
export function linkMail(facts: {
  purpose: 'invitation' | 'reset'
  user: { username: string; firstName: string | null }
  by: string
  url: string
  hours: number
  siteName: string
}): { subject: string; text: string } {
  const siteName = cleanLine(facts.siteName)
  const by = cleanLine(facts.by)
  const hours = facts.hours === 1 ? '1 hour' : `${facts.hours} hours`
  const isInvitation = facts.purpose === 'invitation'
  return accountMail(
    facts.user,
    isInvitation ? `Your invitation to ${siteName}` : `A new password for ${siteName}`,
    [
      isInvitation
        ? `${by} invites you to help manage the ${siteName} partner directory.`
        : `${by} asked for a new password for your account in the ${siteName} partner directory.`,
      '',
      `Username:  ${cleanLine(facts.user.username)}`,
      'Choose a password here:',
      facts.url,
      '',
      `The link works once, for ${hours}.`,
      isInvitation
        ? 'If you did not expect this, you can ignore this message.'
        : 'If you did not expect this, please tell the other administrators. Your password has not changed.',
    ],
  )
}
