import { randomUUID } from 'node:crypto'
import { setImmediate } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import type { Queryable } from '../../db/open.ts'
import { partners } from '../../db/schema.ts'
import { changes, importOutcomes, importRows } from '../../db/schema-history.ts'
import { rowAsJson } from '../history/stored-fields.ts'
import { createSlugs } from '../partners/unique-slug.ts'
import { outcomesWithRows } from './outcomes-with-rows.ts'

/** Rows of the file written with one statement: short enough that progress shows and cancel is heard. */
const ROWS_PER_STATEMENT = 4000

type Stored = {
  jobId: string
  changeSetId: string
  version: number
  now: Date
  /** Of the file. */
  rowCount: number
  /** Whether the file says of its partners which are active: then a blank cell makes nobody active (spec, section 5). */
  hasActivity: boolean
}

/** Fields of a new partner with what they are where the file says nothing. */
const CREATED: Readonly<Record<string, string>> = {
  name: `''`,
  address: `''`,
  city: `''`,
  state: `''`,
  zipCode: `''`,
  phone: `''`,
  email: 'null',
  website: 'null',
  description: 'null',
  longDescription: 'null',
  partnerSince: 'null',
  logoUrl: 'null',
  imageUrl: 'null',
  googlePlaceId: 'null',
  annualCremations: '0',
  locationCount: '1',
  isPriority: 'false',
}
const TYPES: Readonly<Record<string, string>> = {
  annualCremations: '::int',
  locationCount: '::int',
  isPriority: '::boolean',
}
type FieldName = keyof typeof partners.$inferSelect

const columnOf = (field: string) => `"${partners[field as FieldName].name}"`

/**
 * Creates the partners of a compared file, in the caller's transaction, some thousand rows at a time. `onStored` is
 * called after each part with the number stored so far; what it throws ends the import.
 */
export async function createPartners(
  tx: Queryable,
  stored: Stored,
  onStored: (count: number) => Promise<void>,
): Promise<number> {
  const { jobId, version, now } = stored
  const nextSlug = createSlugs(await readSlugs(tx))
  const fields = Object.keys(CREATED)
  const values = fields.map((field) =>
    sql.raw(`coalesce((r."values" ->> '${field}')${TYPES[field] ?? ''}, ${CREATED[field]})`),
  )
  let count = 0
  for (let from = 0; from < stored.rowCount; from += ROWS_PER_STATEMENT) {
    const rows = await readCreated(tx, jobId, from)
    if (rows.length === 0) continue
    const chosen = rows.map(({ number, name, city }) => [number, randomUUID(), nextSlug(name, city)])
    await tx.execute(sql`
      insert into ${partners} (id, slug, ${sql.raw(fields.map(columnOf).join(', '))}, is_active, services_offered,
        social_media, latitude, longitude, created_at, updated_at, version)
      select (c.chosen ->> 1)::uuid, c.chosen ->> 2, ${sql.join(values, sql`, `)},
        coalesce((r."values" ->> 'isActive')::boolean, ${!stored.hasActivity}),
        array(select jsonb_array_elements_text(coalesce(r."values" -> 'servicesOffered', '[]'))),
        r."values" -> 'socialMedia',
        coalesce(r."values" ->> 'latitude', r.point ->> 'latitude')::float8,
        coalesce(r."values" ->> 'longitude', r.point ->> 'longitude')::float8,
        ${now.toISOString()}::timestamptz, ${now.toISOString()}::timestamptz, ${version}
      from jsonb_array_elements(${JSON.stringify(chosen)}::jsonb) as c(chosen)
      cross join lateral (
        select * from ${importRows} as found
        where found.job_id = ${jobId}::uuid and found.number = (c.chosen ->> 0)::int offset 0
      ) as r`)
    count += rows.length
    await onStored(count)
    await setImmediate()
  }
  return count
}

/**
 * Updates the partners of a compared file, in the caller's transaction: the history first, then the rows. As
 * `createPartners` otherwise.
 */
export async function updatePartners(
  tx: Queryable,
  stored: Stored,
  onStored: (count: number) => Promise<void>,
): Promise<number> {
  const { jobId, changeSetId, version, now } = stored
  let count = 0
  for (let from = 0; from < stored.rowCount; from += ROWS_PER_STATEMENT) {
    const part = sql`o.job_id = ${jobId}::uuid and o.action = 'update'
      and o.number >= ${from}::int and o.number < ${from + ROWS_PER_STATEMENT}::int`
    await tx.execute(sql`
      insert into ${changes} (change_set_id, entity_id, before, after)
      select ${changeSetId}::uuid, p.id, (select jsonb_object_agg(f, p.doc -> f) from jsonb_object_keys(o.changed) as f),
        o.changed
      from ${importOutcomes} as o cross join lateral (
        select found.id, ${rowAsJson(partners, 'found')} as doc from ${partners} as found
        where found.id = o.partner_id offset 0
      ) as p
      where ${part} order by o.number`)
    const updated = await tx.execute(sql`
      update ${partners} as p set ${newValues}, updated_at = ${now.toISOString()}::timestamptz, version = ${version}
      from ${importOutcomes} as o where ${part} and p.id = o.partner_id`)
    if (!updated.rowCount) continue
    count += updated.rowCount
    await onStored(count)
  }
  return count
}

/** An import never takes a value away, so what is not among the changes stays. */
const newValues = sql.raw(
  [
    ...[...Object.keys(CREATED), 'isActive', 'latitude', 'longitude'].map((field) => {
      const type =
        TYPES[field] ?? { isActive: '::boolean', latitude: '::float8', longitude: '::float8' }[field] ?? ''
      return `${columnOf(field)} = coalesce((o.changed ->> '${field}')${type}, p.${columnOf(field)})`
    }),
    `social_media = coalesce(o.changed -> 'socialMedia', p.social_media)`,
    `services_offered = case when o.changed ? 'servicesOffered'
      then array(select jsonb_array_elements_text(o.changed -> 'servicesOffered')) else p.services_offered end`,
  ].join(', '),
)

/** The new partners among the rows of one part of the file. */
async function readCreated(tx: Queryable, jobId: string, from: number) {
  const { rows } = await tx.execute<{ number: number; name: string; city: string }>(sql`
    select o.number, r."values" ->> 'name' as name, r."values" ->> 'city' as city
    from ${outcomesWithRows}
    where o.job_id = ${jobId} and o.action = 'create'
      and o.number >= ${from}::int and o.number < ${from + ROWS_PER_STATEMENT}::int
    order by o.number`)
  return rows
}

/** Every slug of the directory, deleted partners' included. */
async function readSlugs(tx: Queryable): Promise<Set<string>> {
  const slugs = new Set<string>()
  for (let after = ''; ; ) {
    const { rows } = await tx.execute<{ slug: string }>(
      sql`select slug from ${partners} where slug > ${after} order by slug limit 10000`,
    )
    for (const { slug } of rows) slugs.add(slug)
    const last = rows.at(-1)
    if (!last) return slugs
    after = last.slug
  }
}
