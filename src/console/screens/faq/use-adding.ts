import { useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'

export const ADD_FAQ_ITEM = 'Add FAQ Item'

/** State of a navigation to the FAQ screen that opens its form. */
export const ADDING = { isAdding: true } as const

/** Calls `open` when navigation asks to add a question; a reload does not. */
export function useAdding(open: () => void): void {
  const { pathname, search, state } = useLocation()
  const navigate = useNavigate()
  const latest = useRef(open)
  latest.current = open
  const isAdding = (state as typeof ADDING | null)?.isAdding === true
  useEffect(() => {
    if (!isAdding) return
    latest.current()
    navigate({ pathname, search }, { replace: true, state: null })
  }, [isAdding, navigate, pathname, search])
}
