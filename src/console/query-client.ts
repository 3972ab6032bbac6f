import { QueryClient } from '@tanstack/react-query'
import { api } from './api.ts'

/**
 * Reads as the specification wants them (section 7): a key is a path, its parts joined by slashes; nothing is asked
 * again by itself, and nothing grows stale until a change says so.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        queryFn: ({ queryKey, signal }) => api.get(queryKey.join('/'), { signal }),
        retry: false,
        refetchOnWindowFocus: false,
        refetchInterval: false,
        staleTime: Number.POSITIVE_INFINITY,
      },
      mutations: { retry: false },
    },
  })
}
