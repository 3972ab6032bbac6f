/** Where the list of partners leaves the ids of its last search, in their order, as a JSON list. */
export const RESULTS_KEY = 'partner-results'
/** And the search itself, as the parameters of its address. */
export const SEARCH_KEY = 'partner-search'

export type Neighbours = { previous: string | null; next: string | null; position: number; count: number }

/** The partners before and after one in the last search of this tab; null when it is not among its results. */
export function findNeighbours(id: string): Neighbours | null {
  const ids = readResults(sessionStorage.getItem(RESULTS_KEY))
  const at = ids.indexOf(id)
  if (at < 0) return null
  return { previous: ids[at - 1] ?? null, next: ids[at + 1] ?? null, position: at + 1, count: ids.length }
}

/** Where an edit form leads back to: the results that the partner was found in, else the list before any search. */
export function listPath(id: string): string {
  const search = findNeighbours(id) ? sessionStorage.getItem(SEARCH_KEY) : null
  return search ? `/admin/partners?${search}` : '/admin/partners'
}

/** The stored ids; none when what is stored is nothing that the list wrote. */
function readResults(text: string | null): string[] {
  try {
    const value: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(value) ? value.filter((id): id is string => typeof id === 'string') : []
  } catch {
    return []
  }
}
