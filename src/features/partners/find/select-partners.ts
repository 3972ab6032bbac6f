import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../../db/open.ts'
import { partners } from '../../../db/schema/directory.ts'
import {
  type Lacking,
  type PartnerFilters,
  type PartnerSort,
  readLacking,
} from '../../../shared/partners/partner-filters.ts'
import { findRegion } from '../../../shared/places/regions.ts'

export type Selection = { total: number; inactiveCount: number; ids: string[] }

/** The same on every database, whatever its locale. */
const folded = (column: SQL) => sql`lower(case when ${column} ~ '[^ -~]'
  then regexp_replace(normalize(${column}, NFKD), '[\u0300-\u036f]', '', 'g') else ${column} end) collate "C"`

const BY_NAME = sql`${folded(sql`name`)}, name collate "C", id`
const ORDERS: Record<Exclude<PartnerSort, 'best'>, SQL> = {
  name: BY_NAME,
  city: sql`${folded(sql`city`)}, ${folded(sql`state`)}, ${BY_NAME}`,
  state: sql`${folded(sql`state`)}, ${folded(sql`city`)}, ${BY_NAME}`,
  changed: sql`updated_at desc, ${BY_NAME}`,
  newest: sql`created_at desc, ${BY_NAME}`,
}

/** `among`: ids, best first; null for all. */
export async function selectPartners(
  db: Database,
  ...given: Parameters<typeof selectionOf>
): Promise<Selection> {
  const { rows } = await db.execute<Selection>(selectionOf(...given))
  return rows[0] ?? { total: 0, inactiveCount: 0, ids: [] }
}

/** SQL of `selectPartners`. */
export function selectionOf(
  filters: PartnerFilters,
  among: readonly string[] | null,
  { offset, limit }: { offset: number; limit: number | null },
): SQL {
  const { sort = 'best' } = filters
  // Taken for rare, the conditions made the planner search all ids for each row.
  const source = among
    ? sql`(select ${partners}.*, rank from unnest(${sql.param(among)}::uuid[]) with ordinality as wanted(wanted_id, rank)
        join ${partners} on id = wanted_id offset 0) as ${partners}`
    : sql`${partners}`
  const order = sort !== 'best' ? ORDERS[sort] : among ? sql`rank` : BY_NAME
  return sql`
    with kept as materialized (
      select id, is_active, name, city, state, updated_at, created_at, ${among ? sql`rank` : sql`0 as rank`}
      from ${source} where ${sql.join(conditionsOf(filters), sql` and `)}
    )
    select (select count(*)::int from kept) as total,
      (select count(*)::int from kept where not is_active) as "inactiveCount",
      array(select id::text from kept order by ${order} offset ${offset} limit ${limit}) as ids`
}

function conditionsOf({
  active,
  priority,
  state,
  lacks: lacking = '',
  confirmedBefore,
}: PartnerFilters): SQL[] {
  const conditions = [sql`deleted_at is null`, ...readLacking(lacking).map(lacks)]
  if (state?.trim()) conditions.push(sql`state = ${findRegion(state)?.name ?? ''}`)
  if (active) conditions.push(sql`is_active = ${active === 'yes'}`)
  if (priority) conditions.push(sql`is_priority = ${priority === 'yes'}`)
  // No day ("last spring") is never.
  if (confirmedBefore)
    conditions.push(sql`(details_confirmed_on is null or details_confirmed_on !~ '^\\d{4}-\\d\\d-\\d\\d$'
      or details_confirmed_on < ${confirmedBefore})`)
  return conditions
}

/** SQL: null or blank. */
export function lacks(what: Lacking): SQL {
  switch (what) {
    case 'coordinates':
      return sql`(${partners.latitude} is null or ${partners.longitude} is null)`
    case 'servicesOffered':
    case 'languages':
    case 'faithsServed':
    case 'highlights':
      return sql`cardinality(${partners[what]}) = 0`
    case 'directCremationFrom':
      return sql`${partners.directCremationFrom} is null`
    case 'text':
      return sql`(${lacks('description')} or ${lacks('longDescription')})`
    case 'picture':
      return sql`(${lacks('logoUrl')} and ${lacks('imageUrl')})`
    case 'google':
      return sql`coalesce(${partners.googleRating}, 0) = 0`
    case 'email':
    case 'website':
    case 'description':
    case 'longDescription':
    case 'imageUrl':
    case 'logoUrl':
    case 'openingHours':
      // PostgreSQL compares lengths first: long texts are not fetched.
      return sql`nullif(${partners[what]}, '') is null`
  }
}

export const isPublic = sql`${partners.isActive} and ${partners.deletedAt} is null`
