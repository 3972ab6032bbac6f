import type { ChangeAction, ChangeEntity } from '../../shared/history/history.ts'
import { UNDO_DAYS } from '../../shared/history/undo-days.ts'

const DAY_MS = 24 * 3_600_000

/** Changes of partners and questions; those of inquiries and accounts cannot be undone. */
const ACTIONS: readonly ChangeAction[] = [
  'create',
  'update',
  'delete',
  'bulk-create',
  'bulk-edit',
  'bulk-delete',
  'import',
  'google',
  'restore',
  'undo',
]
const ENTITIES: readonly ChangeEntity[] = ['partner', 'faq']

/** Returns the moment before which changes can no longer be undone or restored. */
export function undoLimit(now: Date): Date {
  return new Date(now.getTime() - UNDO_DAYS * DAY_MS)
}

/** Whether a change set is of a kind that can be undone. */
export function isUndoable(set: { action: ChangeAction; entity: ChangeEntity }): boolean {
  return ACTIONS.includes(set.action) && ENTITIES.includes(set.entity)
}

/** Whether an undo is offered: the right kind, not undone, not older than 30 days. */
export function canUndo(
  set: { action: ChangeAction; entity: ChangeEntity; undoneAt: Date | null; createdAt: Date },
  now: Date,
): boolean {
  return isUndoable(set) && set.undoneAt === null && set.createdAt >= undoLimit(now)
}
