import { useMemo } from 'react'
import { findPartnerIdsCall, findPartnersCall } from '../../../shared/calls/partners.ts'
import { unpackIds } from '../../../shared/partners/packed-ids.ts'
import { nextOffset, pageAt, usePages, useRead } from '../../api.ts'
import { isSearch, type PartnerSearch } from './search-address.ts'

/** While a partner is edited. */
const KEPT_MS = 2 * 60 * 60_000

export type FoundPartners = NonNullable<ReturnType<typeof useFoundPartners>['found']>

/** `found` is null before the first answer. */
export function useFoundPartners(search: PartnerSearch) {
  const enabled = isSearch(search)
  const pages = usePages(
    findPartnersCall,
    (offset?: number) => ({ query: { ...search, ...pageAt(offset) } }),
    ({ total }, loaded) => nextOffset(total, loaded.length),
    { enabled, gcTime: KEPT_MS },
  )
  const first = pages.data?.pages[0]
  const all = useRead(
    findPartnerIdsCall,
    { query: search },
    { enabled: enabled && first !== undefined, gcTime: KEPT_MS },
  )
  const partners = useMemo(() => pages.data?.pages.flatMap((page) => page.partners) ?? [], [pages.data])
  const allIds = useMemo(() => all.data && unpackIds(all.data.ids), [all.data])
  const found = enabled &&
    first && {
      total: first.total,
      /** Of `total`. */
      inactiveCount: first.inactiveCount,
      partners,
      /** Loaded ones until all ids are there. */
      ids: allIds ?? partners.map(({ id }) => id),
      hasAllIds: allIds !== undefined,
      pages,
    }
  return { found: found || null, error: pages.error }
}
