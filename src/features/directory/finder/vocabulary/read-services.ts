import { toSlug } from '../../../../shared/places/slugs.ts'
import { ASKING_WORDS } from './everyday-words.ts'
import { phraseOf, SERVICE_KINDS, type ServiceKind, serviceKind } from './service-kinds.ts'

/** In addresses and on pages. */
export type Service = { slug: string; label: string }

/** Longer labels are sentences. */
const MAX_LABEL_LENGTH = 60

/** The services that a partner's label names, with those they include; else itself. Empty for sentences. */
export function servicesOfLabel(label: string): Service[] {
  const text = label.replace(/\s+/g, ' ').trim()
  const said = SERVICE_KINDS.filter((kind) => holds(kind, phraseOf(text)))
  const special = said.filter(({ isGeneral }) => !isGeneral)
  const kinds = special.length > 0 ? special : said
  if (kinds.length > 0) return withIncluded(kinds)
  const slug = text.length <= MAX_LABEL_LENGTH ? toSlug(text) : ''
  return slug === '' || /^\d+$/.test(slug) ? [] : [{ slug, label: text }]
}

function withIncluded(kinds: readonly ServiceKind[]): Service[] {
  const all = kinds.flatMap((kind) => [kind, ...kind.includes.flatMap((slug) => serviceKind(slug) ?? [])])
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

/**
 * The service that a text names and nothing else, a slug of `known`: "pet", "Veterans’", "funeral homes that offer green
 * burials". Null when other words are left, as in a partner's name.
 */
export function readService(text: string, known: { has(slug: string): boolean }): string | null {
  const words = phraseOf(text).split(' ')
  const phrases = [words, words.filter((word) => !ASKING_WORDS.has(word))].map((some) => some.join(' '))
  const kinds = phrases.flatMap(
    (phrase) => SERVICE_KINDS.find((one) => one.phrases.includes(phrase))?.slug ?? [],
  )
  return [toSlug(text), ...kinds, ...phrases.map(toSlug)].find((slug) => known.has(slug)) ?? null
}

/** Slugs of services among other words; "burial" and "cremation" alone are in most queries. */
export function servicesIn(query: string): string[] {
  const words = phraseOf(query)
  return SERVICE_KINDS.filter((kind) => !kind.isGeneral && holds(kind, words)).map(({ slug }) => slug)
}
