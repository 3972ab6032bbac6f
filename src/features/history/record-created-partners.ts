import { sql } from 'drizzle-orm'
import type { Queryable } from '../../db/open.ts'
import { partners } from '../../db/schema/directory.ts'
import { changes } from '../../db/schema/history.ts'
import {
  addChanges,
  closeChangeSet,
  type NewChangeSet,
  openChangeSet,
  type RecordedChange,
} from './record-change-set.ts'
import { rowAsJson } from './stored-fields.ts'

/** All stamped with `version` that the set lacks. By the database: 100,000 take seconds. Returns how many. */
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

/** `edited` as given, others stamped with `version` as created. Null: nothing written. */
export async function recordCreatedPartners(
  tx: Queryable,
  changeSet: NewChangeSet,
  written: { version: number; edited?: readonly RecordedChange[] },
  now: Date,
): Promise<string | null> {
  const id = await openChangeSet(tx, changeSet, now)
  await addChanges(tx, id, written.edited ?? [])
  await addCreatedPartners(tx, id, written.version)
  return (await closeChangeSet(tx, id)) > 0 ? id : null
}
