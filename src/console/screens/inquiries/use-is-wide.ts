import { useSyncExternalStore } from 'react'

/** From here on list and inquiry stand side by side; as inquiries.css has it. */
const WIDE = '(width >= 62rem)'

/** Whether there is room for the list beside the inquiry. */
export function useIsWide(): boolean {
  return useSyncExternalStore(subscribe, () => matchMedia(WIDE).matches)
}

function subscribe(onChange: () => void): () => void {
  const query = matchMedia(WIDE)
  query.addEventListener('change', onChange)
  return () => query.removeEventListener('change', onChange)
}
