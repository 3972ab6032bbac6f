import { useEffect } from 'react'

/** Deleted with the drafts. */
const placeOf = (id: string) => `draft:inquiry-base:${id}`

/** The version shown when the draft was begun; kept in this tab. */
export function useDraftBase(id: string, updatedAt: string, isWriting: boolean): string {
  useEffect(() => {
    if (!isWriting) sessionStorage.removeItem(placeOf(id))
    else if (sessionStorage.getItem(placeOf(id)) === null) sessionStorage.setItem(placeOf(id), updatedAt)
  }, [id, updatedAt, isWriting])
  return (isWriting && sessionStorage.getItem(placeOf(id))) || updatedAt
}

/** Bases a draft on another version; with `from` only a draft based on that. */
export function moveBase(id: string, to: string, from?: string): void {
  const base = sessionStorage.getItem(placeOf(id))
  if (base !== null && (from === undefined || base === from)) sessionStorage.setItem(placeOf(id), to)
}
