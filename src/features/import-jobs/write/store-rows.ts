import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { Queryable } from '../../../db/open.ts'
import { partners } from '../../../db/schema/directory.ts'
import { changes, importOutcomes, importRows } from '../../../db/schema/history.ts'
import { IMPORTED_COLUMNS, type ImportedColumn } from '../../../shared/partner-fields/field-names.ts'
import { newPartnerValues } from '../../../shared/partner-fields/new-partner-values.ts'
import { rowAsJson } from '../../history/stored-fields.ts'
import { createSlugs } from '../../partners/unique-slug.ts'
import { outcomesWithRows } from '../compare/outcomes-with-rows.ts'

/** Progress and cancel act between statements. */
const ROWS_PER_STATEMENT = 4000

type Stored = {
  jobId: string
  changeSetId: string
  version: number
  now: Date
  rowCount: number
  hasActivity: boolean
}

// "r" is a staged row, "o" its outcome, "p" its partner.
const isList = (column: ImportedColumn) => partners[column].getSQLType().endsWith('[]')
const isJson = (column: ImportedColumn) => partners[column].getSQLType() === 'jsonb'
const nameOf = (column: ImportedColumn) => `"${partners[column].name}"`

function valueIn(json: string, column: ImportedColumn): string {
  if (isJson(column)) return `${json} -> '${column}'`
  if (!isList(column)) return `(${json} ->> '${column}')::${partners[column].getSQLType()}`
  return `case when ${json} ? '${column}' then array(select jsonb_array_elements_text(${json} -> '${column}')) end`
}

function otherwise(column: ImportedColumn): string {
  if (column === 'latitude' || column === 'longitude') return `(r.point ->> '${column}')::float8`
  const value = newPartnerValues()[column]
  if (value === null) return 'null'
  return Array.isArray(value) ? "'{}'" : `'${value}'`
}

/** Returns the number of new partners; an error of `onStored` ends the import. */
export async function createPartners(
  tx: Queryable,
  stored: Stored,
  onStored: (count: number) => Promise<void>,
): Promise<number> {
  const { jobId, version, now } = stored
  const nextSlug = createSlugs(await readSlugs(tx))
  const columns = IMPORTED_COLUMNS.map(nameOf).join(', ')
  const values = IMPORTED_COLUMNS.map((column) => {
    const given = sql.raw(valueIn('r."values"', column))
    const initial = column === 'isActive' ? sql`${!stored.hasActivity}` : sql.raw(otherwise(column))
    return sql`coalesce(${given}, ${initial})`
  })
  let count = 0
  for (let from = 0; from < stored.rowCount; from += ROWS_PER_STATEMENT) {
    const created = await readCreated(tx, jobId, from)
    const chosen = created.map(({ number, name, city }) => [number, randomUUID(), nextSlug(name, city)])
    if (chosen.length === 0) continue
    await tx.execute(sql`
      insert into ${partners} (id, slug, ${sql.raw(columns)}, created_at, updated_at, version)
      select (c.chosen ->> 1)::uuid, c.chosen ->> 2, ${sql.join(values, sql`, `)},
        ${now.toISOString()}::timestamptz, ${now.toISOString()}::timestamptz, ${version}
      from jsonb_array_elements(${JSON.stringify(chosen)}::jsonb) as c(chosen)
      cross join lateral (
        select * from ${importRows} as found
        where found.job_id = ${jobId}::uuid and found.number = (c.chosen ->> 0)::int offset 0
      ) as r`)
    count += chosen.length
    await onStored(count)
  }
  return count
}

/** Also records the changes. */
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

/** An import never clears a value (IMPORT-3). */
const newValues = sql.raw(
  IMPORTED_COLUMNS.map(
    (column) => `${nameOf(column)} = coalesce(${valueIn('o.changed', column)}, p.${nameOf(column)})`,
  ).join(', '),
)

async function readCreated(tx: Queryable, jobId: string, from: number) {
  const { rows } = await tx.execute<{ number: number; name: string; city: string }>(sql`
    select o.number, r."values" ->> 'name' as name, r."values" ->> 'city' as city
    from ${outcomesWithRows}
    where o.job_id = ${jobId} and o.action = 'create'
      and o.number >= ${from}::int and o.number < ${from + ROWS_PER_STATEMENT}::int
    order by o.number`)
  return rows
}

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
