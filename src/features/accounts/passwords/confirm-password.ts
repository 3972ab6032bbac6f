import { eq } from 'drizzle-orm'
import type { App } from '../../../app.ts'
import { adminUsers } from '../../../db/schema/accounts.ts'
import { notLoggedIn, refusedField } from '../../../shared/refusals.ts'
import { countAttempt, forgetAttempts } from '../sessions/login-limits.ts'
import type { PasswordHasher } from './password-hasher.ts'

/**
 * A stolen session must not become permanent. Throws invalid_input on `field`, rate_limited (apart from
 * logins, which others can make fail).
 */
export async function confirmPassword(
  app: Pick<App, 'db' | 'clock'>,
  passwords: PasswordHasher,
  userId: string,
  password: string,
  field = 'password',
): Promise<typeof adminUsers.$inferSelect> {
  const [user] = await app.db.select().from(adminUsers).where(eq(adminUsers.id, userId))
  if (!user) throw notLoggedIn()
  await countAttempt(app, `own:${userId}`)
  if (!(await passwords.verify(user.passwordHash, password)))
    throw refusedField('invalid_input', field, 'This is not your present password.')
  await forgetAttempts(app, `own:${userId}`)
  return user
}
