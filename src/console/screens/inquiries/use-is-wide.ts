import { useSyncExternalStore } from 'react'

/** As in inquiries.css. */
const WIDE = '(width >= 62rem)'

/** List and inquiry stand side by side. */
export const isWide = (): boolean => matchMedia(WIDE).matches

/** Keep no state by it: turning a phone would lose what was typed. */
export function useIsWide(): boolean {
  return useSyncExternalStore(onWidthChange, isWide)
}

function onWidthChange(onChange: () => void): () => void {
  const query = matchMedia(WIDE)
  query.addEventListener('change', onChange)
  return () => query.removeEventListener('change', onChange)
}
