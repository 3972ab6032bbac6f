import { useQuery, useQueryClient } from '@tanstack/react-query'
import {
  listGoogleFindingsCall,
  listMatchQueueCall,
  listPartnersWithoutGoogleCall,
  planGoogleRunCall,
  readGoogleStatusCall,
} from '../../../shared/calls/google-places.ts'
import { listPartnersCall } from '../../../shared/calls/partners.ts'
import type { AdminPartner } from '../../../shared/partners/admin-partner.ts'
import { keyOf, queryOf } from '../../api.ts'

/** A rating of 0 counts as none. */
export function useGooglePartners() {
  const { data, error, refetch } = useQuery({ ...queryOf(listPartnersCall), refetchOnMount: 'always' })
  const active = data?.filter(({ isActive }) => isActive)
  return {
    missing: active?.filter((one) => !hasRating(one)),
    rated: active?.filter(hasRating),
    error,
    refetch,
  }
}

const hasRating = ({ googleRating }: AdminPartner) => (googleRating ?? 0) > 0

/** Refetched on each visit. */
export function useGoogleStatus() {
  return useQuery({ ...queryOf(readGoogleStatusCall), refetchOnMount: 'always' })
}

export function useMatchQueue() {
  return useQuery({ ...queryOf(listMatchQueueCall), refetchOnMount: 'always' })
}

export function useGoogleFindings() {
  return useQuery({ ...queryOf(listGoogleFindingsCall), refetchOnMount: 'always' })
}

/** The most that an update of these partners may cost. */
export function useCost(partnerIds: string[]) {
  return useQuery({
    ...queryOf(planGoogleRunCall, { body: { partnerIds } }),
    enabled: partnerIds.length > 0,
    gcTime: 60_000,
  })
}

/** After an update or decision. */
export function useRefreshGoogle() {
  const client = useQueryClient()
  return () =>
    Promise.all(
      [
        listPartnersCall,
        readGoogleStatusCall,
        listMatchQueueCall,
        listGoogleFindingsCall,
        listPartnersWithoutGoogleCall,
        planGoogleRunCall,
      ].map((definition) => client.invalidateQueries({ queryKey: keyOf(definition) })),
    )
}
