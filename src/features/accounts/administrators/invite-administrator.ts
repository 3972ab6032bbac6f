import { eq, or, sql } from 'drizzle-orm'
import type { App } from '../../../app.ts'
import type { Queryable } from '../../../db/open.ts'
import { adminUsers } from '../../../db/schema/accounts.ts'
import type { Administrator } from '../../../shared/accounts/admin-account.ts'
import type { Actor, InvitationInput } from '../../../shared/accounts/admin-user.ts'
import { AppError } from '../../../shared/errors.ts'
import type { Networks } from '../../../shared/network-of.ts'
import { administratorNotFound } from '../../../shared/refusals.ts'
import { notifyAdministrators } from '../notify-administrators.ts'
import { recordAccountChange } from '../record-account-change.ts'
import { showAdministrator } from './list-administrators.ts'
import { sendLink } from './send-link.ts'

type Parts = Pick<App, 'db' | 'clock' | 'config' | 'jobs' | 'siteUrl'>

/**
 * Mails a link (72 hours). `networks`: the actor's. Throws conflict, with `fields`, for a taken name or
 * address.
 */
export async function inviteAdministrator(
  app: Parts,
  input: InvitationInput,
  actor: Actor,
  networks: Networks,
): Promise<Administrator> {
  const now = app.clock.now()
  return app.db.transaction(async (tx) => {
    const [user] = await tx
      .insert(adminUsers)
      .values({ ...input, createdAt: now, updatedAt: now })
      .onConflictDoNothing()
      .returning()
    if (!user) throw await nameTaken(tx, input)
    await sendLink(app, tx, user, { purpose: 'invitation', by: actor.name })
    const { username, email, firstName, lastName, isActive } = user
    const after = { username, email, firstName, lastName, isActive }
    await recordAccountChange(tx, 'invite', actor, user, { before: null, after }, now)
    await notifyAdministrators(tx, app, { kind: 'invited', user, actor, networks })
    return showAdministrator(tx, user.id, actor.id, now)
  })
}

/** Voids the earlier link. */
export async function resendInvitation(app: Parts, id: string, actor: Actor): Promise<Administrator> {
  const now = app.clock.now()
  return app.db.transaction(async (tx) => {
    const user = await lockActive(tx, id)
    if (user.passwordHash !== null) throw new AppError('conflict', 'This invitation was already accepted.')
    await sendLink(app, tx, user, { purpose: 'invitation', by: actor.name })
    const change = { before: {}, after: { invitation: 'sent again' } }
    await recordAccountChange(tx, 'invite', actor, user, change, now)
    return showAdministrator(tx, id, actor.id, now)
  })
}

/** Throws not_found; conflict when deactivated. */
export async function lockActive(tx: Queryable, id: string) {
  const [user] = await tx.select().from(adminUsers).where(eq(adminUsers.id, id)).for('update')
  if (!user) throw administratorNotFound()
  if (!user.isActive) throw new AppError('conflict', 'This account is deactivated. Please activate it first.')
  return user
}

async function nameTaken(tx: Queryable, input: InvitationInput): Promise<AppError> {
  const sameName = sql<boolean>`lower(${adminUsers.username}) = lower(${input.username})`
  const sameEmail = sql<boolean>`lower(${adminUsers.email}) = lower(${input.email})`
  const rows = await tx.select({ sameName, sameEmail }).from(adminUsers).where(or(sameName, sameEmail))
  const fields: Record<string, string> = {}
  if (rows.some((row) => row.sameName)) fields.username = 'This username is taken.'
  if (rows.some((row) => row.sameEmail)) fields.email = 'Somebody with this email address has an account.'
  return new AppError('conflict', 'This account already exists.', { fields })
}
