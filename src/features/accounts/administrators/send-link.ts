import { eq } from 'drizzle-orm'
import type { App } from '../../../app.ts'
import type { Queryable } from '../../../db/open.ts'
import { adminLinks, type LinkPurpose } from '../../../db/schema/accounts.ts'
import { queueMail } from '../../inquiries/mail/queue-mail.ts'
import { cleanLine } from '../../inquiries/receive/clean-text.ts'
import { accountMail } from '../notify-administrators.ts'
import { hashToken, newToken } from '../sessions/session-token.ts'

type Link = { purpose: LinkPurpose; by?: string; clearsSecondFactor?: boolean }

export const LINK_MINUTES: Record<LinkPurpose, number> = { invitation: 72 * 60, reset: 60, forgotten: 30 }

/** In the caller's transaction; voids earlier ones. `by`: who asks, unless it was forgotten. */
export async function sendLink(
  app: Pick<App, 'clock' | 'config' | 'jobs' | 'siteUrl'>,
  tx: Queryable,
  user: { id: string; username: string; email: string; firstName: string | null },
  { purpose, by, clearsSecondFactor = false }: Link,
): Promise<void> {
  const url = await createLink(app, tx, user.id, { purpose, clearsSecondFactor })
  const siteName = app.config.provider.name
  const mail = linkMail({ user, purpose, by, url, minutes: LINK_MINUTES[purpose], siteName })
  await queueMail(tx, app, { kind: 'account', to: user.email, ...mail }, app.clock.now())
}

/** A single-use address; voids earlier ones. Only the token's hash is stored. */
export async function createLink(
  app: Pick<App, 'clock' | 'siteUrl'>,
  tx: Queryable,
  userId: string,
  { purpose, clearsSecondFactor }: { purpose: LinkPurpose; clearsSecondFactor: boolean },
): Promise<string> {
  const now = app.clock.now()
  const token = newToken()
  await tx.delete(adminLinks).where(eq(adminLinks.userId, userId))
  await tx.insert(adminLinks).values({
    tokenHash: hashToken(token),
    userId,
    purpose,
    clearsSecondFactor,
    createdAt: now,
    expiresAt: new Date(now.getTime() + LINK_MINUTES[purpose] * 60_000),
  })
  return `${app.siteUrl}/admin/link#token=${token}`
}

type LinkFacts = {
  user: { username: string; firstName: string | null }
  purpose: LinkPurpose
  by?: string | undefined
  url: string
  minutes: number
  siteName: string
}

const NOT_CHANGED = 'Your password has not changed.'
const WORDS: Record<LinkPurpose, readonly [reason: string, advice: string]> = {
  invitation: [
    '{by} invites you to help manage the {site} partner directory.',
    'If you did not expect this, you can ignore this message.',
  ],
  reset: [
    '{by} asked for a new password for your account in the {site} partner directory.',
    `If you did not expect this, please tell the other administrators. ${NOT_CHANGED}`,
  ],
  forgotten: [
    'Somebody asked for a new password for your account in the {site} partner directory.',
    `If it was not you, you can ignore this message. ${NOT_CHANGED}`,
  ],
}

/** With a link to choose a password. */
export function linkMail({ user, purpose, by = '', url, minutes, siteName }: LinkFacts) {
  const site = cleanLine(siteName)
  const [reason, advice] = WORDS[purpose]
  const subject = purpose === 'invitation' ? `Your invitation to ${site}` : `A new password for ${site}`
  return accountMail(user, subject, [
    reason.replace('{site}', () => site).replace('{by}', () => cleanLine(by)),
    '',
    `Username:  ${cleanLine(user.username)}`,
    'Choose a password here:',
    url,
    '',
    `The link works once, for ${inWords(minutes)}.`,
    advice,
  ])
}

function inWords(minutes: number): string {
  if (minutes < 60) return `${minutes} minutes`
  return minutes === 60 ? '1 hour' : `${minutes / 60} hours`
}
