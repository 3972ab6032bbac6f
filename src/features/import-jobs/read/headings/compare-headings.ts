import type { ImportField } from '../../../../shared/import.ts'
import { fieldOfHeading, isAboutActivity, meaningOf, namesOtherThing } from './heading-words.ts'
import { plainHeading } from './plain-heading.ts'

const BARE_NAME = new Set(['name', 'nombre', 'nom'])
/** From here on a heading is in the table. */
export const LISTED = 0.95
/** "Customer e-mail (billing)". */
const TOLD_BY_A_WORD: ReadonlySet<string> = new Set(
  'name email addressNumber annualCremations zipCode phone website city state address latitude longitude facebook linkedin instagram logoUrl isPriority directCremationFrom'.split(
    ' ',
  ),
)
const SHORTEST_WORD = 3

/** "Company Website", "Location City" and "Address 1: City" are nobody else's. */
const isOfHouse = (word: string) =>
  /^(?:1|name|address|location|primary|physical)$/.test(fieldOfHeading(word) ?? word)

/** Sureness 0 to 1: from LISTED on it names the field, below a person confirms it. Null for other things. */
export function guessByHeading(heading: string): { field: ImportField; sureness: number } | null {
  const plain = plainHeading(heading)
  const listed = meaningOf(heading)
  if (listed?.field === null || plain.length < 2) return null
  const sureness = BARE_NAME.has(plain) ? LISTED : 1
  if (listed) return { field: listed.field, sureness: listed.isSure ? sureness : 0.6 }
  const words = wordsOf(heading)
  const rest = meaningOf(words.filter((word) => !isOfHouse(word)).join('') || (words.at(-1) ?? ''))
  if (rest?.field && TOLD_BY_A_WORD.has(rest.field))
    return { field: rest.field, sureness: rest.isSure ? LISTED : 0.6 }
  if (isAboutActivity(words)) return { field: 'isActive', sureness: 0.6 }
  // "Company phone".
  const told = words.findLast((word) => {
    const field = word.length < SHORTEST_WORD ? undefined : fieldOfHeading(word)
    return field !== undefined && TOLD_BY_A_WORD.has(field)
  })
  const toldField = told && fieldOfHeading(told)
  return toldField ? { field: toldField, sureness: namesOtherThing(words) ? 0.65 : 0.7 } : null
}

/** "ContactE-mail" as contact and email. */
export function wordsOf(heading: string): string[] {
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
