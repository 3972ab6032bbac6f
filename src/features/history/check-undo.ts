import { type SQL, sql } from 'drizzle-orm'
import type { Queryable } from '../../db/open.ts'
import { faqItems, partners } from '../../db/schema/directory.ts'
import { changes } from '../../db/schema/history.ts'
import type { UndoResult } from '../../shared/history/history.ts'
import { rowAsJson, withoutOwnFields } from './stored-fields.ts'

const UNDOABLE_TABLES = {
  partner: {
    table: partners,
    label: sql.raw('name'),
    isThere: sql`(t.id is not null and t.deleted_at is null)`,
  },
  faq: { table: faqItems, label: sql.raw('question'), isThere: sql`(t.id is not null)` },
} as const
export type UndoableEntity = keyof typeof UNDOABLE_TABLES

const SKIPPED_NAMED = 100
const REASONS = {
  gone: 'Deleted since.',
  changed: 'Changed again since.',
  back: 'Already there again.',
  removed: 'Removed for good.',
  taken: 'Its web address belongs to another partner now.',
} as const

/** SQL: rows (`c`, thing `t`) with the reason against undoing, or null. Hold the version's lock. */
export function checkedChanges(entity: UndoableEntity, changeSetId: string): SQL {
  const { table, label, isThere } = UNDOABLE_TABLES[entity]
  const current = rowAsJson(table, 't')
  // Unless `after` would change nothing.
  const isChanged = sql`(${current} || ${withoutOwnFields(sql`c.after`)}) <> ${current}`
  const isRemoved = entity === 'partner' ? sql`when t.id is null then 'removed'` : sql``
  const isTaken =
    entity === 'partner'
      ? sql`when exists (
          select from ${partners} as other where other.slug = c.before ->> 'slug' and other.id <> t.id
        ) then 'taken'`
      : sql``
  return sql`(
    select c.id, c.entity_id, c.before, c.after,
      coalesce(t.${label}, c.before ->> '${label}', c.after ->> '${label}', '') as label,
      case
        when c.after is null then case when ${isThere} then 'back' ${isRemoved} end
        when not ${isThere} then 'gone'
        when ${isChanged} then 'changed'
        when c.before is not null then case when false then '' ${isTaken} end
      end as reason
    from ${changes} as c left join ${table} as t on t.id = c.entity_id
    where c.change_set_id = ${changeSetId}::uuid
  )`
}

/** How many, and 100 with name and reason. */
export async function findSkipped(
  tx: Queryable,
  entity: UndoableEntity,
  changeSetId: string,
): Promise<Pick<UndoResult, 'skipped' | 'skippedCount'>> {
  const { rows } = await tx.execute<{
    entityId: string
    label: string
    reason: keyof typeof REASONS
    count: number
  }>(sql`
    select entity_id as "entityId", label, reason, (count(*) over ())::int as count
    from ${checkedChanges(entity, changeSetId)} as judged
    where reason is not null
    order by judged.id limit ${SKIPPED_NAMED}`)
  return {
    skipped: rows.map(({ entityId, label, reason }) => ({ entityId, label, reason: REASONS[reason] })),
    skippedCount: rows[0]?.count ?? 0,
  }
}
