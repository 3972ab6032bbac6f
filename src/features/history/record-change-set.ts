import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import type { Queryable } from '../../db/open.ts'
import { changeSets, changes } from '../../db/schema/history.ts'
import type { Actor } from '../../shared/accounts/admin-user.ts'
import type { ChangeAction, ChangeEntity } from '../../shared/history/history.ts'

export type RecordedChange = {
  entityId: string
  /** Differing fields; null: created. */
  before: Record<string, unknown> | null
  /** Null: deleted. */
  after: Record<string, unknown> | null
}

export type NewChangeSet = {
  action: ChangeAction
  entity: ChangeEntity
  actor: Actor
  subject: string
  undoesId?: string
  id?: string
}

const ROWS_PER_STATEMENT = 2000

/** In the change's transaction (HISTORY-1). Null: nothing changed. */
export async function recordChangeSet(
  tx: Queryable,
  changeSet: NewChangeSet,
  rows: readonly RecordedChange[],
  now: Date,
): Promise<string | null> {
  if (rows.length === 0) return null
  const createdCount = rows.filter((row) => row.before === null).length
  const id = await openChangeSet(tx, changeSet, now, { itemCount: rows.length, createdCount })
  await addChanges(tx, id, rows)
  return id
}

/** Rows are added until `closeChangeSet`. */
export async function openChangeSet(
  tx: Queryable,
  changeSet: NewChangeSet,
  now: Date,
  counts = { itemCount: 0, createdCount: 0 },
): Promise<string> {
  const id = changeSet.id ?? randomUUID()
  await tx.insert(changeSets).values({
    id,
    action: changeSet.action,
    entity: changeSet.entity,
    userId: changeSet.actor.id,
    userName: changeSet.actor.name,
    subject: changeSet.subject.slice(0, 300),
    ...counts,
    undoesId: changeSet.undoesId ?? null,
    createdAt: now,
  })
  return id
}

/** Each thing once. */
export async function addChanges(
  tx: Queryable,
  changeSetId: string,
  rows: readonly RecordedChange[],
): Promise<void> {
  for (let start = 0; start < rows.length; start += ROWS_PER_STATEMENT) {
    const part = rows.slice(start, start + ROWS_PER_STATEMENT)
    await tx.insert(changes).values(part.map((row) => ({ changeSetId, ...row })))
  }
}

/** Deletes an empty one. Returns its size. */
export async function closeChangeSet(tx: Queryable, changeSetId: string): Promise<number> {
  const [counts] = await tx
    .select({
      itemCount: sql<number>`count(*)::int`,
      createdCount: sql<number>`(count(*) filter (where ${changes.before} is null))::int`,
    })
    .from(changes)
    .where(eq(changes.changeSetId, changeSetId))
  const isEmpty = !counts || counts.itemCount === 0
  if (isEmpty) await tx.delete(changeSets).where(eq(changeSets.id, changeSetId))
  else await tx.update(changeSets).set(counts).where(eq(changeSets.id, changeSetId))
  return counts?.itemCount ?? 0
}
