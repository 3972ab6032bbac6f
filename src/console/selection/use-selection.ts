import { useMemo, useRef, useState } from 'react'

/** `anchor`: start of a range. */
type Chosen = { ids: ReadonlySet<string>; anchor: string | null }

export type Selection = ReturnType<typeof useSelection>

export const NONE_CHOSEN: Chosen = { ids: new Set(), anchor: null }

/**
 * Deselects ids that leave `order`, the shown list. All functions but `has` are stable, for memoised rows.
 */
export function useSelection(order: readonly string[]) {
  const [chosen, setChosen] = useState(NONE_CHOSEN)
  const latest = useRef(order)
  latest.current = order
  const actions = useMemo(
    () => ({
      /** With `isRange`, all from the last toggled id get this one's state. */
      toggle: (id: string, isRange = false) =>
        setChosen((before) => toggle(before, id, latest.current, isRange)),
      add: (ids: readonly string[]) =>
        setChosen((before) => ({ ...before, ids: new Set([...before.ids, ...ids]) })),
      set: (ids: readonly string[]) => setChosen({ ids: new Set(ids), anchor: null }),
      clear: () => setChosen(NONE_CHOSEN),
    }),
    [],
  )
  const ids = order.filter((id) => chosen.ids.has(id))
  return { ids, has: (id: string) => chosen.ids.has(id), ...actions }
}

/** `id`, or the range from the anchor. */
export function toggle(chosen: Chosen, id: string, order: readonly string[], isRange: boolean): Chosen {
  const ids = new Set(order.filter((one) => chosen.ids.has(one)))
  const isOn = !ids.has(id)
  for (const one of isRange ? between(order, chosen.anchor, id) : [id]) {
    if (isOn) ids.add(one)
    else ids.delete(one)
  }
  return { ids, anchor: id }
}

function between(order: readonly string[], from: string | null, to: string): readonly string[] {
  const ends = [from === null ? -1 : order.indexOf(from), order.indexOf(to)]
  if (ends.includes(-1)) return [to]
  return order.slice(Math.min(...ends), Math.max(...ends) + 1)
}
