import { eq, or, sql } from 'drizzle-orm'
import type { App } from '../../app.ts'
import { adminUsers } from '../../db/schema-accounts.ts'
import type { LoginInput } from '../../shared/admin-user.ts'
import { AppError } from '../../shared/errors.ts'
import { checkCode } from './check-code.ts'
import { isKnownDevice } from './known-devices.ts'
import { countAttempt, forgetAttempts, type LimitKey, takeBackAttempt } from './login-limits.ts'
import type { PasswordHasher } from './password-hasher.ts'
import { hashToken } from './session-token.ts'
import { type Browser, type SignedIn, startSession } from './start-session.ts'

/**
 * Proves who somebody is by password and, where the account asks for it, a code (contract, POST /api/admin/login).
 * The username may be the e-mail address. An unknown name, a wrong password, a deactivated account and an invitation
 * not taken up get the same answer after the same work: one look-up, one count, one comparison. Attempts are counted
 * by account (an unknown name has a count as well), and by network unless the browser is known.
 * Throws AppError: unauthenticated (with `fields.code` only once the password was right), rate_limited.
 */
export async function logIn(
  app: Pick<App, 'db' | 'clock'>,
  passwords: PasswordHasher,
  input: LoginInput,
  browser: Browser,
): Promise<SignedIn> {
  const user = await findByName(app, input.username)
  const { deviceToken } = browser
  const isKnown =
    deviceToken !== null && (await isKnownDevice(app.db, deviceToken, user?.id, app.clock.now()))
  const countedBy: LimitKey = isKnown
    ? `device:${hashToken(deviceToken)}`
    : `account:${user?.id ?? hashToken(input.username.trim().toLowerCase())}`
  const network: LimitKey = `network:${browser.network}`
  if (!isKnown) await countAttempt(app, network)
  await countAttempt(app, countedBy)

  const isRight = await passwords.verify(user?.passwordHash ?? null, input.password)
  if (!user?.passwordHash || !user.isActive || !isRight) {
    throw new AppError('unauthenticated', 'Invalid username or password')
  }
  await forgetAttempts(app, countedBy)
  if (!isKnown) await takeBackAttempt(app, network)
  if (user.totpConfirmedAt) {
    await checkCode(app, user, input.code, isKnown ? `code:${countedBy}` : `code:${user.id}`)
  }

  const newHash = passwords.isOutdated(user.passwordHash) ? await passwords.hash(input.password) : null
  return app.db.transaction(async (tx) => {
    const signedIn = await startSession(app, tx, user, browser)
    if (newHash) await tx.update(adminUsers).set({ passwordHash: newHash }).where(eq(adminUsers.id, user.id))
    return signedIn
  })
}

async function findByName(app: Pick<App, 'db'>, typed: string) {
  const name = typed.trim().toLowerCase()
  const [user] = await app.db
    .select()
    .from(adminUsers)
    .where(or(sql`lower(${adminUsers.username}) = ${name}`, sql`lower(${adminUsers.email}) = ${name}`))
    .limit(1)
  return user
}
