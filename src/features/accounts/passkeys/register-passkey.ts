import type { AuthenticatorTransportFuture } from '@simplewebauthn/server'
import { eq } from 'drizzle-orm'
import type { App } from '../../../app.ts'
import { adminPasskeys } from '../../../db/schema/accounts.ts'
import type { Actor } from '../../../shared/accounts/admin-user.ts'
import type { Passkey, PasskeyCreationOptions, PasskeyInput } from '../../../shared/accounts/passkeys.ts'
import { AppError } from '../../../shared/errors.ts'
import { confirmPassword } from '../passwords/confirm-password.ts'
import type { PasswordHasher } from '../passwords/password-hasher.ts'
import { nameOf, recordAccountChange } from '../record-account-change.ts'
import type { Session } from '../sessions/find-session.ts'
import { rememberChallenge, takeChallenge } from './challenges.ts'
import { toPasskey } from './change-passkey.ts'
import { relyingParty } from './relying-party.ts'

const MOST_PASSKEYS = 20

/** Discoverable, with user verification: it counts as both factors. */
export async function offerPasskey(
  app: Pick<App, 'db' | 'clock' | 'config' | 'siteUrl'>,
  passwords: PasswordHasher,
  session: Session,
  password: string,
): Promise<PasskeyCreationOptions> {
  const party = relyingParty(app.siteUrl)
  const user = await confirmPassword(app, passwords, session.user.id, password)
  const existing = await app.db.select().from(adminPasskeys).where(eq(adminPasskeys.userId, user.id))
  if (existing.length >= MOST_PASSKEYS) {
    throw new AppError(
      'invalid_input',
      `There are ${MOST_PASSKEYS} passkeys already. Please remove one first.`,
    )
  }
  const { generateRegistrationOptions } = await import('@simplewebauthn/server')
  const options = await generateRegistrationOptions({
    rpID: party.id,
    rpName: app.config.provider.name,
    userName: user.username,
    userDisplayName: nameOf(user),
    userID: new TextEncoder().encode(user.id),
    attestationType: 'none',
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    excludeCredentials: existing.map(({ id, transports }) => ({
      id,
      transports: transports as AuthenticatorTransportFuture[],
    })),
  })
  await rememberChallenge(app, options.challenge, 'passkey-registration', user.id)
  return options
}

/** Throws invalid_input unless site, account and an unused challenge match. */
export async function registerPasskey(
  app: Pick<App, 'db' | 'clock' | 'siteUrl'>,
  session: Session,
  input: PasskeyInput,
  actor: Actor,
): Promise<Passkey> {
  const { user } = session
  const party = relyingParty(app.siteUrl)
  const { verifyRegistrationResponse } = await import('@simplewebauthn/server')
  const { registrationInfo } = await verifyRegistrationResponse({
    response: input.credential,
    expectedChallenge: (challenge) => takeChallenge(app, challenge, 'passkey-registration', user.id),
    expectedOrigin: party.origin,
    expectedRPID: party.id,
    requireUserVerification: true,
  }).catch((cause) => {
    throw notAccepted(cause)
  })
  if (!registrationInfo) throw notAccepted()

  const { credential } = registrationInfo
  const now = app.clock.now()
  return app.db.transaction(async (tx) => {
    const [row] = await tx
      .insert(adminPasskeys)
      .values({
        id: credential.id,
        userId: user.id,
        publicKey: Buffer.from(credential.publicKey).toString('base64url'),
        counter: credential.counter,
        transports: credential.transports ?? [],
        name: input.name,
        createdAt: now,
      })
      .onConflictDoNothing()
      .returning()
    if (!row) throw new AppError('conflict', 'This passkey was already added.')
    const change = { before: { passkey: null }, after: { passkey: row.name } }
    await recordAccountChange(tx, 'update', actor, user, change, now)
    return toPasskey(row)
  })
}

function notAccepted(cause?: unknown): AppError {
  return new AppError('invalid_input', 'The passkey could not be added. Please try again.', { cause })
}
