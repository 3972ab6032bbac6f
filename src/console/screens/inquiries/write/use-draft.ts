import { useState } from 'react'

/** In this tab until sent, across navigation and logins. */
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

/** Of this tab. */
export function forgetDrafts(): void {
  for (const place of Object.keys(sessionStorage))
    if (place.startsWith('draft:')) sessionStorage.removeItem(place)
}
