import { useEffect, useState } from 'react'
import { SUGGEST_PATH } from '../../../shared/calls/paths.ts'
import { type Suggestions, searchText } from '../../../shared/search.ts'

export type FetchSuggestions = (query: string, signal: AbortSignal) => Promise<Suggestions>

/** Suggestions ignore letter case and repeated spaces. */
export const suggestionKey = (query: string) => searchText(query).toLowerCase()

/** Keeps the last `remembered` answers. Throws on network or server errors and abort. */
export function createFetchSuggestions(url: string = SUGGEST_PATH, remembered = 40): FetchSuggestions {
  const answers = new Map<string, Suggestions>()
  return async (query, signal) => {
    const key = suggestionKey(query)
    let answer = answers.get(key)
    if (!answer) {
      const response = await fetch(`${url}?${new URLSearchParams({ q: key })}`, { signal })
      if (!response.ok) throw new Error(`${response.status}: ${response.statusText}`)
      answer = (await response.json()) as Suggestions
    }
    // The newest is last in a Map.
    answers.delete(key)
    answers.set(key, answer)
    const [oldest] = answers.keys()
    if (oldest !== undefined && answers.size > remembered) answers.delete(oldest)
    return answer
  }
}

const DEBOUNCE_MS = 120
/** Shorter texts match too much. */
const SHORTEST_QUERY = 2

const NONE: Suggestions = { cities: [], states: [], partners: [], postalCodes: [] }

export type SuggestionState = {
  suggestions: Suggestions
  /** 'ready': `suggestions` are the current query's. */
  status: 'idle' | 'loading' | 'ready' | 'failed'
}

/** A newer query aborts the older. */
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
