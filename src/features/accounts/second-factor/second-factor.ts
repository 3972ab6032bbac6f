import { and, eq, isNull } from 'drizzle-orm'
import type { App } from '../../../app.ts'
import type { Queryable } from '../../../db/open.ts'
import { adminPasskeys, adminRecoveryCodes, adminUsers } from '../../../db/schema/accounts.ts'
import type { TotpOffer } from '../../../shared/accounts/admin-account.ts'
import type { Actor } from '../../../shared/accounts/admin-user.ts'
import { AppError } from '../../../shared/errors.ts'
import type { Networks } from '../../../shared/network-of.ts'
import { notLoggedIn, refusedField } from '../../../shared/refusals.ts'
import { notifyAdministrators } from '../notify-administrators.ts'
import { confirmPassword } from '../passwords/confirm-password.ts'
import type { PasswordHasher } from '../passwords/password-hasher.ts'
import { recordAccountChange } from '../record-account-change.ts'
import { replaceRecoveryCodes } from './recovery-codes.ts'
import { newTotpSecret, stepOfCode, totpUrl } from './totp.ts'

const NO_TOTP = { totpSecret: null, totpConfirmedAt: null, totpLastStep: null }

/** Logins change at `confirmTotp`. Throws conflict while an app is set up, and as confirmPassword. */
export async function beginTotp(
  app: Pick<App, 'db' | 'clock' | 'config'>,
  passwords: PasswordHasher,
  userId: string,
  password: string,
): Promise<TotpOffer> {
  const user = await confirmPassword(app, passwords, userId, password)
  const secret = newTotpSecret()
  const offered = await app.db
    .update(adminUsers)
    .set(app.db.vault.seal(adminUsers, { id: userId, totpSecret: secret, totpLastStep: null }))
    .where(and(eq(adminUsers.id, userId), isNull(adminUsers.totpConfirmedAt)))
    .returning({ id: adminUsers.id })
  if (offered.length === 0) throw new AppError('conflict', 'An authenticator app is set up already.')
  return { secret, otpauthUrl: totpUrl(secret, app.config.provider.name, user.username) }
}

/** Returns recovery codes. Throws invalid_input (wrong code), conflict (nothing offered). */
export async function confirmTotp(
  app: Pick<App, 'db' | 'clock'>,
  code: string,
  actor: Actor,
): Promise<string[]> {
  const now = app.clock.now()
  return app.db.transaction(async (tx) => {
    const user = await lockUser(tx, actor.id)
    if (user.totpSecret === null || user.totpConfirmedAt !== null) {
      throw new AppError('conflict', 'There is no authenticator app to confirm.')
    }
    const step = stepOfCode(tx.vault.open(adminUsers, user).totpSecret ?? '', code, now)
    if (step === null) {
      const sentence = 'This code is wrong. Please enter the one that the app shows now.'
      throw refusedField('invalid_input', 'code', sentence)
    }
    const on = { totpConfirmedAt: now, totpLastStep: step, updatedAt: now }
    await tx.update(adminUsers).set(on).where(eq(adminUsers.id, user.id))
    const change = { before: { totpConfirmedAt: null }, after: { totpConfirmedAt: now.toISOString() } }
    await recordAccountChange(tx, 'update', actor, user, change, now)
    return replaceRecoveryCodes(tx, user.id)
  })
}

/** No effect without an app. */
export async function turnOffTotp(
  app: Pick<App, 'db' | 'clock' | 'config' | 'jobs' | 'siteUrl'>,
  passwords: PasswordHasher,
  password: string,
  actor: Actor,
  networks: Networks,
): Promise<void> {
  await confirmPassword(app, passwords, actor.id ?? '', password)
  const now = app.clock.now()
  await app.db.transaction(async (tx) => {
    const user = await lockUser(tx, actor.id)
    await tx
      .update(adminUsers)
      .set({ ...NO_TOTP, updatedAt: now })
      .where(eq(adminUsers.id, user.id))
    await tx.delete(adminRecoveryCodes).where(eq(adminRecoveryCodes.userId, user.id))
    if (user.totpConfirmedAt === null) return
    const before = { totpConfirmedAt: user.totpConfirmedAt.toISOString() }
    await recordAccountChange(tx, 'update', actor, user, { before, after: { totpConfirmedAt: null } }, now)
    await notifyAdministrators(tx, app, { kind: 'second-factor-removed', user, actor, networks })
  })
}

/** Throws conflict without an app. */
export async function renewRecoveryCodes(
  app: Pick<App, 'db' | 'clock'>,
  passwords: PasswordHasher,
  password: string,
  actor: Actor,
): Promise<string[]> {
  await confirmPassword(app, passwords, actor.id ?? '', password)
  const now = app.clock.now()
  return app.db.transaction(async (tx) => {
    const user = await lockUser(tx, actor.id)
    if (user.totpConfirmedAt === null) throw new AppError('conflict', 'There is no authenticator app set up.')
    const change = { before: {}, after: { recoveryCodes: 'renewed' } }
    await recordAccountChange(tx, 'update', actor, user, change, now)
    return replaceRecoveryCodes(tx, user.id)
  })
}

/** Passkeys too. Returns whether there were any. */
export async function clearSecondFactor(tx: Queryable, userId: string): Promise<boolean> {
  const { totpConfirmedAt } = await lockUser(tx, userId)
  await tx.update(adminUsers).set(NO_TOTP).where(eq(adminUsers.id, userId))
  await tx.delete(adminRecoveryCodes).where(eq(adminRecoveryCodes.userId, userId))
  const passkeys = await tx.delete(adminPasskeys).where(eq(adminPasskeys.userId, userId)).returning()
  return totpConfirmedAt !== null || passkeys.length > 0
}

/** One's own. Throws unauthenticated. */
export async function lockUser(tx: Queryable, id: string | null) {
  const [user] = await tx
    .select()
    .from(adminUsers)
    .where(eq(adminUsers.id, id ?? ''))
    .for('update')
  if (!user) throw notLoggedIn()
  return user
}
