export const LIST_PAGE_SIZE = 20

/** `distance` needs a place. */
export const LIST_SORTS = ['name', 'distance'] as const
export type ListSort = (typeof LIST_SORTS)[number]

/** `service`: slug. Without `sort`: the list's own order. */
export type ListOptions = { service?: string | undefined; sort?: ListSort | undefined }

export type ServiceChoice = { slug: string; label: string; partnerCount: number }

export type ListView = {
  /** From 1. */
  page: number
  pageCount: number
  /** On all pages, after the filter. */
  count: number
  /** Of the page's first partner, as on the map. */
  firstNumber: number
  options: ListOptions
  serviceLabel: string | null
  /** Most partners first. */
  services: ServiceChoice[]
  canSortByDistance: boolean
}

/** One printed page holds four. */
export const MAX_SHORTLIST = 4

/** Returns distinct slugs or ids in order, at most twelve. */
export function readShortlist(text: string): string[] {
  const slugs = text.split(',').map((slug) => slug.trim())
  return [...new Set(slugs.filter((slug) => slug !== '' && slug.length <= 300))].slice(0, MAX_SHORTLIST * 3)
}
