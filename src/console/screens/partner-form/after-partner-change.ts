import type { QueryClient } from '@tanstack/react-query'

/** Queries that a change of a partner makes stale. */
const TOUCHED = ['/api/admin/partners', '/api/admin/dashboard', '/api/admin/history', '/api/partners']

/**
 * Invalidates all queries that a partner appears in, except its own form: it is up to date, and a deleted partner
 * cannot be read.
 */
export function afterPartnerChange(queries: QueryClient, id?: string): Promise<void> {
  return queries.invalidateQueries({
    predicate: ({ queryKey }) =>
      TOUCHED.some((path) => String(queryKey[0]).startsWith(path)) && queryKey[1] !== (id ?? null),
  })
}
