import { useMemo, useRef, useState } from 'react'

/** The chosen ids, and the one where the next range begins. */
type Chosen = { ids: ReadonlySet<string>; anchor: string | null }

export type Selection = {
  /** The chosen ids that are in the list, in its order. */
  ids: string[]
  has: (id: string) => boolean
  /** With `isRange`, everything from the last toggled id to this one takes this one's new state. */
  toggle: (id: string, isRange?: boolean) => void
  add: (ids: readonly string[]) => void
  /** Replaces the selection. */
  set: (ids: readonly string[]) => void
  clear: () => void
}

export const NONE_CHOSEN: Chosen = { ids: new Set(), anchor: null }

/**
 * Selection of ids out of `order`, the list as shown. Ids that leave the list leave the selection. All functions but
 * `has` stay the same between renders, so that memoised rows are not drawn again.
 */
export function useSelection(order: readonly string[]): Selection {
  const [chosen, setChosen] = useState(NONE_CHOSEN)
  const latest = useRef(order)
  latest.current = order
  const actions = useMemo(
    () => ({
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
  return { ids, has: (id) => chosen.ids.has(id), ...actions }
}

/** Toggles `id`, or the range between the anchor and `id`; without an anchor in `order` a range is `id` alone. */
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
