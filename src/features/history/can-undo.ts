import type { ChangeAction, ChangeEntity } from '../../shared/history/history.ts'
import { UNDO_DAYS } from '../../shared/history/undo-days.ts'

const DAY_MS = 24 * 3_600_000

/** Deeds on partners and questions that can be taken back. What happened to inquiries and accounts stays as it is. */
const ACTIONS: readonly ChangeAction[] = [
  'create',
  'update',
  'delete',
  'bulk-create',
  'bulk-edit',
  'bulk-delete',
  'import',
  'restore',
  'undo',
]
const ENTITIES: readonly ChangeEntity[] = ['partner', 'faq']

/** What happened before this moment can no longer be undone, and what was deleted before it no longer be restored. */
export function undoLimit(now: Date): Date {
  return new Date(now.getTime() - UNDO_DAYS * DAY_MS)
}

/** Whether a deed is of a kind that can be undone, whenever it was done. */
export function isUndoable(set: { action: ChangeAction; entity: ChangeEntity }): boolean {
  return ACTIONS.includes(set.action) && ENTITIES.includes(set.entity)
}

/** Whether an undo is offered: of a kind that can be, not undone yet, not older than 30 days. */
export function canUndo(
  set: { action: ChangeAction; entity: ChangeEntity; undoneAt: Date | null; createdAt: Date },
  now: Date,
): boolean {
  return isUndoable(set) && set.undoneAt === null && set.createdAt >= undoLimit(now)
}
