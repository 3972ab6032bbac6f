import { cleanLine } from '../../inquiries/receive/clean-text.ts'
import { accountMail } from '../notify-administrators.ts'

type LinkFacts = {
  user: { username: string; firstName: string | null }
  url: string
  minutes: number
  siteName: string
} & ({ purpose: 'invitation' | 'reset'; by: string } | { purpose: 'forgotten' })

/** With a link to choose a password. */
export function linkMail(facts: LinkFacts): { subject: string; text: string } {
  const siteName = cleanLine(facts.siteName)
  return accountMail(
    facts.user,
    facts.purpose === 'invitation' ? `Your invitation to ${siteName}` : `A new password for ${siteName}`,
    [
      reasonOf(facts, siteName),
      '',
      `Username:  ${cleanLine(facts.user.username)}`,
      'Choose a password here:',
      facts.url,
      '',
      `The link works once, for ${inWords(facts.minutes)}.`,
      adviceOf(facts),
    ],
  )
}

function reasonOf(facts: LinkFacts, siteName: string): string {
  switch (facts.purpose) {
    case 'invitation':
      return `${cleanLine(facts.by)} invites you to help manage the ${siteName} partner directory.`
    case 'reset':
      return `${cleanLine(facts.by)} asked for a new password for your account in the ${siteName} partner directory.`
    case 'forgotten':
      return `Somebody asked for a new password for your account in the ${siteName} partner directory.`
  }
}

function adviceOf({ purpose }: LinkFacts): string {
  switch (purpose) {
    case 'invitation':
      return 'If you did not expect this, you can ignore this message.'
    case 'reset':
      return 'If you did not expect this, please tell the other administrators. Your password has not changed.'
    case 'forgotten':
      return 'If it was not you, you can ignore this message. Your password has not changed.'
  }
}

function inWords(minutes: number): string {
  if (minutes < 60) return `${minutes} minutes`
  return minutes === 60 ? '1 hour' : `${minutes / 60} hours`
}
