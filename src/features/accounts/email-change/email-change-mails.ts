import { cleanLine } from '../../inquiries/receive/clean-text.ts'
import { accountMail } from '../notify-administrators.ts'

type Facts = {
  user: { username: string; firstName: string | null }
  email: string
  siteName: string
}
type Mail = { subject: string; text: string }

/** Plain text, to the new address. */
export function confirmationMail({
  user,
  siteName,
  url,
  hours,
}: Facts & { url: string; hours: number }): Mail {
  const name = cleanLine(siteName)
  return accountMail(user, `Please confirm your email address for ${name}`, [
    `You asked to use this address for your account in the ${name} partner directory.`,
    '',
    `Username:  ${cleanLine(user.username)}`,
    'Confirm it here, while you are logged in:',
    url,
    '',
    `The link works once, for ${hours} hours.`,
    'If you did not ask for this, you can ignore this message.',
  ])
}

/** To the present address. */
export function requestNotice({ user, email, siteName, accountUrl }: Facts & { accountUrl: string }): Mail {
  const name = cleanLine(siteName)
  return accountMail(user, `A new email address for your account in ${name}`, [
    `Somebody who is logged in as you asked to change the email address of your account in the ${name} partner directory.`,
    '',
    `New address:  ${cleanLine(email)}`,
    '',
    'Nothing has changed yet: the new address has to be confirmed first.',
    'If it was not you, please sign out everywhere and change your password at once:',
    accountUrl,
  ])
}

/** To the old address. */
export function changedNotice({ user, email, siteName }: Facts): Mail {
  const name = cleanLine(siteName)
  return accountMail(user, `Your email address in ${name} was changed`, [
    `The email address of your account in the ${name} partner directory was changed.`,
    '',
    `New address:  ${cleanLine(email)}`,
    '',
    'This is the last message to this address. If it was not you, please tell the other administrators at once.',
  ])
}
