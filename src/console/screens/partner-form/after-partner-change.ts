import type { QueryClient } from '@tanstack/react-query'

/** What a change of a partner makes out of date: lists and searches of partners, counts, the history. */
const TOUCHED = ['/api/admin/partners', '/api/admin/dashboard', '/api/admin/history', '/api/partners']

/**
 * Has everything read again that a changed, new or deleted partner stands in, but for the form that changed it: it
 * knows already, and a deleted partner could not be read.
 */
export function afterPartnerChange(queries: QueryClient, id?: string): Promise<void> {
  return queries.invalidateQueries({
    predicate: ({ queryKey }) =>
      TOUCHED.some((path) => String(queryKey[0]).startsWith(path)) && queryKey[1] !== (id ?? null),
  })
}
