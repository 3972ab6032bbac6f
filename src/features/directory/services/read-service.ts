import { toSlug } from '../../../shared/places/slugs.ts'
import { phraseOf } from './phrase-of.ts'
import { GENERAL_KINDS, SERVICE_KINDS, type ServiceKind, serviceKind } from './service-kinds.ts'

/** In addresses and on pages. */
export type Service = { slug: string; label: string }

/** Longer labels are sentences. */
const MAX_LABEL_LENGTH = 60

/** Its kinds with those they include, else itself. Empty for sentences and labels without letters. */
export function servicesOfLabel(label: string): Service[] {
  const text = label.replace(/\s+/g, ' ').trim()
  const kinds = kindsIn(phraseOf(text))
  if (kinds.length > 0) return withIncluded(kinds)
  const slug = text.length <= MAX_LABEL_LENGTH ? toSlug(text) : ''
  return slug === '' || /^\d+$/.test(slug) ? [] : [{ slug, label: text }]
}

function withIncluded(kinds: readonly ServiceKind[]): Service[] {
  const found = new Map<string, Service>()
  for (const { slug, label, includes = [] } of kinds) {
    found.set(slug, { slug, label })
    for (const included of includes) {
      const kind = serviceKind(included)
      if (kind) found.set(kind.slug, { slug: kind.slug, label: kind.label })
    }
  }
  return [...found.values()]
}

function kindsIn(words: string): ServiceKind[] {
  const kinds = SERVICE_KINDS.filter((kind) => holds(kind, words))
  return kinds.length > 0 ? kinds : GENERAL_KINDS.filter((kind) => holds(kind, words))
}

function holds({ phrases }: ServiceKind, words: string): boolean {
  return phrases.some((phrase) => ` ${words} `.includes(` ${phrase} `))
}

/** "who offers pet cremation near me", "pompes funèbres avec crémation animale". */
const FILLERS = new Set(
  'a an and any for with that who which offer offers offering provide provides provider providers do does arrange arranges i we need want looking find near me nearby by here local service services funeral home homes company companies place places partner partners un une des de d du le la les l pour avec qui offre offrent cherche je nous pres pompes funebres salon funeraire maison el los las una con para que ofrece ofrecen busco cerca funeraria funerarias'.split(
    ' ',
  ),
)

/**
 * Slugs of `known` services; empty when other words are left, as in a partner's name. Understands "pet",
 * "Veterans’", "funeral homes that offer green burials" and slugs.
 */
export function readServiceWords(text: string, known: { has(slug: string): boolean }): string[] {
  const slug = toSlug(text)
  if (known.has(slug)) return [slug]
  const words = phraseOf(text).split(' ')
  const candidates = [words, words.filter((word) => !FILLERS.has(word))]
  for (const candidate of candidates) {
    const phrase = candidate.join(' ')
    const kind = [...SERVICE_KINDS, ...GENERAL_KINDS].find(({ phrases }) => phrases.includes(phrase))
    if (kind && known.has(kind.slug)) return [kind.slug]
    if (phrase !== '' && known.has(toSlug(phrase))) return [toSlug(phrase)]
  }
  return []
}

/** Folded: "green" and "burial" of "green burial texas". */
export function serviceWords(query: string): ReadonlySet<string> {
  return new Set(phrasesIn(query).flatMap((phrase) => phrase.split(' ')))
}

/** Slugs, among other words; "burial" and "cremation" alone are in most queries. */
export function servicesIn(query: string): string[] {
  const words = phraseOf(query)
  return SERVICE_KINDS.filter((kind) => holds(kind, words)).map(({ slug }) => slug)
}

const PHRASES = new Set(SERVICE_KINDS.flatMap(({ phrases }) => phrases))

/** Folded: "green burial". */
export const isServicePhrase = (words: string): boolean => PHRASES.has(words)

/** Keeps the spelling: "Portland, OR" of "Green burial Portland, OR". */
export function withoutServices(query: string): string {
  const phrases = phrasesIn(query)
  const tokens = query.split(/\s+/)
  const isLeft = tokens.map(() => true)
  for (const start of tokens.keys()) {
    for (let end = start + 1; end <= tokens.length; end++) {
      if (phrases.includes(phraseOf(tokens.slice(start, end).join(' ')))) isLeft.fill(false, start, end)
    }
  }
  return tokens.filter((_, at) => isLeft[at]).join(' ')
}

function phrasesIn(query: string): string[] {
  const words = ` ${phraseOf(query)} `
  return SERVICE_KINDS.flatMap(({ phrases }) => phrases.filter((phrase) => words.includes(` ${phrase} `)))
}
