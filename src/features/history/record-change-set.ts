import { randomUUID } from 'node:crypto'
import type { Queryable } from '../../db/open.ts'
import { changeSets, changes } from '../../db/schema-history.ts'
import type { Actor } from '../../shared/admin-user.ts'
import type { ChangeAction, ChangeEntity } from '../../shared/history.ts'

export type RecordedChange = {
  entityId: string
  /** Stored fields before, in the database's own shape; null: it did not exist. For an update only those that differ. */
  before: Record<string, unknown> | null
  /** And after; null: it is gone. */
  after: Record<string, unknown> | null
}

type Deed = {
  action: ChangeAction
  entity: ChangeEntity
  actor: Actor
  /** What it is about, in one line. */
  subject: string
  /** The set that this one takes back. */
  undoesId?: string
}

const ROWS_PER_STATEMENT = 2000

/**
 * Writes one deed into the history, in the transaction that does it: no commit, no entry. Gives the set's id.
 * Where nothing changed there is no deed: returns null and writes nothing.
 */
export async function recordChangeSet(
  tx: Queryable,
  deed: Deed,
  rows: readonly RecordedChange[],
  now: Date,
): Promise<string | null> {
  if (rows.length === 0) return null
  const id = randomUUID()
  await tx.insert(changeSets).values({
    id,
    action: deed.action,
    entity: deed.entity,
    userId: deed.actor.id,
    userName: deed.actor.name,
    subject: deed.subject.slice(0, 300),
    itemCount: rows.length,
    undoesId: deed.undoesId ?? null,
    createdAt: now,
  })
  for (let start = 0; start < rows.length; start += ROWS_PER_STATEMENT) {
    const part = rows.slice(start, start + ROWS_PER_STATEMENT)
    await tx.insert(changes).values(part.map((row) => ({ changeSetId: id, ...row })))
  }
  return id
}
