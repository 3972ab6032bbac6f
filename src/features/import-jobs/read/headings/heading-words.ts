import { IMPORT_FIELDS, type ImportField } from '../../../../shared/import.ts'
import { readTable } from '../../../../shared/text/read-table.ts'
import table from './headings.tsv?raw'
import { plainHeading } from './plain-heading.ts'

type Meaning = {
  /** Null: not stored. */
  field: ImportField | null
  isSure: boolean
}

const MEANINGS: ReadonlyMap<string, Meaning> = new Map(
  readTable(table, ['heading', 'means', 'sure']).map(({ heading, means, sure }) => {
    const field = IMPORT_FIELDS.find((each) => each === means) ?? null
    if ((field === null && means !== '-') || !['sure', 'ask'].includes(sure))
      throw new Error(`headings.tsv: "${heading}" means ${means}, ${sure}.`)
    return [heading, { field, isSure: sure === 'sure' }]
  }),
)

/** Plain headings that certainly name a field. */
export const SURE_HEADINGS: ReadonlyMap<string, ImportField> = new Map(
  [...MEANINGS].flatMap(([heading, { field, isSure }]) =>
    field && isSure ? [[heading, field] as const] : [],
  ),
)

const ACTIVITY_STEMS = [...MEANINGS.keys()]
  .filter((word) => word.endsWith('*'))
  .map((word) => word.slice(0, -1))

/** "Active since", "Open hours". */
const NO_ACTIVITY = new Set('since hours hour time days email mail phone'.split(' '))

/** Of a heading or a word, or of each part of "Ville / City"; undefined when not in the table. */
export function meaningOf(heading: string): Meaning | undefined {
  const listed = MEANINGS.get(plainHeading(heading))
  if (listed) return listed
  const parts = heading.split(/[/|()]/).map(plainHeading)
  const [first, ...others] = parts.filter(Boolean).map((part) => MEANINGS.get(part))
  const isSame = others.length > 0 && others.every((each) => each?.field === first?.field)
  return isSame ? (others.find((each) => !each?.isSure) ?? first) : undefined
}

/** Only what a heading certainly names. */
export function fieldOfHeading(heading: string): ImportField | undefined {
  const meaning = meaningOf(heading)
  return meaning?.isSure ? (meaning.field ?? undefined) : undefined
}

/** "Contact Email" is a person's. */
export const namesOtherThing = (words: readonly string[]): boolean =>
  words.some((word) => meaningOf(word)?.field === null)

/** Whether words say who is shown: "Is Inactive", "Account Status". */
export function isAboutActivity(words: readonly string[]): boolean {
  return (
    [...words, words.join('')].some(
      (word) => meaningOf(word)?.field === 'isActive' || ACTIVITY_STEMS.some((stem) => word.startsWith(stem)),
    ) && !words.some((word) => NO_ACTIVITY.has(word))
  )
}
