import { type RefObject, useLayoutEffect, useRef } from 'react'

/** Focuses the partner, or `inside` of it, once, when one comes back from its form. */
export function useFocusOn(list: RefObject<HTMLElement | null>, id: string | undefined, inside = ''): void {
  const isDone = useRef(false)
  useLayoutEffect(() => {
    if (isDone.current || id === undefined) return
    const place = list.current?.querySelector<HTMLElement>(`[data-id="${CSS.escape(id)}"] ${inside}`)
    if (!place) return
    isDone.current = true
    place.focus({ preventScroll: true })
    place.scrollIntoView({ block: 'center' })
  })
}
