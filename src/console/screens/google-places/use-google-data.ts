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

/** The active partners, those without a rating apart. "Missing" is an empty rating, or 0. */
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

/** What the Google screens know before anything is asked. */
export function useGoogleStatus() {
  return useQuery({ ...queryOf(readGoogleStatusCall), refetchOnMount: 'always' })
}

/** What an update of these partners may cost. */
export function useCost(partnerIds: string[]) {
  return useQuery({
    ...queryOf(planGoogleRunCall, { body: { partnerIds } }),
    enabled: partnerIds.length > 0,
    gcTime: 60_000,
  })
}

/** After an update or a decision: everything that it may have changed is read anew. */
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
