import { and, eq, isNull, type SQL, sql } from 'drizzle-orm'
import type { App } from '../../../app.ts'
import { partners } from '../../../db/schema/directory.ts'
import { googlePlaces } from '../../../db/schema/google.ts'
import { AppError } from '../../../shared/errors.ts'
import type { GoogleFinding, GoogleFindingKind } from '../../../shared/google-places/queue.ts'
import { hasId } from '../../partners/lock-partners.ts'

const SHOWN = 200

const isUnseen = sql`g.seen_at is null and p.deleted_at is null and p.is_active`
const CONDITIONS: Record<GoogleFindingKind, SQL> = {
  closed: sql`p.google_business_status in ('closed', 'closed-for-now')`,
  moved: sql`p.google_business_status = 'moved'`,
  'rating-fell': sql`g.rating_before is not null`,
  'phone-differs': sql`g.other_phone is not null`,
}

/** By kind, and how many wait. */
export async function countFindings(
  app: Pick<App, 'db'>,
): Promise<Record<GoogleFindingKind, number> & { any: number; doubtful: number }> {
  const { rows } = await app.db.execute<
    Record<GoogleFindingKind, number> & { any: number; doubtful: number }
  >(sql`
    select ${sql.join(
      Object.entries(CONDITIONS).map(
        ([kind, condition]) =>
          sql`(count(*) filter (where ${isUnseen} and ${condition}))::int as ${sql.identifier(kind)}`,
      ),
      sql`, `,
    )},
      (count(*) filter (where ${isUnseen} and (${sql.join(Object.values(CONDITIONS), sql` or `)})))::int as "any",
      (count(*) filter (where g.match_state = 'doubtful' and p.deleted_at is null))::int as doubtful
    from google_places g join partners p on p.id = g.partner_id`)
  return rows[0] ?? { closed: 0, moved: 0, 'rating-fell': 0, 'phone-differs': 0, any: 0, doubtful: 0 }
}

export async function listFindings(app: Pick<App, 'db'>): Promise<GoogleFinding[]> {
  const { rows } = await app.db.execute<
    Omit<GoogleFinding, 'kinds'> & Record<GoogleFindingKind, boolean>
  >(sql`
    select p.id as "partnerId", p.name, p.city, p.state, p.phone, p.google_business_status as "businessStatus",
      g.other_phone as "googlePhone", p.google_rating as rating, g.rating_before as "ratingBefore",
      ${sql.join(
        Object.entries(CONDITIONS).map(
          ([kind, condition]) => sql`coalesce(${condition}, false) as ${sql.identifier(kind)}`,
        ),
        sql`, `,
      )}
    from google_places g join partners p on p.id = g.partner_id
    where ${isUnseen} and (${sql.join(Object.values(CONDITIONS), sql` or `)})
    order by p.name, p.id limit ${SHOWN}`)
  const kinds = Object.keys(CONDITIONS) as GoogleFindingKind[]
  return rows.map((row) => ({
    partnerId: row.partnerId,
    name: row.name,
    city: row.city,
    state: row.state,
    phone: row.phone,
    kinds: kinds.filter((kind) => row[kind]),
    businessStatus: row.businessStatus,
    googlePhone: row.googlePhone,
    rating: row.rating,
    ratingBefore: row.ratingBefore,
  }))
}

/** Until an update finds more. Throws not_found. */
export async function markSeen(app: Pick<App, 'db' | 'clock'>, partnerId: string): Promise<void> {
  const known = app.db
    .select({ id: partners.id })
    .from(partners)
    .where(and(hasId([partnerId]), isNull(partners.deletedAt)))
  const seen = await app.db
    .update(googlePlaces)
    .set({ seenAt: app.clock.now() })
    .where(eq(googlePlaces.partnerId, sql`(${known})`))
  if (seen.rowCount === 0) throw new AppError('not_found', 'Nothing is reported of this partner.')
}
