/** The shortest time in which a person fills in the form. Used by browsers, so without zod. */
export const MIN_FILL_MS = 3000
