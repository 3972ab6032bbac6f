import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import {
  listGoogleFindingsCall,
  listGooglePartnersCall,
  listMatchQueueCall,
  listMissingIdsCall,
  planGoogleRunCall,
  readGoogleStatusCall,
} from '../../../shared/calls/google-places.ts'
import { call, pagesOf, queryOf } from '../../api.ts'

/** Rows of one call. */
const WINDOW = 100

/** With a rating of Google or without one, those that contain `q`; more when asked. */
export function useGooglePartners(has: 'yes' | 'no', q: string) {
  const { data, error, refetch, fetchNextPage, hasNextPage } = useInfiniteQuery({
    ...pagesOf(
      listGooglePartnersCall,
      (offset = 0) => ({ query: { has, q, offset: String(offset), limit: String(WINDOW) } }),
      ({ total }, pages) => (pages.length * WINDOW < total ? pages.length * WINDOW : null),
    ),
    refetchOnMount: 'always',
    placeholderData: keepPreviousData,
  })
  return {
    partners: data?.pages.flatMap(({ partners }) => partners),
    total: data?.pages[0]?.total ?? 0,
    error,
    refetch,
    showMore: hasNextPage ? fetchNextPage : null,
  }
}

/** Refetched on each visit. */
export function useGoogleStatus() {
  return useQuery({ ...queryOf(readGoogleStatusCall), refetchOnMount: 'always' })
}

/** The most that an update of these partners may cost. */
export function useCost(partnerIds: string[]) {
  return useQuery({
    ...queryOf(planGoogleRunCall, { body: { partnerIds } }),
    enabled: partnerIds.length > 0,
    gcTime: 60_000,
  })
}

/** Ids to select, as many as one update takes. */
export const readMissingIds = async (q: string) => (await call(listMissingIdsCall, { query: { q } })).ids

/** What an update or decision outdates. */
export const GOOGLE_READS = [
  listGooglePartnersCall,
  readGoogleStatusCall,
  listMatchQueueCall,
  listGoogleFindingsCall,
  planGoogleRunCall,
]
