import { QueryClient } from '@tanstack/react-query'
import { currentSession, onSessionChange } from './session.ts'

/** No automatic refetching; answers last until a change invalidates them. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        retry: false,
        refetchOnWindowFocus: false,
        refetchInterval: false,
        staleTime: Number.POSITIVE_INFINITY,
      },
      mutations: { retry: false },
    },
  })
}

/**
 * Forgets what was read and typed when the login goes, in whichever tab and without the server's answer. Returns how
 * to stop. Source: ASVS 5.0, 14.3.1.
 */
export function forgetWithSession(client: QueryClient): () => void {
  return onSessionChange(() => {
    if (currentSession()) return
    client.clear()
    sessionStorage.clear()
  })
}
