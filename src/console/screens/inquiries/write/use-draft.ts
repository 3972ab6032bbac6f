import { useEffect, useState } from 'react'

/** Kept in this tab until sent, across navigation and logins. */
export function useDraft(key: string): [string, (text: string) => void] {
  const place = `draft:${key}`
  const [text, setText] = useState(() => sessionStorage.getItem(place) ?? '')
  return [
    text,
    (next) => {
      setText(next)
      if (next === '') sessionStorage.removeItem(place)
      else sessionStorage.setItem(place, next)
    },
  ]
}

export function forgetDrafts(): void {
  for (const place of Object.keys(sessionStorage))
    if (place.startsWith('draft:')) sessionStorage.removeItem(place)
}

/** Deleted with the drafts. */
const placeOf = (id: string) => `draft:inquiry-base:${id}`

/** The version shown when the draft was started. */
export function useDraftBase(id: string, updatedAt: string, isWriting: boolean): string {
  useEffect(() => {
    if (!isWriting) sessionStorage.removeItem(placeOf(id))
    else if (sessionStorage.getItem(placeOf(id)) === null) sessionStorage.setItem(placeOf(id), updatedAt)
  }, [id, updatedAt, isWriting])
  return (isWriting && sessionStorage.getItem(placeOf(id))) || updatedAt
}

/** With `from` only a draft based on it. */
export function moveBase(id: string, to: string, from?: string): void {
  const base = sessionStorage.getItem(placeOf(id))
  if (base !== null && (from === undefined || base === from)) sessionStorage.setItem(placeOf(id), to)
}
