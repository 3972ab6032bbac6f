import {
  type ChangeAction,
  type ChangeEntity,
  UNDO_DAYS,
  UNDOABLE_ACTIONS,
} from '../../shared/history/history.ts'

const DAY_MS = 24 * 3_600_000

const ENTITIES: readonly ChangeEntity[] = ['partner', 'faq']

export function undoLimit(now: Date): Date {
  return new Date(now.getTime() - UNDO_DAYS * DAY_MS)
}

/** By kind alone. */
export function isUndoable(set: { action: ChangeAction; entity: ChangeEntity }): boolean {
  return (UNDOABLE_ACTIONS as readonly ChangeAction[]).includes(set.action) && ENTITIES.includes(set.entity)
}

/** Within 30 days. */
export function canUndo(
  set: { action: ChangeAction; entity: ChangeEntity; undoneAt: Date | null; createdAt: Date },
  now: Date,
): boolean {
  return isUndoable(set) && set.undoneAt === null && set.createdAt >= undoLimit(now)
}
