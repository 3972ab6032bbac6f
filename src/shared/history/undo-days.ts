/** For undo and for restoring partners (HISTORY-2). */
export const UNDO_DAYS = 30
