import { FAITHS, LANGUAGES } from './partner-fields/choices.ts'
import { toSlug } from './places/slugs.ts'

export const LIST_PAGE_SIZE = 20

/** `distance` needs a place. */
export const LIST_SORTS = ['name', 'distance', 'price'] as const
export type ListSort = (typeof LIST_SORTS)[number]

/** Services, languages and faiths by slug. */
export type ListFilters = {
  service?: string | undefined
  /** By the partner's own clock. */
  open?: 'now' | undefined
  answers?: 'always' | undefined
  price?: 'known' | undefined
  language?: string | undefined
  faith?: string | undefined
}

/** Without `sort`: the list's own order. */
export type ListOptions = ListFilters & { sort?: ListSort | undefined }

/** In the order of addresses: one address per list. */
export const LIST_KEYS = ['service', 'open', 'answers', 'price', 'language', 'faith', 'sort'] as const

/** Fewer than all are shown. */
export const isFiltered = ({ sort: _, ...filters }: ListOptions): boolean =>
  Object.values(filters).some((value) => value !== undefined)

/** By slug, in English. */
export const languageOf = (slug: string | undefined) => LANGUAGES.find((name) => toSlug(name) === slug)
export const faithOf = (slug: string | undefined) => FAITHS.find((name) => toSlug(name) === slug)

export type ServiceChoice = { slug: string; label: string; partnerCount: number }

export type ListView = {
  page: number
  pageCount: number
  count: number
  firstNumber: number
  options: ListOptions
  serviceLabel: string | null
  hasChoices: boolean
  canSortByDistance: boolean
}

export type FilterChoices = {
  options: ListOptions
  total: number
  services: ServiceChoice[]
  languages: ServiceChoice[]
  faiths: ServiceChoice[]
  open: number
  answers: number
  price: number
  canSortByDistance: boolean
}

/** One printed page holds four. */
export const MAX_SHORTLIST = 4

/** Distinct slugs or ids in order, at most twelve. */
export function readShortlist(text: string): string[] {
  const slugs = text.split(',').map((slug) => slug.trim())
  return [...new Set(slugs.filter((slug) => slug !== '' && slug.length <= 300))].slice(0, MAX_SHORTLIST * 3)
}
