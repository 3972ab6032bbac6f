/** HISTORY-2. */
export const UNDO_DAYS = 30
