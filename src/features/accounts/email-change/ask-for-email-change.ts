import { and, ne, or, sql } from 'drizzle-orm'
import type { App } from '../../../app.ts'
import type { Queryable } from '../../../db/open.ts'
import { adminEmailChanges, adminUsers } from '../../../db/schema/accounts.ts'
import type { Actor } from '../../../shared/accounts/admin-user.ts'
import type { EmailChange, PendingEmail } from '../../../shared/accounts/own-access.ts'
import { refusedField } from '../../../shared/refusals.ts'
import { queueMail } from '../../inquiries/mail/queue-mail.ts'
import { recordAccountChange } from '../record-account-change.ts'
import { lockUser } from '../second-factor/second-factor.ts'
import { hashToken, newToken } from '../sessions/session-token.ts'
import { confirmationMail, requestNotice } from './email-change-mails.ts'

const EMAIL_CHANGE_HOURS = 24

/**
 * Mails a link to the new address (24 hours) and tells the present one. Throws invalid_input, conflict, with
 * `fields`.
 */
export async function askForEmailChange(
  app: Pick<App, 'db' | 'clock' | 'config' | 'jobs' | 'siteUrl'>,
  { email }: EmailChange,
  actor: Actor,
): Promise<PendingEmail> {
  const now = app.clock.now()
  return app.db.transaction(async (tx) => {
    const user = await lockUser(tx, actor.id)
    if (email.toLowerCase() === user.email.toLowerCase())
      throw refusedField('invalid_input', 'email', 'This is your email address already.')
    await refuseTaken(tx, user.id, email)
    const token = newToken()
    const row = {
      ...tx.vault.seal(adminEmailChanges, { id: user.id, email }),
      tokenHash: hashToken(token),
      createdAt: now,
      expiresAt: new Date(now.getTime() + EMAIL_CHANGE_HOURS * 3_600_000),
    }
    await tx
      .insert(adminEmailChanges)
      .values(row)
      .onConflictDoUpdate({ target: adminEmailChanges.id, set: row })
    const facts = { user, email, siteName: app.config.provider.name }
    const url = `${app.siteUrl}/admin/account/email#token=${token}`
    const confirmation = confirmationMail({ ...facts, url, hours: EMAIL_CHANGE_HOURS })
    await queueMail(tx, app, { kind: 'account', to: email, ...confirmation }, now)
    const notice = requestNotice({ ...facts, accountUrl: `${app.siteUrl}/admin/account` })
    await queueMail(tx, app, { kind: 'account', to: user.email, ...notice }, now)
    const change = { before: {}, after: { newEmail: 'asked for' } }
    await recordAccountChange(tx, 'update', actor, user, change, now)
    return { email, expiresAt: row.expiresAt.toISOString() }
  })
}

/** Throws conflict: somebody else's address or username. */
export async function refuseTaken(tx: Queryable, userId: string, email: string): Promise<void> {
  const given = email.toLowerCase()
  const [other] = await tx
    .select({ id: adminUsers.id })
    .from(adminUsers)
    .where(
      and(
        ne(adminUsers.id, userId),
        or(sql`lower(${adminUsers.email}) = ${given}`, sql`lower(${adminUsers.username}) = ${given}`),
      ),
    )
  if (other) throw refusedField('conflict', 'email', 'Somebody with this email address has an account.')
}
