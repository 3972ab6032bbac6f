import { SUGGEST_PATH } from '../../../shared/calls/paths.ts'
import { type Suggestions, searchText } from '../../../shared/search.ts'

export type FetchSuggestions = (query: string, signal: AbortSignal) => Promise<Suggestions>

/** Letter case and spaces never change what is suggested (spec, section 5), so they share one answer. */
export const suggestionKey = (query: string) => searchText(query).toLowerCase()

/**
 * Asks GET /api/suggest and keeps the last `remembered` answers, so that deleting a letter shows the earlier list at
 * once. Throws when the network or the server fails or the signal aborts.
 */
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
    // Setting it anew makes it the youngest; the first key of a Map is the oldest.
    answers.delete(key)
    answers.set(key, answer)
    const [oldest] = answers.keys()
    if (oldest !== undefined && answers.size > remembered) answers.delete(oldest)
    return answer
  }
}
