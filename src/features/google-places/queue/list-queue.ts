import { and, eq, isNull, sql } from 'drizzle-orm'
import type { App } from '../../../app.ts'
import { partners } from '../../../db/schema/directory.ts'
import { googlePlaces } from '../../../db/schema/google.ts'
import type { MatchQueue } from '../../../shared/google-places/queue.ts'

const SHOWN = 50

/** The first 50, by name. */
export async function listQueue(app: Pick<App, 'db'>): Promise<MatchQueue> {
  const isWaiting = and(eq(googlePlaces.matchState, 'doubtful'), isNull(partners.deletedAt))
  const entries = await app.db
    .select({
      partnerId: partners.id,
      name: partners.name,
      address: partners.address,
      city: partners.city,
      state: partners.state,
      zipCode: partners.zipCode,
      phone: partners.phone,
      website: partners.website,
      candidates: googlePlaces.candidates,
      total: sql<number>`(count(*) over ())::int`,
    })
    .from(googlePlaces)
    .innerJoin(partners, eq(partners.id, googlePlaces.partnerId))
    .where(isWaiting)
    .orderBy(partners.name, partners.id)
    .limit(SHOWN)
  return { total: entries[0]?.total ?? 0, entries: entries.map(({ total: _, ...entry }) => entry) }
}
