/** How addresses narrow, order and page lists of partners. */

/** Partners on one page. */
export const LIST_PAGE_SIZE = 20

/** `distance` needs a place to measure from. */
export const LIST_SORTS = ['name', 'distance'] as const
export type ListSort = (typeof LIST_SORTS)[number]

/** `service`: slug; missing: all. `sort` missing: the list's own order. */
export type ListOptions = { service?: string | undefined; sort?: ListSort | undefined }

export type ServiceChoice = { slug: string; label: string; partnerCount: number }

export type ListView = {
  /** From 1. */
  page: number
  pageCount: number
  /** After the filter, on all pages. */
  count: number
  /** Of the page's first partner, as on the map's pins. */
  firstNumber: number
  options: ListOptions
  /** Of the chosen service. */
  serviceLabel: string | null
  /** Services to filter by, most partners first. */
  services: ServiceChoice[]
  canSortByDistance: boolean
}
