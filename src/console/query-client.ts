import { notifyManager, QueryClient } from '@tanstack/react-query'
import { currentSession, onSessionChange } from './session.ts'

/** Refetches nothing by itself. */
export function createQueryClient(): QueryClient {
  // By the default timer a busy page handles a second click before its button is disabled.
  notifyManager.setScheduler(queueMicrotask)
  return new QueryClient({
    defaultOptions: {
      queries: {
        retry: false,
        refetchOnWindowFocus: false,
        staleTime: Number.POSITIVE_INFINITY,
      },
    },
  })
}

/** Clears when the session ends in any tab. Returns how to stop. Source: ASVS 5.0, 14.3.1. */
export function forgetWithSession(client: QueryClient): () => void {
  return onSessionChange(() => {
    if (currentSession()) return
    client.clear()
    sessionStorage.clear()
  })
}
