/** A person's shortest time. Without zod, for browsers. */
export const MIN_FILL_MS = 3000
