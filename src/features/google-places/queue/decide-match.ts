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
import { lockPartner, nextMoment } from '../../partners/lock-partners.ts'

/**
 * Throws not_found, conflict when nothing is open or kept, invalid_input for a place that is no candidate.
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
    const isOpen = place?.matchState === 'doubtful'
    const isPossible = decision === 'reopen' ? !isOpen && place && place.candidates.length > 0 : isOpen
    if (!place || !isPossible)
      throw new AppError(
        'conflict',
        isOpen ? 'This match is open already.' : 'This match is decided already.',
      )
    const isKnown = (id: string | null | undefined) =>
      place.candidates.some((candidate) => candidate.placeId === id)
    if (decision === 'choose' && !isKnown(placeId))
      throw new AppError('invalid_input', 'This place is no candidate.', {
        fields: { placeId: 'Please choose a place.' },
      })
    const matchState = { choose: 'matched', none: 'none', never: 'never', reopen: 'doubtful' } as const
    await tx
      .update(googlePlaces)
      .set({ matchState: matchState[decision], updatedAt: now })
      .where(eq(googlePlaces.partnerId, before.id))
    const chosen = decision === 'choose' ? (placeId ?? null) : null
    if (decision !== 'choose' && !isKnown(before.googlePlaceId)) return
    const change = diffRow(before, { ...before, googlePlaceId: chosen })
    if (!change) return
    await tx
      .update(partners)
      .set({ googlePlaceId: chosen, updatedAt: nextMoment(now), version })
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
