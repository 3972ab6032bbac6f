import { and, eq, gt, isNull } from 'drizzle-orm'
import type { App } from '../../../app.ts'
import { adminChallenges, type ChallengePurpose } from '../../../db/schema/accounts.ts'

const GOOD_FOR_MS = 5 * 60_000

/** Five minutes; `userId` is null for a login. */
export async function rememberChallenge(
  app: Pick<App, 'db' | 'clock'>,
  challenge: string,
  purpose: ChallengePurpose,
  userId: string | null,
): Promise<void> {
  const expiresAt = new Date(app.clock.now().getTime() + GOOD_FOR_MS)
  await app.db.insert(adminChallenges).values({ challenge, purpose, userId, expiresAt })
}

/** False when used, or not given out for this. */
export async function takeChallenge(
  app: Pick<App, 'db' | 'clock'>,
  challenge: string,
  purpose: ChallengePurpose,
  userId: string | null,
): Promise<boolean> {
  const taken = await app.db
    .delete(adminChallenges)
    .where(
      and(
        eq(adminChallenges.challenge, challenge),
        eq(adminChallenges.purpose, purpose),
        userId === null ? isNull(adminChallenges.userId) : eq(adminChallenges.userId, userId),
        gt(adminChallenges.expiresAt, app.clock.now()),
      ),
    )
    .returning({ challenge: adminChallenges.challenge })
  return taken.length > 0
}
