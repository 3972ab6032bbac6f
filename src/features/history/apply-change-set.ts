import { type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Queryable } from '../../db/open.ts'
import { faqItems, partners } from '../../db/schema/directory.ts'
import { changes } from '../../db/schema/history.ts'
import type { UndoableEntity } from './check-undo.ts'
import { changeableColumns } from './stored-fields.ts'

type Stamp = { version: number; now: Date }

/** Rows become `after`. Partners are marked; questions keep their id. */
export async function applyChangeSet(
  tx: Queryable,
  entity: UndoableEntity,
  changeSetId: string,
  stamp: Stamp,
): Promise<void> {
  if (entity === 'partner') {
    await markPartners(tx, at(stamp), rowsOf(changeSetId, sql`after is null`), stamp)
    await markPartners(tx, sql`null`, rowsOf(changeSetId, sql`before is null`), stamp)
  } else {
    await tx.execute(sql`delete from ${faqItems} where id in (${rowsOf(changeSetId, sql`after is null`)})`)
    await writeQuestions(tx, changeSetId, stamp)
  }
  await editRows(tx, entity, changeSetId, stamp)
}

const rowsOf = (changeSetId: string, condition: SQL) =>
  sql`select entity_id from ${changes} where change_set_id = ${changeSetId}::uuid and ${condition}`

async function markPartners(tx: Queryable, deletedAt: SQL, ids: SQL, stamp: Stamp): Promise<void> {
  await tx.execute(sql`
    update ${partners} set deleted_at = ${deletedAt}, ${stamped('partner', stamp)} where id in (${ids})`)
}

async function writeQuestions(tx: Queryable, changeSetId: string, stamp: Stamp): Promise<void> {
  const columns = changeableColumns(faqItems)
  await tx.execute(sql`
    insert into ${faqItems} (id, ${names(columns)}, created_at, updated_at)
    select c.entity_id, ${fields(columns)},
      coalesce((c.after ->> 'createdAt')::timestamptz, ${at(stamp)}), ${at(stamp)}
    from ${changes} as c cross join lateral ${asRow('faq', columns)} as r
    where c.change_set_id = ${changeSetId}::uuid and c.before is null`)
}

async function editRows(
  tx: Queryable,
  entity: UndoableEntity,
  changeSetId: string,
  stamp: Stamp,
): Promise<void> {
  const table = entity === 'partner' ? partners : faqItems
  const edited = sql`c.change_set_id = ${changeSetId}::uuid and c.before is not null and c.after is not null`
  const { rows } = await tx.execute<{ field: string }>(
    sql`select distinct jsonb_object_keys(c.after) as field from ${changes} as c where ${edited}`,
  )
  const columns = changeableColumns(table).filter(([field]) => rows.some((row) => row.field === field))
  if (columns.length === 0) return
  const values = columns.map(([field, { name }]) =>
    sql.raw(`"${name}" = case when c.after ? '${field}' then r."${name}" else t."${name}" end`),
  )
  await tx.execute(sql`
    update ${table} as t set ${sql.join(values, sql`, `)}, ${stamped(entity, stamp, sql`t.`)}
    from ${changes} as c cross join lateral ${asRow(entity, columns)} as r
    where ${edited} and t.id = c.entity_id`)
}

type Columns = [field: string, column: PgColumn][]

const names = (columns: Columns) => sql.raw(columns.map(([, { name }]) => `"${name}"`).join(', '))
const fields = (columns: Columns) => sql.raw(columns.map(([, { name }]) => `r."${name}"`).join(', '))

/** The database converts to column types. */
function asRow(entity: UndoableEntity, columns: Columns): SQL {
  const parts = columns.map(([field, { name }]) => `'${name}', c.after -> '${field}'`)
  const table = entity === 'partner' ? partners : faqItems
  return sql`jsonb_populate_record(null::${table}, jsonb_build_object(${sql.raw(parts.join(', '))}))`
}

const at = ({ now }: Stamp) => sql`${now.toISOString()}::timestamptz`

/** Open editors notice. */
function stamped(entity: UndoableEntity, stamp: Stamp, alias = sql``): SQL {
  const updatedAt = sql`updated_at = greatest(${at(stamp)}, ${alias}updated_at + interval '1 millisecond')`
  return entity === 'partner' ? sql`${updatedAt}, version = ${stamp.version}` : updatedAt
}
