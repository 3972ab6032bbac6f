import { useEffect, useState } from 'react'
import { type To, useLocation, useNavigate } from 'react-router'
import { z } from 'zod'

/** In history state. */
const Arrival = z.object({
  from: z.string().optional(),
  undo: z.object({ changeSetId: z.string(), text: z.string() }).optional(),
})
export type Arrival = z.infer<typeof Arrival>

/** The list scrolls by itself. */
export const arriving = (state: Arrival) => ({ state, preventScrollReset: true })

/** Once; a reload forgets it. */
export function useArrival(): Arrival {
  const location = useLocation()
  const navigate = useNavigate()
  const [arrival] = useState(() => Arrival.safeParse(location.state).data ?? {})
  const { pathname, search } = location
  const hasState = location.state !== null
  useEffect(() => {
    const here: To = { pathname, search }
    if (hasState) navigate(here, { replace: true, state: null, preventScrollReset: true })
  }, [hasState, navigate, pathname, search])
  return arrival
}
