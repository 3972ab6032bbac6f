import { useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'

export const ADD_FAQ_ITEM = 'Add FAQ Item'

/** Opens the FAQ screen's form. */
export const ADDING = { isAdding: true } as const

/** Opens once; not after a reload. */
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
