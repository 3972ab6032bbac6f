import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'

/** State of a navigation to the FAQ screen that opens its form. */
export const ADDING = { isAdding: true } as const

/** Returns whether the screen was opened to add a question; a reload forgets it. */
export function useAdding(): boolean {
  const { pathname, search, state } = useLocation()
  const navigate = useNavigate()
  const [isAdding] = useState(() => (state as typeof ADDING | null)?.isAdding === true)
  useEffect(() => {
    if (isAdding) navigate({ pathname, search }, { replace: true, state: null })
  }, [isAdding, navigate, pathname, search])
  return isAdding
}
