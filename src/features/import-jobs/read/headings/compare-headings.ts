import type { ImportField } from '../../../../shared/import.ts'
import { FLAG_COLUMNS } from '../../../../shared/partner-fields/field-names.ts'
import {
  askedFieldOfHeading,
  fieldOfHeading,
  isAboutActivity,
  isOtherHeading,
  knownHeadings,
  plainHeading,
} from './heading-words.ts'

/** Qualifiers: "Main Office Phone (required)". */
const FILLERS = new Set(
  'the of for our your main primary business company office work required optional official full de del la le du des l d partner home funeral location physical'.split(
    ' ',
  ),
)
/** Another heading may name the business better. */
const BARE_NAME = new Set(['name', 'nombre', 'nom'])
/** From here on a heading is listed; two such columns of one field are equals. */
export const LISTED = 0.95
/** Likeness would turn them into their opposite: "Inactive". */
const FLAGS: ReadonlySet<ImportField> = new Set(FLAG_COLUMNS)
/** In this order, when nothing else decides. */
const TELLING: readonly [RegExp, ImportField][] = [
  [/^(?:e?mail|correo|courriel)$/, 'email'],
  [/^(?:zip|postal|postcode|zipcode)$/, 'zipCode'],
  [/^(?:phone|tel|telephone|telefono)$/, 'phone'],
  [/^(?:website|web|url|homepage)$/, 'website'],
  [/^(?:city|town|ville|ciudad)$/, 'city'],
  [/^(?:state|province|provincia|estado)$/, 'state'],
  [/^(?:address|street|direccion|adresse)$/, 'address'],
  [/^(?:latitude|lat)$/, 'latitude'],
  [/^(?:longitude|lng|lon)$/, 'longitude'],
  [/^(?:facebook)$/, 'facebook'],
  [/^(?:linkedin)$/, 'linkedin'],
  [/^(?:instagram)$/, 'instagram'],
  [/^(?:logo)$/, 'logoUrl'],
]

/**
 * Sureness 0 to 1 (from LISTED on: a listed heading). Ignores qualifiers ("Main Office Phone"), forgives typos
 * ("Adress", "Telehpone"), accepts one telling word ("Customer e-mail (billing)"). Yes or no is never found by
 * likeness. Null for headings of other things.
 */
export function guessByHeading(heading: string): { field: ImportField; sureness: number } | null {
  const known = fieldOfHeading(heading)
  const plain = plainHeading(heading)
  if (known) return { field: known, sureness: BARE_NAME.has(plain) ? LISTED : 1 }
  if (plain.length < 2 || plain.length > 60 || isOtherHeading(heading)) return null

  const asked = askedFieldOfHeading(heading)
  if (asked) return { field: asked, sureness: 0.6 }
  const words = wordsOf(heading)
  if (isAboutActivity(words)) return { field: 'isActive', sureness: 0.6 }
  if (words.some((word) => word !== plain && ['fax', 'cell', 'mobile', 'country', 'county'].includes(word)))
    return null
  const essential = words.filter((word) => !FILLERS.has(word))
  const byEssence = fieldOfHeading(essential.join(''))
  if (byEssence && !FLAGS.has(byEssence) && essential.length > 0) return { field: byEssence, sureness: 0.9 }

  let best: { field: ImportField; sureness: number } | null = null
  for (const [name, field] of knownHeadings()) {
    // Short words are one typo from many others.
    if (FLAGS.has(field) || name.length < 5 || Math.abs(name.length - plain.length) > 2) continue
    // A changed letter in a short word makes another word; swapped, added or lost ones are typos.
    const isOtherWord = name.length < 7 && name.length === plain.length && letters(name) !== letters(plain)
    if (isOtherWord) continue
    const slips = countSlips(plain, name, name.length < 8 ? 1 : 2)
    if (slips === null) continue
    const sureness = 0.85 - slips * 0.05
    if (!best || sureness > best.sureness) best = { field, sureness }
  }
  if (best) return best
  for (const [pattern, field] of TELLING) {
    if (words.some((word) => pattern.test(word))) return { field, sureness: 0.6 }
  }
  return null
}

const letters = (word: string) => [...word].sort().join('')

function wordsOf(heading: string): string[] {
  return heading
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replace(/e-mail/gi, 'email')
    .replace(/web[ -]site/gi, 'website')
    .normalize('NFKD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter(Boolean)
}

/** Damerau-Levenshtein distance; null above `most`. */
function countSlips(first: string, second: string, most: number): number | null {
  let beforeLast: number[] = []
  let last = Array.from({ length: second.length + 1 }, (_, index) => index)
  for (let row = 1; row <= first.length; row += 1) {
    const current = [row]
    for (let column = 1; column <= second.length; column += 1) {
      const isSame = first[row - 1] === second[column - 1]
      let cost = Math.min(
        (last[column] as number) + 1,
        (current[column - 1] as number) + 1,
        (last[column - 1] as number) + (isSame ? 0 : 1),
      )
      const isSwap =
        row > 1 &&
        column > 1 &&
        first[row - 1] === second[column - 2] &&
        first[row - 2] === second[column - 1]
      if (isSwap) cost = Math.min(cost, (beforeLast[column - 2] as number) + 1)
      current.push(cost)
    }
    beforeLast = last
    last = current
  }
  const slips = last[second.length] as number
  return slips <= most ? slips : null
}
