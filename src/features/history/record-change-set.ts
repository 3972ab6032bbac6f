import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import type { Queryable } from '../../db/open.ts'
import { changeSets, changes } from '../../db/schema-history.ts'
import type { Actor } from '../../shared/accounts/admin-user.ts'
import type { ChangeAction, ChangeEntity } from '../../shared/history/history.ts'

export type RecordedChange = {
  entityId: string
  /** Stored fields before, in the database's own shape; null: it did not exist. For an update only those that differ. */
  before: Record<string, unknown> | null
  /** And after; null: it is gone. */
  after: Record<string, unknown> | null
}

export type Deed = {
  action: ChangeAction
  entity: ChangeEntity
  actor: Actor
  /** What it is about, in one line. */
  subject: string
  /** The set that this one takes back. */
  undoesId?: string
  /** The set's id, where somebody knows it beforehand. */
  id?: string
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
  const createdCount = rows.filter((row) => row.before === null).length
  const id = await openChangeSet(tx, deed, now, { itemCount: rows.length, createdCount })
  await addChanges(tx, id, rows)
  return id
}

/**
 * Begins a set whose rows come in parts, or are written by the database itself; `closeChangeSet` ends it in the same
 * transaction. Gives the set's id.
 */
export async function openChangeSet(
  tx: Queryable,
  deed: Deed,
  now: Date,
  counts = { itemCount: 0, createdCount: 0 },
): Promise<string> {
  const id = deed.id ?? randomUUID()
  await tx.insert(changeSets).values({
    id,
    action: deed.action,
    entity: deed.entity,
    userId: deed.actor.id,
    userName: deed.actor.name,
    subject: deed.subject.slice(0, 300),
    ...counts,
    undoesId: deed.undoesId ?? null,
    createdAt: now,
  })
  return id
}

/** Adds rows to a set that is open. Each thing stands in a set once. */
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

/** Ends a set: counts its rows, and takes it back where there are none. Returns the count. */
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
