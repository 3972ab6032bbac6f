import { useMemo, useState } from 'react'
import type { FaqItem } from '../../../shared/faq/faq.ts'

export type Selection = {
  /** Those of the selected that are still there, in the order of the list. */
  ids: string[]
  has: (id: string) => boolean
  toggle: (id: string) => void
  add: (ids: readonly string[]) => void
  /** Keeps these alone. */
  keep: (ids: readonly string[]) => void
  clear: () => void
}

/** A set of selected items; what has been deleted leaves it by itself. */
export function useSelection(items: readonly FaqItem[]): Selection {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  // The functions stay the same, so that rows are drawn anew only when they change.
  const acts = useMemo(
    () => ({
      toggle: (id: string) =>
        setChosen((before) => {
          const after = new Set(before)
          if (!after.delete(id)) after.add(id)
          return after
        }),
      add: (ids: readonly string[]) => setChosen((before) => new Set([...before, ...ids])),
      keep: (ids: readonly string[]) => setChosen(new Set(ids)),
      clear: () => setChosen(new Set()),
    }),
    [],
  )
  const ids = items.flatMap(({ id }) => (chosen.has(id) ? [id] : []))
  return { ids, has: (id) => chosen.has(id), ...acts }
}
