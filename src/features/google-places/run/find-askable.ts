import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Queryable } from '../../../db/open.ts'
import { partners } from '../../../db/schema/directory.ts'
import { googlePlaces } from '../../../db/schema/google.ts'
import { hasId } from '../../partners/lock-partners.ts'

/** Without those deleted or marked "never ask again". */
export async function findAskable(
  db: Queryable,
  partnerIds: readonly string[],
): Promise<{ id: string; name: string }[]> {
  const ids = [...new Set(partnerIds.map((id) => id.toLowerCase()))]
  const rows = await db
    .select({ id: partners.id, name: partners.name })
    .from(partners)
    .leftJoin(googlePlaces, eq(googlePlaces.partnerId, partners.id))
    .where(
      and(hasId(ids), isNull(partners.deletedAt), sql`${googlePlaces.matchState} is distinct from 'never'`),
    )
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}
