/** The shortest time in which a person fills in the form of an inquiry. Read by browsers too, so without a schema. */
export const MIN_FILL_MS = 3000
