import type { InferSelectModel } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { changeSets } from '../../db/schema/history.ts'
import type { ChangeAction, ChangeSet } from '../../shared/history/history.ts'
import { canUndo } from './can-undo.ts'

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
