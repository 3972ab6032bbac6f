/** Added to a CSV of failed rows; never a field. */
export const ADDED_HEADINGS = ['line', 'reason'] as const
