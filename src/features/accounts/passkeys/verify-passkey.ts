import { eq } from 'drizzle-orm'
import type { App } from '../../../app.ts'
import { adminPasskeys, adminUsers, type ChallengePurpose } from '../../../db/schema/accounts.ts'
import type { ShownPasskey } from '../../../shared/accounts/passkeys.ts'
import { takeChallenge } from './challenges.ts'
import { relyingParty } from './relying-party.ts'

/** Null when site, challenge, key or user verification is wrong. */
export async function verifyPasskey(
  app: Pick<App, 'db' | 'clock' | 'siteUrl'>,
  answer: ShownPasskey,
  purpose: ChallengePurpose,
  userId: string | null,
): Promise<typeof adminUsers.$inferSelect | null> {
  const party = relyingParty(app.siteUrl)
  const [found] = await app.db
    .select({ passkey: adminPasskeys, user: adminUsers })
    .from(adminPasskeys)
    .innerJoin(adminUsers, eq(adminUsers.id, adminPasskeys.userId))
    .where(eq(adminPasskeys.id, answer.id))
  if (!found?.user.isActive || (userId !== null && found.user.id !== userId)) return null
  const { passkey, user } = found
  const { verifyAuthenticationResponse } = await import('@simplewebauthn/server')
  const result = await verifyAuthenticationResponse({
    response: answer,
    expectedChallenge: (challenge) => takeChallenge(app, challenge, purpose, userId),
    expectedOrigin: party.origin,
    expectedRPID: party.id,
    credential: {
      id: passkey.id,
      publicKey: new Uint8Array(Buffer.from(passkey.publicKey, 'base64url')),
      counter: passkey.counter,
    },
    requireUserVerification: true,
  }).catch(() => null)
  if (!result?.verified) return null
  await app.db
    .update(adminPasskeys)
    .set({ counter: result.authenticationInfo.newCounter, lastUsedAt: app.clock.now() })
    .where(eq(adminPasskeys.id, passkey.id))
  return user
}
