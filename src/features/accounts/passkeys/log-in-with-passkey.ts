import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/server'
import { eq } from 'drizzle-orm'
import type { App } from '../../../app.ts'
import { adminPasskeys, adminUsers } from '../../../db/schema-accounts.ts'
import type { PasskeyAnswer } from '../../../shared/admin-account.ts'
import { AppError } from '../../../shared/errors.ts'
import { countAttempt, type LimitKey, takeBackAttempt } from '../login-limits.ts'
import { type Browser, type SignedIn, startSession } from '../start-session.ts'
import { rememberChallenge, takeChallenge } from './challenges.ts'
import { relyingParty } from './relying-party.ts'

/** What a browser needs to ask for a passkey of this site, whosever it is. */
export async function offerPasskeyLogin(
  app: Pick<App, 'db' | 'clock' | 'siteUrl'>,
): Promise<PublicKeyCredentialRequestOptionsJSON> {
  const party = relyingParty(app.siteUrl)
  const { generateAuthenticationOptions } = await import('@simplewebauthn/server')
  const options = await generateAuthenticationOptions({ rpID: party.id, userVerification: 'required' })
  await rememberChallenge(app, options.challenge, 'passkey-login', null)
  return options
}

/**
 * Signs in by passkey: possession and finger, face or PIN in one, so that no further code is asked for. Failures are
 * counted by network. Throws AppError: unauthenticated, in the same words whatever was wrong; rate_limited.
 */
export async function logInWithPasskey(
  app: Pick<App, 'db' | 'clock' | 'siteUrl'>,
  answer: PasskeyAnswer,
  browser: Browser,
): Promise<SignedIn> {
  const network: LimitKey = `network:${browser.network}`
  await countAttempt(app, network)
  const user = await verify(app, answer)
  await takeBackAttempt(app, network)
  return app.db.transaction((tx) => startSession(app, tx, user, browser))
}

async function verify(app: Pick<App, 'db' | 'clock' | 'siteUrl'>, answer: PasskeyAnswer) {
  const party = relyingParty(app.siteUrl)
  const [found] = await app.db
    .select({ passkey: adminPasskeys, user: adminUsers })
    .from(adminPasskeys)
    .innerJoin(adminUsers, eq(adminUsers.id, adminPasskeys.userId))
    .where(eq(adminPasskeys.id, answer.id))
  if (!found?.user.isActive) throw notAccepted()
  const { passkey, user } = found
  const { verifyAuthenticationResponse } = await import('@simplewebauthn/server')
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response: answer as unknown as AuthenticationResponseJSON,
    expectedChallenge: (challenge) => takeChallenge(app, challenge, 'passkey-login', null),
    expectedOrigin: party.origin,
    expectedRPID: party.id,
    credential: {
      id: passkey.id,
      publicKey: new Uint8Array(Buffer.from(passkey.publicKey, 'base64url')),
      counter: passkey.counter,
    },
    requireUserVerification: true,
  }).catch((cause) => {
    throw notAccepted(cause)
  })
  if (!verified) throw notAccepted()
  await app.db
    .update(adminPasskeys)
    .set({ counter: authenticationInfo.newCounter, lastUsedAt: app.clock.now() })
    .where(eq(adminPasskeys.id, passkey.id))
  return user
}

function notAccepted(cause?: unknown): AppError {
  return new AppError('unauthenticated', 'This passkey was not accepted.', { cause })
}
