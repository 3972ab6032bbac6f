import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import {
  listGoogleFindingsCall,
  listGooglePartnersCall,
  listMatchQueueCall,
  listMissingIdsCall,
  planGoogleRunCall,
  readGoogleStatusCall,
} from '../../../shared/calls/google-places.ts'
import { call, nextOffset, pageAt, pagesOf, queryOf } from '../../api.ts'

/** With a rating of Google or without one, those that contain `q`; more when asked. */
export function useGooglePartners(has: 'yes' | 'no', q: string) {
  const pages = useInfiniteQuery({
    ...pagesOf(
      listGooglePartnersCall,
      (offset?: number) => ({ query: { has, q, ...pageAt(offset) } }),
      ({ total }, loaded) => nextOffset(total, loaded.length),
    ),
    refetchOnMount: 'always',
    placeholderData: keepPreviousData,
  })
  return {
    pages,
    partners: pages.data?.pages.flatMap(({ partners }) => partners),
    total: pages.data?.pages[0]?.total ?? 0,
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
