import { and, eq, gt, isNotNull, isNull, or, sql } from 'drizzle-orm'
import type { App } from '../../../app.ts'
import { adminLinks, adminUsers } from '../../../db/schema/accounts.ts'
import { AppError } from '../../../shared/errors.ts'
import type { Networks } from '../../../shared/network-of.ts'
import { sendLink } from '../administrators/send-link.ts'
import { recordAccountChange } from '../record-account-change.ts'
import { isNamed } from '../sessions/log-in.ts'
import { countAttempts, type LimitKey } from '../sessions/login-limits.ts'
import { hashTypedName, openTypedName, sealTypedName } from '../sessions/session-token.ts'

const PAUSE_MS = 5 * 60_000

const LOGIN_SCREEN = { id: null, name: 'Login screen' }

/**
 * For 30 minutes. Not for deactivated accounts, or those with an administrator's link, which anybody could
 * void. Takes a name of sealTypedName.
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
      .where(and(isNamed(name), eq(adminUsers.isActive, true), isNotNull(adminUsers.passwordHash)))
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

/**
 * A job looks the name up: neither answer nor time reveals it. Throws rate_limited; conflict without a mail
 * server.
 */
export async function askForLink(
  app: Pick<App, 'db' | 'jobs' | 'clock' | 'config'>,
  typed: string,
  networks: Networks,
): Promise<void> {
  if (app.config.mail.smtpUrl === null)
    throw new AppError('conflict', 'This site sends no mail. Please ask another administrator.')
  const name = typed.trim().toLowerCase()
  const from: LimitKey = `forgotten-from:${networks.block}`
  await countAttempts(app, [from, `forgotten:${hashTypedName(app.db, name)}`])
  const payload = { name: sealTypedName(app.db, name) }
  await app.db.transaction((tx) => app.jobs.enqueue(tx, 'send-password-link', payload))
}
