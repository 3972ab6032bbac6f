import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { App } from '../../../app.ts'
import type { Queryable } from '../../../db/open.ts'
import { outbox } from '../../../db/schema.ts'
import { adminLinks } from '../../../db/schema-accounts.ts'
import { hashToken, newToken } from '../sessions/session-token.ts'
import { linkMail } from './link-mail.ts'

type Link =
  | { purpose: 'invitation'; by: string }
  | { purpose: 'reset'; by: string; clearsSecondFactor: boolean }

/** In hours. */
const LINK_HOURS = { invitation: 72, reset: 1 } as const

/**
 * Mails a single-use password link and invalidates earlier ones, in the caller's transaction. `by`: who asks.
 */
export async function sendLink(
  app: Pick<App, 'clock' | 'config' | 'jobs' | 'siteUrl'>,
  tx: Queryable,
  user: { id: string; username: string; email: string; firstName: string | null },
  link: Link,
): Promise<void> {
  const now = app.clock.now()
  const token = newToken()
  await tx.delete(adminLinks).where(eq(adminLinks.userId, user.id))
  await tx.insert(adminLinks).values({
    tokenHash: hashToken(token),
    userId: user.id,
    purpose: link.purpose,
    clearsSecondFactor: link.purpose === 'reset' && link.clearsSecondFactor,
    createdAt: now,
    expiresAt: new Date(now.getTime() + LINK_HOURS[link.purpose] * 3_600_000),
  })
  const outboxId = randomUUID()
  const mail = linkMail({
    ...link,
    user,
    url: `${app.siteUrl}/admin/link?token=${token}`,
    hours: LINK_HOURS[link.purpose],
    siteName: app.config.provider.name,
  })
  const row = { id: outboxId, kind: 'account', to: user.email, ...mail, createdAt: now } as const
  await tx.insert(outbox).values(tx.vault.seal(outbox, row))
  await app.jobs.enqueue(tx, 'send-mail', { outboxId })
}
