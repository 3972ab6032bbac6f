import { useEffect } from 'react'

/** Beside the drafts, so that it is forgotten with them. */
const placeOf = (id: string) => `draft:inquiry-base:${id}`

/**
 * Returns the version of an inquiry that a draft is based on: the one shown when the writing began, kept in
 * this tab with the draft.
 */
export function useDraftBase(id: string, updatedAt: string, isWriting: boolean): string {
  useEffect(() => {
    if (!isWriting) sessionStorage.removeItem(placeOf(id))
    else if (sessionStorage.getItem(placeOf(id)) === null) sessionStorage.setItem(placeOf(id), updatedAt)
  }, [id, updatedAt, isWriting])
  return (isWriting && sessionStorage.getItem(placeOf(id))) || updatedAt
}

/** Bases a draft on another version; with `from` only one that was based on that. */
export function moveBase(id: string, to: string, from?: string): void {
  const base = sessionStorage.getItem(placeOf(id))
  if (base !== null && (from === undefined || base === from)) sessionStorage.setItem(placeOf(id), to)
}
