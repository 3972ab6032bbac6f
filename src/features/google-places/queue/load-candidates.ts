import { and, eq, isNull } from 'drizzle-orm'
import type { App } from '../../../app.ts'
import { partners } from '../../../db/schema/directory.ts'
import { googlePlaces } from '../../../db/schema/google.ts'
import { AppError } from '../../../shared/errors.ts'
import type { MatchCandidate } from '../../../shared/google-places/match.ts'
import { PlacesError } from '../../../shared/google-places/places-error.ts'
import { hasId } from '../../partners/lock-partners.ts'
import { PRICE_LIST } from '../cost/price-list.ts'
import { countCalls, readSpentMicros, refuseCost } from '../cost/spending.ts'
import { judgeMatch, toCandidate, toMatched } from '../match/judge-match.ts'

/**
 * Those known by id alone, a paid call each. Throws not_found, conflict beyond the budget, upstream_failed.
 */
export async function loadCandidates(
  app: Pick<App, 'db' | 'config' | 'clock' | 'places'>,
  partnerId: string,
): Promise<MatchCandidate[]> {
  if (!app.places) throw new AppError('unavailable', new PlacesError('not-configured').message)
  const [found] = await app.db
    .select({ partner: partners, place: googlePlaces })
    .from(googlePlaces)
    .innerJoin(partners, eq(partners.id, googlePlaces.partnerId))
    .where(and(hasId([partnerId]), isNull(partners.deletedAt), eq(googlePlaces.matchState, 'doubtful')))
  if (!found) throw new AppError('not_found', 'This partner waits for no decision.')
  const now = app.clock.now()
  let candidates = found.place.candidates
  const unread = candidates.filter(({ facts }) => facts === null)
  const cost = unread.length * PRICE_LIST.micros['details-enterprise']
  const refusal = refuseCost(app, await readSpentMicros(app.db, now), cost)
  if (refusal) throw new AppError('conflict', refusal)
  for (const { placeId } of unread) {
    try {
      const facts = await app.places.readPlace(placeId)
      await countCalls(app.db, 'details-enterprise', 1, now)
      const read = toCandidate(facts, judgeMatch(toMatched(found.partner), facts, false))
      candidates = candidates.map((other) => (other.placeId === placeId ? { ...read, placeId } : other))
    } catch (error) {
      if (!(error instanceof PlacesError)) throw error
      if (error.mayBeBilled) await countCalls(app.db, 'details-enterprise', 1, now)
      if (error.fault !== 'not-found') throw new AppError('upstream_failed', error.message)
      candidates = candidates.filter((other) => other.placeId !== placeId)
    }
    await app.db.update(googlePlaces).set({ candidates }).where(eq(googlePlaces.partnerId, found.partner.id))
  }
  return candidates
}
