import { eq, or, sql } from 'drizzle-orm'
import type { App } from '../../../app.ts'
import type { Queryable } from '../../../db/open.ts'
import { adminUsers } from '../../../db/schema-accounts.ts'
import type { Administrator } from '../../../shared/accounts/admin-account.ts'
import type { Actor, InvitationInput } from '../../../shared/accounts/admin-user.ts'
import { AppError } from '../../../shared/errors.ts'
import type { Networks } from '../../../shared/network-of.ts'
import { recordAccountChange } from '../record-account-change.ts'
import { tellAdministrators } from '../tell-administrators.ts'
import { showAdministrator } from './list-administrators.ts'
import { sendLink } from './send-link.ts'

type Parts = Pick<App, 'db' | 'clock' | 'config' | 'jobs' | 'siteUrl'>

/**
 * Makes an account without a password, mails its owner a link to choose one, good for 72 hours, and tells the other
 * administrators. `networks` is from where the actor asks. Throws AppError conflict, with `fields`, when username or
 * e-mail address are taken.
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
    await tellAdministrators(tx, app, { kind: 'invited', user, actor, networks })
    return showAdministrator(tx, user.id, actor.id, now)
  })
}

/** Sends an invitation that was not taken up once more; the link before it is worthless then. */
export async function resendInvitation(app: Parts, id: string, actor: Actor): Promise<Administrator> {
  const now = app.clock.now()
  return app.db.transaction(async (tx) => {
    const [user] = await tx.select().from(adminUsers).where(eq(adminUsers.id, id)).for('update')
    if (!user) throw new AppError('not_found', 'Administrator not found')
    if (!user.isActive)
      throw new AppError('conflict', 'This account is deactivated. Please activate it first.')
    if (user.passwordHash !== null) throw new AppError('conflict', 'This invitation was taken up already.')
    await sendLink(app, tx, user, { purpose: 'invitation', by: actor.name })
    const change = { before: {}, after: { invitation: 'sent again' } }
    await recordAccountChange(tx, 'invite', actor, user, change, now)
    return showAdministrator(tx, id, actor.id, now)
  })
}

async function nameTaken(tx: Queryable, input: InvitationInput): Promise<AppError> {
  const sameName = sql<boolean>`lower(${adminUsers.username}) = lower(${input.username})`
  const sameEmail = sql<boolean>`lower(${adminUsers.email}) = lower(${input.email})`
  const rows = await tx.select({ sameName, sameEmail }).from(adminUsers).where(or(sameName, sameEmail))
  const fields: Record<string, string> = {}
  if (rows.some((row) => row.sameName)) fields.username = 'This username is taken.'
  if (rows.some((row) => row.sameEmail)) fields.email = 'Somebody with this email address has an account.'
  return new AppError('conflict', 'There is such an account already.', { fields })
}
