import { toSlug } from '../../../../shared/places/slugs.ts'
import { readTable } from '../../../../shared/text/read-table.ts'
import { foldPhrase } from './fold-words.ts'
import table from './services.tsv?raw'
import { type Phrase, phrasesIn } from './words.ts'

/** In addresses and on pages. */
export type Service = { slug: string; label: string }

/** Longer labels are sentences. */
const MAX_LABEL_LENGTH = 60

/** The services that a partner's label names, with those they include; else itself. Empty for sentences. */
export function servicesOfLabel(label: string): Service[] {
  const text = label.replace(/\s+/g, ' ').trim()
  const said = SERVICE_KINDS.filter((kind) => holds(kind, foldPhrase(text)))
  const special = said.filter(({ isGeneral }) => !isGeneral)
  const kinds = special.length > 0 ? special : said
  if (kinds.length > 0) return withIncluded(kinds)
  const slug = text.length <= MAX_LABEL_LENGTH ? toSlug(text) : ''
  return slug === '' || /^\d+$/.test(slug) ? [] : [{ slug, label: text }]
}

function withIncluded(kinds: readonly ServiceKind[]): Service[] {
  const all = kinds.flatMap((kind) => [kind, ...kind.includes.flatMap((slug) => BY_SLUG.get(slug) ?? [])])
  return [...new Map(all.map(({ slug, label }) => [slug, { slug, label }])).values()]
}

const holds = ({ phrases }: ServiceKind, words: string) =>
  phrases.some((phrase) => ` ${words} `.includes(` ${phrase} `))

/**
 * Reads labels to sorted slugs. Adds new services to `known` under the first spelling met, and returns one array for
 * each set of services.
 */
export function createServiceReader(
  known: Map<string, Service>,
): (labels: readonly string[]) => readonly string[] {
  const byLabel = new Map<string, readonly Service[]>()
  const lists = new Map<string, readonly string[]>()
  return (labels) => {
    const slugs = new Set<string>()
    for (const label of labels) {
      const services = byLabel.get(label) ?? servicesOfLabel(label)
      byLabel.set(label, services)
      for (const service of services) {
        if (!known.has(service.slug)) known.set(service.slug, service)
        slugs.add(service.slug)
      }
    }
    const sorted = [...slugs].sort()
    const list = lists.get(sorted.join('\n')) ?? sorted
    lists.set(sorted.join('\n'), list)
    return list
  }
}

/** The service that a text names and nothing else, a slug of `known`: "pet", "Veterans’"; else null. */
export function readService(text: string, known: { has(slug: string): boolean }): string | null {
  const kind = BY_PHRASE.get(foldPhrase(text))
  return [toSlug(text), kind?.slug ?? ''].find((slug) => known.has(slug)) ?? null
}

/** A service as labels and queries name it. */
export type ServiceKind = {
  slug: string
  label: string
  /** As foldPhrase writes them. */
  phrases: readonly string[]
  /** Phrases of what families ask, which partners' labels and names have for other things. */
  asked: readonly string[]
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
    const phrasesOf = (what: string) => textsOf(what).map((text) => foldPhrase(text))
    const [label = slug] = textsOf('label')
    return {
      slug,
      label,
      phrases: phrasesOf('phrase'),
      asked: phrasesOf('asked'),
      includes: textsOf('includes'),
      isGeneral: textsOf('general').length > 0,
    }
  },
)

const BY_SLUG = new Map(SERVICE_KINDS.map((kind) => [kind.slug, kind]))

const BY_PHRASE = new Map(
  SERVICE_KINDS.toReversed().flatMap((kind) => kind.phrases.map((phrase) => [phrase, kind])),
)

/** Where words, as foldPhrase writes them, name a service that not everyone offers: "green burial". */
export const servicePhrasesIn = (words: readonly string[]): Phrase<ServiceKind>[] =>
  phrasesIn(BY_PHRASE, words).filter(({ row }) => !row.isGeneral)
