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
