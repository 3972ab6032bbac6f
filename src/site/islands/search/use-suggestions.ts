import { useEffect, useState } from 'react'
import type { Suggestions } from '../../../shared/search.ts'
import { type FetchSuggestions, suggestionKey } from './fetch-suggestions.ts'

const DEBOUNCE_MS = 120
/** Shorter texts match too much. */
const SHORTEST_QUERY = 2

const NONE: Suggestions = { cities: [], states: [], partners: [], postalCodes: [] }

export type SuggestionState = {
  suggestions: Suggestions
  /** 'ready': `suggestions` belong to the current query. */
  status: 'idle' | 'loading' | 'ready' | 'failed'
}

/** Fetches when typing pauses; a newer query aborts the older. */
export function useSuggestions(query: string, fetchSuggestions: FetchSuggestions): SuggestionState {
  const [state, setState] = useState<SuggestionState>({ suggestions: NONE, status: 'idle' })
  const key = suggestionKey(query)

  useEffect(() => {
    if (key.length < SHORTEST_QUERY) {
      setState({ suggestions: NONE, status: 'idle' })
      return
    }
    const abort = new AbortController()
    setState((before) => ({ ...before, status: 'loading' }))
    const timer = setTimeout(() => {
      fetchSuggestions(key, abort.signal).then(
        (suggestions) => abort.signal.aborted || setState({ suggestions, status: 'ready' }),
        () => abort.signal.aborted || setState({ suggestions: NONE, status: 'failed' }),
      )
    }, DEBOUNCE_MS)
    return () => {
      clearTimeout(timer)
      abort.abort()
    }
  }, [key, fetchSuggestions])

  return state
}
