import { useState } from 'react'

/**
 * A text that is kept in this tab until it is sent, through closed pages and ended sessions: `key` says what it is for.
 * An empty text leaves nothing behind.
 */
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

/** Forgets every draft of this tab. */
export function forgetDrafts(): void {
  for (const place of Object.keys(sessionStorage))
    if (place.startsWith('draft:')) sessionStorage.removeItem(place)
}
