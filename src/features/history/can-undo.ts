import type { InferSelectModel } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { changeSets } from '../../db/schema/history.ts'
import {
  type ChangeAction,
  type ChangeEntity,
  type ChangeSet,
  UNDO_DAYS,
  UNDOABLE_ACTIONS,
} from '../../shared/history/history.ts'

const DAY_MS = 24 * 3_600_000

const ENTITIES: readonly ChangeEntity[] = ['partner', 'faq']

/** Earlier changes cannot be undone. */
export function undoLimit(now: Date): Date {
  return new Date(now.getTime() - UNDO_DAYS * DAY_MS)
}

/** By kind alone. */
export function isUndoable(set: { action: ChangeAction; entity: ChangeEntity }): boolean {
  return (UNDOABLE_ACTIONS as readonly ChangeAction[]).includes(set.action) && ENTITIES.includes(set.entity)
}

/** Within 30 days. */
function canUndo(
  set: { action: ChangeAction; entity: ChangeEntity; undoneAt: Date | null; createdAt: Date },
  now: Date,
): boolean {
  return isUndoable(set) && set.undoneAt === null && set.createdAt >= undoLimit(now)
}

export const undone = alias(changeSets, 'undone')

type StoredSet = { set: InferSelectModel<typeof changeSets>; undoesAction: ChangeAction | null }

/** With what it undoes, at `now`. */
export function toChangeSet({ set: row, undoesAction }: StoredSet, now: Date): ChangeSet {
  return {
    id: row.id,
    action: row.action,
    entity: row.entity,
    userName: row.userName,
    subject: row.subject,
    itemCount: row.itemCount,
    createdCount: row.createdCount,
    undoesId: row.undoesId,
    undoesAction,
    undoneAt: row.undoneAt?.toISOString() ?? null,
    createdAt: row.createdAt.toISOString(),
    canUndo: canUndo(row, now),
  }
}
