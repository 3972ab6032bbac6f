/** Columns that a CSV of failed rows adds at its end; no field whatever their cells hold. */
export const ADDED_HEADINGS = ['line', 'reason'] as const
