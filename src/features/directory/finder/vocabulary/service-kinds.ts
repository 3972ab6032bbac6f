import { readTable } from '../../../../shared/text/read-table.ts'
import { foldText } from './fold-text.ts'
import table from './services.tsv?raw'

/** A service as labels and queries name it. */
export type ServiceKind = {
  slug: string
  label: string
  /** As phraseOf writes them. */
  phrases: readonly string[]
  /** Slugs of services that are offered with it. */
  includes: readonly string[]
  /** Nearly everyone offers it. */
  isGeneral: boolean
}

const ROWS = readTable(table, ['slug', 'what', 'text'])

/** In the order of services.tsv: general ones last. */
export const SERVICE_KINDS: readonly ServiceKind[] = [...new Set(ROWS.map(({ slug }) => slug))].map(
  (slug) => {
    const own = ROWS.filter((row) => row.slug === slug)
    const textsOf = (what: string) => own.filter((row) => row.what === what).map(({ text }) => text)
    const [label = slug] = textsOf('label')
    return {
      slug,
      label,
      phrases: textsOf('phrase'),
      includes: textsOf('includes'),
      isGeneral: textsOf('general').length > 0,
    }
  },
)

const BY_SLUG = new Map(SERVICE_KINDS.map((kind) => [kind.slug, kind]))

/** Returns a kind by slug. */
export const serviceKind = (slug: string): ServiceKind | undefined => BY_SLUG.get(slug)

const PHRASES = new Set(SERVICE_KINDS.filter(({ isGeneral }) => !isGeneral).flatMap(({ phrases }) => phrases))

/** Whether folded words name a service that not everyone offers: "green burial". */
export const isServicePhrase = (words: string): boolean => PHRASES.has(words)

/** Words without case, accents, apostrophes and punctuation; "d'animaux" is two. */
export function phraseOf(text: string): string {
  return foldText(text)
    .replace(/\b([dl])['’](?=\p{L})/gu, '$1 ')
    .replace(/['’‘`´]/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}
