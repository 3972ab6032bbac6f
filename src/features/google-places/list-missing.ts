import { and, eq, isNull, sql } from 'drizzle-orm'
import type { App } from '../../app.ts'
import { partners } from '../../db/schema/directory.ts'
import { googlePlaces } from '../../db/schema/google.ts'

/** Active partners, by name, except those marked "never ask again". */
export async function listMissing(
  app: Pick<App, 'db'>,
): Promise<{ id: string; name: string; city: string; state: string }[]> {
  return app.db
    .select({ id: partners.id, name: partners.name, city: partners.city, state: partners.state })
    .from(partners)
    .leftJoin(googlePlaces, eq(googlePlaces.partnerId, partners.id))
    .where(
      and(
        partners.isActive,
        isNull(partners.deletedAt),
        sql`coalesce(${partners.googleRating}, 0) = 0`,
        sql`${googlePlaces.matchState} is distinct from 'never'`,
      ),
    )
    .orderBy(partners.name, partners.id)
}
