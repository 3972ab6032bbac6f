/** For how long a change can be undone and a deleted partner restored. */
export const UNDO_DAYS = 30
