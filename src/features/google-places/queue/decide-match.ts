import { eq, sql } from 'drizzle-orm'
import type { App } from '../../../app.ts'
import { partners } from '../../../db/schema/directory.ts'
import { googlePlaces } from '../../../db/schema/google.ts'
import type { Actor } from '../../../shared/accounts/admin-user.ts'
import { AppError } from '../../../shared/errors.ts'
import type { QueueDecision } from '../../../shared/google-places/queue.ts'
import { takeNextVersion } from '../../directory/snapshot/directory-version.ts'
import { diffRow } from '../../history/diff-row.ts'
import { recordChangeSet } from '../../history/record-change-set.ts'
import { lockPartner } from '../../partners/lock-partners.ts'
import { nextMoment } from '../../partners/next-moment.ts'

/**
 * Stores a doubtful partner's place: a candidate, none, or none and never searched again. Its rating comes
 * with the next update. Throws not_found, conflict when nothing is open, invalid_input for another place.
 */
export async function decideMatch(
  app: Pick<App, 'db' | 'directory' | 'clock'>,
  partnerId: string,
  { decision, placeId }: QueueDecision,
  actor: Actor,
): Promise<void> {
  const now = app.clock.now()
  await app.db.transaction(async (tx) => {
    const version = await takeNextVersion(tx)
    const before = await lockPartner(tx, partnerId)
    const [place] = await tx
      .select()
      .from(googlePlaces)
      .where(eq(googlePlaces.partnerId, before.id))
      .for('update')
    if (place?.matchState !== 'doubtful') throw new AppError('conflict', 'This match is decided already.')
    if (decision !== 'choose') {
      await tx
        .update(googlePlaces)
        .set({ matchState: decision, candidates: [], updatedAt: now })
        .where(eq(googlePlaces.partnerId, before.id))
      return
    }
    if (!place.candidates.some((candidate) => candidate.placeId === placeId))
      throw new AppError('invalid_input', 'This place is no candidate.', {
        fields: { placeId: 'Please choose a place.' },
      })
    await tx
      .update(googlePlaces)
      .set({ matchState: 'matched', candidates: [], updatedAt: now })
      .where(eq(googlePlaces.partnerId, before.id))
    const change = diffRow(before, { ...before, googlePlaceId: placeId ?? null })
    if (!change) return
    await tx
      .update(partners)
      .set({ googlePlaceId: placeId ?? null, updatedAt: nextMoment(now), version })
      .where(sql`${partners.id} = ${before.id}`)
    await recordChangeSet(
      tx,
      { action: 'google', entity: 'partner', actor, subject: before.name },
      [change],
      now,
    )
  })
  await app.directory.refresh()
}
