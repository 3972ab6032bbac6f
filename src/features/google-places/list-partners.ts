import { and, eq, isNull, type SQL, sql } from 'drizzle-orm'
import type { App } from '../../app.ts'
import { partners } from '../../db/schema/directory.ts'
import { googlePlaces } from '../../db/schema/google.ts'
import { type GooglePartners, MOST_PARTNERS } from '../../shared/google-places/run.ts'

type Named = { id: string; name: string; city: string; state: string }
type Wanted = { q: string; has: 'yes' | 'no'; offset: number; limit: number }

/** A rating of 0 counts as none. */
const HAS_RATING = sql`coalesce(${partners.googleRating}, 0) > 0`

/** Without unrated ones marked "never ask again". */
function activePartners(app: Pick<App, 'db'>, condition: SQL | undefined) {
  return app.db
    .select({
      id: partners.id,
      name: partners.name,
      city: partners.city,
      state: partners.state,
      phone: partners.phone,
      googleRating: partners.googleRating,
      googleReviewCount: partners.googleReviewCount,
      total: sql<number>`(count(*) over ())::int`,
    })
    .from(partners)
    .leftJoin(googlePlaces, eq(googlePlaces.partnerId, partners.id))
    .where(and(partners.isActive, isNull(partners.deletedAt), condition))
    .orderBy(partners.name, partners.id)
}

const isMissing = sql`not ${HAS_RATING} and ${googlePlaces.matchState} is distinct from 'never'`

function contains(text: string): SQL | undefined {
  const q = text.trim().toLowerCase()
  if (q === '') return undefined
  const texts = [partners.name, partners.city, partners.state]
  return sql`(${sql.join(
    texts.map((column) => sql`position(${q} in lower(${column})) > 0`),
    sql` or `,
  )})`
}

/** `q` in name, city or state. */
export async function listGooglePartners(
  app: Pick<App, 'db'>,
  { q, has, offset, limit }: Wanted,
): Promise<GooglePartners> {
  const condition = and(has === 'yes' ? HAS_RATING : isMissing, contains(q))
  const rows = await activePartners(app, condition).offset(offset).limit(limit)
  return { total: rows[0]?.total ?? 0, partners: rows.map(({ total: _, ...row }) => row) }
}

/** As many as one update takes. */
export async function listMissingIds(app: Pick<App, 'db'>, q: string): Promise<string[]> {
  const rows = await activePartners(app, and(isMissing, contains(q))).limit(MOST_PARTNERS)
  return rows.map(({ id }) => id)
}

/** For the console's list. */
export async function listMissing(app: Pick<App, 'db'>): Promise<Named[]> {
  const rows = await activePartners(app, isMissing)
  return rows.map(({ id, name, city, state }) => ({ id, name, city, state }))
}

/** Active ones. */
export async function countGooglePartners(app: Pick<App, 'db'>) {
  const [counts] = await app.db
    .select({
      partnerCount: sql<number>`count(*)::int`,
      ratedCount: sql<number>`(count(*) filter (where ${HAS_RATING}))::int`,
      missingCount: sql<number>`(count(*) filter (where ${isMissing}))::int`,
    })
    .from(partners)
    .leftJoin(googlePlaces, eq(googlePlaces.partnerId, partners.id))
    .where(and(partners.isActive, isNull(partners.deletedAt)))
  return counts ?? { partnerCount: 0, ratedCount: 0, missingCount: 0 }
}
