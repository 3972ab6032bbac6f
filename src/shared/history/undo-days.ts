/** How long a change can be undone and a deleted partner restored (HISTORY-2). */
export const UNDO_DAYS = 30
