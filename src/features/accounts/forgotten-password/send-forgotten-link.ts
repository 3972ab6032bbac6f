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
 * A password link for 30 minutes. Not for deactivated accounts, or those with an administrator's link, which anybody
 * could void. Takes a name of sealTypedName.
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
