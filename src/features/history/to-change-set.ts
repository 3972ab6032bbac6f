import type { InferSelectModel } from 'drizzle-orm'
import type { changeSets } from '../../db/schema-history.ts'
import type { ChangeSet } from '../../shared/history.ts'
import { canUndo } from './can-undo.ts'

/** A stored set as the console sees it, at the moment `now`. */
export function toChangeSet(row: InferSelectModel<typeof changeSets>, now: Date): ChangeSet {
  return {
    id: row.id,
    action: row.action,
    entity: row.entity,
    userName: row.userName,
    subject: row.subject,
    itemCount: row.itemCount,
    undoesId: row.undoesId,
    undoneAt: row.undoneAt?.toISOString() ?? null,
    createdAt: row.createdAt.toISOString(),
    canUndo: canUndo(row, now),
  }
}
