/** "Téléphone n° 1" → "telephoneno1", "ZIP_Code" → "zipcode". */
export function plainHeading(heading: string): string {
  return heading
    .replace(/#/g, ' no ')
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '')
}

/** Added to a CSV of failed rows; never a field. */
export const ADDED_HEADINGS = ['line', 'reason'] as const

/** How many headings are a list's own, before those of failed rows. */
export function countOwnHeadings(headings: readonly string[]): number {
  const own = headings.length - ADDED_HEADINGS.length
  const isOfFailedRows = ADDED_HEADINGS.every((added, at) => plainHeading(headings[own + at] ?? '') === added)
  return isOfFailedRows ? own : headings.length
}
