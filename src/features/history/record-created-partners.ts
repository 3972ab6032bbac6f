import { sql } from 'drizzle-orm'
import type { Queryable } from '../../db/open.ts'
import { partners } from '../../db/schema/directory.ts'
import { changes } from '../../db/schema/history.ts'
import { closeChangeSet, type NewChangeSet, openChangeSet } from './record-change-set.ts'
import { rowAsJson } from './stored-fields.ts'

/** Those of `version` that the set lacks; by the database: 100,000 take seconds. */
export async function addCreatedPartners(
  tx: Queryable,
  changeSetId: string,
  version: number,
): Promise<number> {
  const added = await tx.execute(sql`
    insert into ${changes} (change_set_id, entity_id, before, after)
    select ${changeSetId}::uuid, p.id, null, ${rowAsJson(partners, 'p')}
    from ${partners} as p
    where p.version = ${version}
      -- Not "not exists": without statistics that may read all rows written so far once for each new one.
      and p.id not in (select entity_id from ${changes} where change_set_id = ${changeSetId}::uuid)`)
  return added.rowCount ?? 0
}

/** Those of `version`. Null: none. */
export async function recordCreatedPartners(
  tx: Queryable,
  changeSet: NewChangeSet,
  version: number,
  now: Date,
): Promise<string | null> {
  const id = await openChangeSet(tx, changeSet, now)
  await addCreatedPartners(tx, id, version)
  return (await closeChangeSet(tx, id)) > 0 ? id : null
}
