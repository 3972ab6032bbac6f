import { hashKey, type QueryClient } from '@tanstack/react-query'
import { readDashboardCall } from '../../../shared/calls/dashboard.ts'
import { listChangeSetsCall } from '../../../shared/calls/history.ts'
import { listPartnersCall, readPartnerCall } from '../../../shared/calls/partners.ts'
import { keyOf } from '../../api.ts'

/** Queries that a change of a partner makes stale. */
const TOUCHED = [listPartnersCall.path, readDashboardCall.path, listChangeSetsCall.path]

/**
 * Invalidates all queries that a partner appears in, except its own form: it is up to date, and a deleted partner
 * cannot be read.
 */
export function afterPartnerChange(queries: QueryClient, id?: string): Promise<void> {
  const own = id && hashKey(keyOf(readPartnerCall, { params: { id } }))
  return queries.invalidateQueries({
    predicate: ({ queryKey, queryHash }) =>
      TOUCHED.some((path) => String(queryKey[0]).startsWith(path)) && queryHash !== own,
  })
}
