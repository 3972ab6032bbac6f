import type { ImportColumn, ImportField } from '../../../../shared/import.ts'
import { plainHeading } from './heading-words.ts'

/**
 * Unused columns whose heading repeats a used one's: exports may hold two columns "phone". Columns that a
 * person left out do not count.
 */
export function findRepeated(
  headings: readonly string[],
  columns: readonly ImportColumn[],
): Map<ImportField, number[]> {
  const plain = headings.map(plainHeading)
  const unused = columns.filter(({ field, source }) => field === null && source === 'none')
  const repeated = new Map<ImportField, number[]>()
  for (const { field, position } of columns) {
    if (!field || plain[position] === '') continue
    const positions = unused.filter((other) => plain[other.position] === plain[position])
    if (positions.length > 0)
      repeated.set(
        field,
        positions.map((other) => other.position),
      )
  }
  return repeated
}
