/** Which partners are chosen, and the one that the next range begins at. */
export type Selection = { ids: ReadonlySet<string>; anchor: string | null }

export const NOTHING: Selection = { ids: new Set(), anchor: null }

/** Chooses one, or lets it go; ranges begin here. */
export function toggle({ ids }: Selection, id: string): Selection {
  const after = new Set(ids)
  if (!after.delete(id)) after.add(id)
  return { ids: after, anchor: id }
}

/**
 * Gives everything between the last touched one and `id`, both included, what `id` turns into: chosen, or let go.
 * `order` is the list as it is shown. Without a last one in it this is a plain toggle.
 */
export function toggleRange(selection: Selection, id: string, order: readonly string[]): Selection {
  const from = selection.anchor === null ? -1 : order.indexOf(selection.anchor)
  const to = order.indexOf(id)
  if (from < 0 || to < 0) return toggle(selection, id)
  const isChosen = !selection.ids.has(id)
  const after = new Set(selection.ids)
  for (const between of order.slice(Math.min(from, to), Math.max(from, to) + 1)) {
    if (isChosen) after.add(between)
    else after.delete(between)
  }
  return { ids: after, anchor: id }
}
