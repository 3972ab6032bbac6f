/** Filter, order and pages of a list of partners, as addresses carry them. */

/** Partners on one page. */
export const LIST_PAGE_SIZE = 20

/** `distance` needs a place to measure from. */
export const LIST_SORTS = ['name', 'distance'] as const
export type ListSort = (typeof LIST_SORTS)[number]

/** `service` is the slug of one that partners offer. Left out: all, in the list's own order. */
export type ListOptions = { service?: string | undefined; sort?: ListSort | undefined }

export type ServiceChoice = { slug: string; label: string; partnerCount: number }

/** What a page needs to show its part of a list. */
export type ListView = {
  /** From 1. */
  page: number
  pageCount: number
  /** After the filter, on all pages. */
  count: number
  /** Of the page's first partner; a map's pins carry the same numbers. */
  firstNumber: number
  options: ListOptions
  /** Of the chosen service. */
  serviceLabel: string | null
  /** Services to filter by, most partners first. */
  services: ServiceChoice[]
  canSortByDistance: boolean
}
