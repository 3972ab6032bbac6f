import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { App } from '../../app.ts'
import type { Queryable } from '../../db/open.ts'
import { adminSetup, adminUsers } from '../../db/schema/accounts.ts'
import type { AdminUser, FirstUserInput } from '../../shared/accounts/admin-user.ts'
import { AppError } from '../../shared/errors.ts'
import type { Networks } from '../../shared/network-of.ts'
import { toAdminUser } from './administrators/list-administrators.ts'
import { checkNewPassword } from './passwords/check-new-password.ts'
import type { PasswordHasher } from './passwords/password-hasher.ts'
import { recordAccountChange } from './record-account-change.ts'
import { countAttempt } from './sessions/login-limits.ts'
import { isSetupCode } from './setup-code.ts'

/**
 * ACCOUNT-1. `isCodeNeeded`: false on this machine only. Throws conflict (not the first), forbidden (wrong
 * code), rate_limited, invalid_input.
 */
export async function createFirstUser(
  app: Pick<App, 'db' | 'clock' | 'config' | 'siteUrl' | 'setupCode'>,
  passwords: PasswordHasher,
  input: FirstUserInput,
  { isCodeNeeded, networks }: { isCodeNeeded: boolean; networks: Networks },
): Promise<AdminUser> {
  const { setupCode, password, ...person } = input
  if (await hasAdministrator(app.db)) throw alreadyDone()
  if (isCodeNeeded && !isSetupCode(app.setupCode, setupCode)) {
    if (setupCode) await countAttempt(app, `setup:${networks.block}`)
    throw new AppError(
      'forbidden',
      'Please enter the setup code that was printed when the product started.',
      {
        fields: {
          setupCode: setupCode
            ? 'This is not the setup code that the log shows.'
            : 'Please enter the setup code.',
        },
      },
    )
  }
  checkNewPassword(app, password, person)

  const now = app.clock.now()
  const id = randomUUID()
  return app.db.transaction(async (tx) => {
    // Hashing may outlast others' DATABASE_WAIT_MS.
    const { rows } = await tx.execute<{ isOurs: boolean }>(
      sql`select pg_try_advisory_xact_lock(hashtext('first administrator')) as "isOurs"`,
    )
    if (!rows[0]?.isOurs)
      throw new AppError('conflict', 'The first administrator is being created. Please log in.')
    const [isFirst] = await tx
      .insert(adminSetup)
      .values({ userId: id, doneAt: now })
      .onConflictDoNothing()
      .returning()
    if (!isFirst || (await hasUser(tx))) throw alreadyDone()
    const [user] = await tx
      .insert(adminUsers)
      .values({ id, ...person, passwordHash: await passwords.hash(password), createdAt: now, updatedAt: now })
      .returning()
    if (!user) throw new Error('The first administrator was not stored.')
    const { username, email, firstName, lastName, isActive } = user
    const after = { username, email, firstName, lastName, isActive }
    await recordAccountChange(tx, 'create', null, user, { before: null, after }, now)
    return toAdminUser(user)
  })
}

/** Whether the first setup is done. */
export async function hasAdministrator(db: Queryable): Promise<boolean> {
  const [done] = await db.select({ id: adminSetup.id }).from(adminSetup)
  return done !== undefined || hasUser(db)
}

async function hasUser(db: Queryable): Promise<boolean> {
  const [user] = await db.select({ id: adminUsers.id }).from(adminUsers)
  return user !== undefined
}

function alreadyDone(): AppError {
  return new AppError('conflict', 'An administrator exists already. Please log in.')
}
