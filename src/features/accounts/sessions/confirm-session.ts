import type { PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/server'
import { eq } from 'drizzle-orm'
import type { App } from '../../../app.ts'
import { adminPasskeys, adminUsers } from '../../../db/schema/accounts.ts'
import type { SessionProof } from '../../../shared/accounts/admin-account.ts'
import type { ShownPasskey } from '../../../shared/accounts/passkeys.ts'
import { PASSKEY_REFUSED } from '../../../shared/accounts/passkeys.ts'
import { AppError } from '../../../shared/errors.ts'
import { refusedField } from '../../../shared/refusals.ts'
import { rememberChallenge } from '../passkeys/challenges.ts'
import { relyingParty } from '../passkeys/relying-party.ts'
import { verifyPasskey } from '../passkeys/verify-passkey.ts'
import { confirmPassword } from '../passwords/confirm-password.ts'
import type { PasswordHasher } from '../passwords/password-hasher.ts'
import { spendTotpCode } from '../second-factor/check-code.ts'
import { renewToken } from './create-session.ts'
import type { Session } from './find-session.ts'
import { countAttempt, forgetAttempts } from './login-limits.ts'

/** ACCOUNT-5. */
export const PROOF_MS = 5 * 60_000

/** Within PROOF_MS. */
export function isProved(session: Session, now: Date): boolean {
  return session.provedAt !== null && now.getTime() - session.provedAt.getTime() < PROOF_MS
}

/** Returns a new token. Throws invalid_input on the wrong field, rate_limited. */
export async function confirmSession(
  app: Pick<App, 'db' | 'clock' | 'siteUrl'>,
  passwords: PasswordHasher,
  session: Session,
  proof: SessionProof,
): Promise<string> {
  if ('password' in proof) await confirmPassword(app, passwords, session.user.id, proof.password)
  else if ('code' in proof) await confirmCode(app, session.user.id, proof.code)
  else await confirmPasskey(app, session.user.id, proof.credential)
  return renewToken(app.db, session.id, app.clock.now())
}

async function confirmCode(app: Pick<App, 'db' | 'clock'>, userId: string, code: string): Promise<void> {
  const [user] = await app.db.select().from(adminUsers).where(eq(adminUsers.id, userId))
  await countAttempt(app, `own:${userId}`)
  if (!user?.totpConfirmedAt || !(await spendTotpCode(app, user, code))) {
    throw refusedField('invalid_input', 'code', 'This code is wrong, or was used before.')
  }
  await forgetAttempts(app, `own:${userId}`)
}

async function confirmPasskey(
  app: Pick<App, 'db' | 'clock' | 'siteUrl'>,
  userId: string,
  answer: ShownPasskey,
): Promise<void> {
  await countAttempt(app, `own:${userId}`)
  const user = await verifyPasskey(app, answer, 'passkey-confirmation', userId)
  if (!user) throw refusedField('invalid_input', 'credential', PASSKEY_REFUSED)
  await forgetAttempts(app, `own:${userId}`)
}

/** Throws invalid_input without a passkey. */
export async function offerPasskeyConfirmation(
  app: Pick<App, 'db' | 'clock' | 'siteUrl'>,
  session: Session,
): Promise<PublicKeyCredentialRequestOptionsJSON> {
  const party = relyingParty(app.siteUrl)
  const own = await app.db
    .select({ id: adminPasskeys.id })
    .from(adminPasskeys)
    .where(eq(adminPasskeys.userId, session.user.id))
  if (own.length === 0) throw new AppError('invalid_input', 'There is no passkey for your account.')
  const { generateAuthenticationOptions } = await import('@simplewebauthn/server')
  const options = await generateAuthenticationOptions({
    rpID: party.id,
    userVerification: 'required',
    allowCredentials: own,
  })
  await rememberChallenge(app, options.challenge, 'passkey-confirmation', session.user.id)
  return options
}
