import { eq, or, type SQL, sql } from 'drizzle-orm'
import type { App } from '../../../app.ts'
import { adminUsers } from '../../../db/schema/accounts.ts'
import type { LoginInput } from '../../../shared/accounts/admin-user.ts'
import { AppError } from '../../../shared/errors.ts'
import type { PasswordHasher } from '../passwords/password-hasher.ts'
import { checkCode } from '../second-factor/check-code.ts'
import { isKnownDevice } from './known-devices.ts'
import { countAttempts, forgetAttempts, type LimitKey, networkKeys, takeBackAttempt } from './login-limits.ts'
import { hashToken, hashTypedName } from './session-token.ts'
import { type Browser, type SignedIn, startSession } from './start-session.ts'

/**
 * The same answer and work for all reasons (ACCOUNT-2). Counts by network and typed name, or by known browser
 * (ACCOUNT-7). Throws unauthenticated (`fields.code` only after the right password), rate_limited.
 */
export async function logIn(
  app: Pick<App, 'db' | 'clock'>,
  passwords: PasswordHasher,
  input: LoginInput,
  browser: Browser,
): Promise<SignedIn> {
  const { user, countedBy, isKnown } = await checkPassword(app, passwords, input, browser)
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

async function checkPassword(
  app: Pick<App, 'db' | 'clock'>,
  passwords: PasswordHasher,
  input: LoginInput,
  { deviceToken, networks }: Browser,
) {
  const reserve = (isKnown: boolean) => passwords.reserve({ network: networks.block, isKnown })
  // Floods have no cookies: refused without a query.
  let place = deviceToken === null ? reserve(false) : null
  try {
    const [user] = await app.db.select().from(adminUsers).where(isNamed(input.username))
    const isKnown =
      deviceToken !== null && (await isKnownDevice(app.db, deviceToken, user?.id, app.clock.now()))
    const countedBy: LimitKey = isKnown
      ? `device:${hashToken(deviceToken)}`
      : `name:${hashTypedName(app.db, input.username)}`
    const byNetwork = isKnown ? [] : networkKeys(networks)
    place ??= reserve(isKnown)
    await countAttempts(app, [...byNetwork, countedBy])
    const isRight = await passwords.verify(user?.passwordHash ?? null, input.password, place)
    if (!user?.passwordHash || !user.isActive || !isRight) {
      throw new AppError('unauthenticated', 'Invalid username or password')
    }
    await forgetAttempts(app, countedBy)
    for (const key of byNetwork) await takeBackAttempt(app, key)
    return { user: { ...user, passwordHash: user.passwordHash }, countedBy, isKnown }
  } finally {
    place?.leave()
  }
}

/** SQL: by username or e-mail address. */
export function isNamed(typed: string): SQL | undefined {
  const name = typed.trim().toLowerCase()
  return or(sql`lower(${adminUsers.username}) = ${name}`, sql`lower(${adminUsers.email}) = ${name}`)
}
