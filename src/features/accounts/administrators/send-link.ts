import { eq } from 'drizzle-orm'
import type { App } from '../../../app.ts'
import type { Queryable } from '../../../db/open.ts'
import { adminLinks, type LinkPurpose } from '../../../db/schema/accounts.ts'
import { queueMail } from '../../inquiries/mail/queue-mail.ts'
import { hashToken, newToken } from '../sessions/session-token.ts'
import { linkMail } from './link-mail.ts'

type Link =
  | { purpose: 'invitation'; by: string }
  | { purpose: 'reset'; by: string; clearsSecondFactor: boolean }
  | { purpose: 'forgotten' }

export const LINK_MINUTES: Record<LinkPurpose, number> = { invitation: 72 * 60, reset: 60, forgotten: 30 }

/** A single-use link, in the caller's transaction; earlier ones are void. `by`: who asks. */
export async function sendLink(
  app: Pick<App, 'clock' | 'config' | 'jobs' | 'siteUrl'>,
  tx: Queryable,
  user: { id: string; username: string; email: string; firstName: string | null },
  link: Link,
): Promise<void> {
  const clearsSecondFactor = link.purpose === 'reset' && link.clearsSecondFactor
  const url = await createLink(app, tx, user.id, { purpose: link.purpose, clearsSecondFactor })
  const mail = linkMail({
    ...link,
    user,
    url,
    minutes: LINK_MINUTES[link.purpose],
    siteName: app.config.provider.name,
  })
  await queueMail(tx, app, { kind: 'account', to: user.email, ...mail }, app.clock.now())
}

/** Returns a single-use address; earlier ones are void. Stores only the token's hash. */
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
