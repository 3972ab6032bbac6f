import { hashKey, type QueryClient } from '@tanstack/react-query'
import { readDashboardCall } from '../../../shared/calls/dashboard.ts'
import { listPartnersCall, readPartnerCall } from '../../../shared/calls/partners.ts'
import { keyOf } from '../../api.ts'

/** What a change of a partner makes out of date: lists and searches of partners, counts, the history. */
const TOUCHED = [listPartnersCall.path, readDashboardCall.path, '/api/admin/history']

/**
 * Has everything read again that a changed, new or deleted partner stands in, but for the form that changed it: it
 * knows already, and a deleted partner could not be read.
 */
export function afterPartnerChange(queries: QueryClient, id?: string): Promise<void> {
  const own = id && hashKey(keyOf(readPartnerCall, { params: { id } }))
  return queries.invalidateQueries({
    predicate: ({ queryKey, queryHash }) =>
      TOUCHED.some((path) => String(queryKey[0]).startsWith(path)) && queryHash !== own,
  })
}
