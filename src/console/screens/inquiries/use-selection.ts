import { useRef, useState } from 'react'

export type Selection = {
  ids: string[]
  has: (id: string) => boolean
  /** Turns one over; with Shift, all from the last one to this one become as this one. */
  toggle: (id: string, isRange: boolean) => void
  set: (ids: readonly string[]) => void
  clear: () => void
}

/** A set of ids out of a list in its order; those no longer in the list do not count. */
export function useSelection(order: readonly string[]): Selection {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const last = useRef<string | null>(null)
  const ids = order.filter((id) => chosen.has(id))
  return {
    ids,
    has: (id) => chosen.has(id),
    toggle(id, isRange) {
      const isOn = !chosen.has(id)
      const after = new Set(ids)
      for (const one of isRange ? between(order, last.current, id) : [id]) {
        if (isOn) after.add(one)
        else after.delete(one)
      }
      last.current = id
      setChosen(after)
    },
    set: (next) => setChosen(new Set(next)),
    clear: () => setChosen(new Set()),
  }
}

function between(order: readonly string[], from: string | null, to: string): readonly string[] {
  const ends = [from === null ? -1 : order.indexOf(from), order.indexOf(to)]
  if (ends.includes(-1)) return [to]
  return order.slice(Math.min(...ends), Math.max(...ends) + 1)
}
