import { toSlug } from '../../../shared/places/slugs.ts'
import { isHouseName } from './cells/doubt-name.ts'
import { USUAL_WORDS } from './cells/plain-words.ts'
import { looksLikePerson, namesTrade } from './headings/guess-by-cells.ts'
import type { ReadRow } from './row-cells.ts'

/** Shorter ones stand in many addresses. */
const SHORTEST_WORD = 4
const FEWEST_CELLS = 3
/** With fewer usual texts the column is asked about instead; names may be of any kind. */
const SHARE_OF_USUAL = { name: 0.4, description: 0.3, longDescription: 0.3 }

const letters = (text: unknown) => toSlug(String(text ?? '')).replaceAll('-', '')
const longWords = (text: string) =>
  toSlug(text)
    .split('-')
    .filter((word) => word.length >= SHORTEST_WORD)

const tellingWords = ({ name, values }: ReadRow): string[] => {
  const place = new Set(toSlug(`${values.city ?? ''} ${values.state ?? ''}`).split('-'))
  return longWords(name).filter((word) => !USUAL_WORDS.has(word) && !place.has(word))
}

const TEXTS = ['name', 'description', 'longDescription'] as const

/** A name of a business; a text that names the house, its city or its trade. */
function isUsual({ name, values }: ReadRow, field: (typeof TEXTS)[number]): boolean {
  const text = String(values[field])
  if (field === 'name') return isHouseName(text)
  if (namesTrade(text)) return true
  const own = longWords(`${name} ${values.city ?? ''}`)
  return longWords(text).some((word) => own.includes(word))
}

/**
 * Doubts, in rows given in order, a website, e-mail or description that fits another row's name, as after sorting one
 * column, and what is not as most cells of its column were so far: a person among businesses, a remark.
 */
export function createDoubtsAmongRows(): (rows: readonly ReadRow[]) => void {
  const counts = TEXTS.map((field) => ({ field, filled: 0, usual: 0 }))
  return (rows) => {
    doubtOthers(rows)
    for (const count of counts) {
      const filled = rows.filter(({ values }) => Boolean(values[count.field]))
      const odd = filled.filter((row) => !isUsual(row, count.field))
      count.filled += filled.length
      count.usual += filled.length - odd.length
      if (count.filled < FEWEST_CELLS || count.usual < count.filled * SHARE_OF_USUAL[count.field]) continue
      for (const { doubts, name } of odd) {
        if (count.field !== 'name') doubts[count.field] ??= 'It says nothing of the house, as others do.'
        else if (looksLikePerson(name)) doubts.name ??= 'It looks like the name of a person.'
        else doubts.name ??= 'It is no name of the trade, as others are.'
      }
    }
  }
}

function doubtOthers(rows: readonly ReadRow[]): void {
  const words = rows.map(tellingWords)
  const owners = rows.flatMap((row, at) => (words[at] ?? []).map((word) => ({ word, row })))
  for (const [at, row] of rows.entries()) {
    for (const field of ['website', 'email', 'description'] as const) {
      const own = letters(row.values[field])
      if (own === '' || row.doubts[field] || (words[at] ?? []).some((word) => own.includes(word))) continue
      const isOthers = ({ name }: ReadRow) =>
        name !== row.name && (field !== 'description' || own.includes(letters(name)))
      const owner = owners.find(({ word, row: other }) => own.includes(word) && isOthers(other))?.row
      if (owner) row.doubts[field] = `It looks like that of "${owner.name}" (line ${owner.line}).`
    }
  }
}
