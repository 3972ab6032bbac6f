import { and, eq, gt, isNotNull, isNull, or, sql } from 'drizzle-orm'
import type { App } from '../../../app.ts'
import { adminLinks, adminUsers } from '../../../db/schema/accounts.ts'
import { sendLink } from '../administrators/send-link.ts'
import { recordAccountChange } from '../record-account-change.ts'
import { openTypedName } from '../sessions/session-token.ts'

/** Between messages. */
const PAUSE_MS = 5 * 60_000

const LOGIN_SCREEN = { id: null, name: 'Login screen' }

/**
 * Mails a password link: single use, 30 minutes, second factor kept. Takes a name sealed by sealTypedName.
 * Sends nothing for unknown names, deactivated accounts, those without a password, and those with an open
 * link of an administrator, which anybody could void otherwise.
 */
export async function sendForgottenLink(
  app: Pick<App, 'db' | 'jobs' | 'clock' | 'config' | 'siteUrl'>,
  sealedName: string,
): Promise<void> {
  const name = openTypedName(app.db, sealedName)
  const now = app.clock.now()
  await app.db.transaction(async (tx) => {
    const [user] = await tx
      .select()
      .from(adminUsers)
      .where(
        and(
          or(sql`lower(${adminUsers.username}) = ${name}`, sql`lower(${adminUsers.email}) = ${name}`),
          eq(adminUsers.isActive, true),
          isNotNull(adminUsers.passwordHash),
        ),
      )
      .for('update')
    if (!user) return
    const [open] = await tx
      .select({ userId: adminLinks.userId })
      .from(adminLinks)
      .where(
        and(
          eq(adminLinks.userId, user.id),
          isNull(adminLinks.usedAt),
          gt(adminLinks.expiresAt, now),
          or(
            sql`${adminLinks.purpose} <> 'forgotten'`,
            gt(adminLinks.createdAt, new Date(now.getTime() - PAUSE_MS)),
          ),
        ),
      )
    if (open) return
    await sendLink(app, tx, user, { purpose: 'forgotten' })
    const change = { before: {}, after: { link: 'sent' } }
    await recordAccountChange(tx, 'reset', LOGIN_SCREEN, user, change, now)
  })
}
