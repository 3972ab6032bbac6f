/** Shortest time for a person to fill in the form. Without zod, for browsers. */
export const MIN_FILL_MS = 3000
