/** Session storage: the last search's ids, as JSON. */
export const RESULTS_KEY = 'partner-results'
/** In session storage. */
export const SEARCH_KEY = 'partner-search'

export type Neighbours = { previous: string | null; next: string | null; position: number; count: number }

/** In this tab's last search, or null. */
export function findNeighbours(id: string): Neighbours | null {
  const ids = readResults(sessionStorage.getItem(RESULTS_KEY))
  const at = ids.indexOf(id)
  if (at < 0) return null
  return { previous: ids[at - 1] ?? null, next: ids[at + 1] ?? null, position: at + 1, count: ids.length }
}

/** The last search with this partner, else an empty list. */
export function listPath(id: string): string {
  const search = findNeighbours(id) ? sessionStorage.getItem(SEARCH_KEY) : null
  return search ? `/admin/partners?${search}` : '/admin/partners'
}

/** Returns [] for foreign content. */
function readResults(text: string | null): string[] {
  try {
    const value: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(value) ? value.filter((id): id is string => typeof id === 'string') : []
  } catch {
    return []
  }
}
