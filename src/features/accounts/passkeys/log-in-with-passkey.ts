import type { PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/server'
import type { App } from '../../../app.ts'
import type { ShownPasskey } from '../../../shared/accounts/passkeys.ts'
import { PASSKEY_REFUSED } from '../../../shared/accounts/passkeys.ts'
import { AppError } from '../../../shared/errors.ts'
import { countAttempts, networkKeys, takeBackAttempt } from '../sessions/login-limits.ts'
import { type Browser, type SignedIn, startSession } from '../sessions/start-session.ts'
import { rememberChallenge } from './challenges.ts'
import { relyingParty } from './relying-party.ts'
import { verifyPasskey } from './verify-passkey.ts'

/** For any of this site. */
export async function offerPasskeyLogin(
  app: Pick<App, 'db' | 'clock' | 'siteUrl'>,
): Promise<PublicKeyCredentialRequestOptionsJSON> {
  const party = relyingParty(app.siteUrl)
  const { generateAuthenticationOptions } = await import('@simplewebauthn/server')
  const options = await generateAuthenticationOptions({ rpID: party.id, userVerification: 'required' })
  await rememberChallenge(app, options.challenge, 'passkey-login', null)
  return options
}

/** Both factors at once. Throws unauthenticated, in the same words for all reasons; rate_limited. */
export async function logInWithPasskey(
  app: Pick<App, 'db' | 'clock' | 'siteUrl'>,
  answer: ShownPasskey,
  browser: Browser,
): Promise<SignedIn> {
  const counted = networkKeys(browser.networks)
  await countAttempts(app, counted)
  const user = await verifyPasskey(app, answer, 'passkey-login', null)
  if (!user) throw new AppError('unauthenticated', PASSKEY_REFUSED)
  for (const key of counted) await takeBackAttempt(app, key)
  return app.db.transaction((tx) => startSession(app, tx, user, browser))
}
