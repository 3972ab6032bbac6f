/** `from`: position in the list before; null: new. */
export type Run = { readonly from: number | null; readonly count: number }

export type KeptRuns = {
  readonly runs: readonly Run[]
  /** Nothing was added, removed or replaced. */
  readonly isSame: boolean
}

const STEP = 1000

/**
 * Both lists are in the same order, unchanged items identical. Calls `compare` only where they differ. A
 * generator for runInSlices.
 */
export function* findKeptRuns<Item>(
  items: readonly Item[],
  before: readonly Item[],
  compare: (a: Item, b: Item) => number,
): Generator<undefined, KeptRuns, undefined> {
  const runs: { from: number | null; count: number }[] = []
  let differences = 0
  let at = 0
  let old = 0
  while (at < items.length) {
    const last = runs.at(-1)
    if (old < before.length && items[at] === before[old]) {
      const start = old
      while (at < items.length && old < before.length && items[at] === before[old]) {
        at += 1
        old += 1
      }
      runs.push({ from: start, count: old - start })
      continue
    }
    const order = old < before.length ? compare(before[old] as Item, items[at] as Item) : 1
    if (order <= 0) old += 1
    if (order >= 0) {
      at += 1
      if (last?.from === null) last.count += 1
      else runs.push({ from: null, count: 1 })
    }
    differences += 1
    if (differences % STEP === 0) yield
  }
  const isSame = runs.length <= 1 && (runs[0]?.count ?? 0) === before.length && runs[0]?.from !== null
  return { runs, isSame }
}

/** Kept numbers come from `before`, those of new items from `numberAt`. */
export function keepNumbers<Numbers extends Float64Array | Uint32Array | Uint16Array | Uint8Array>(
  before: Numbers,
  { runs, isSame }: KeptRuns,
  count: number,
  numberAt: (position: number) => number,
): Numbers {
  if (isSame) return before
  const numbers = new (before.constructor as new (length: number) => Numbers)(count)
  let position = 0
  for (const { from, count } of runs) {
    if (from === null) for (let at = position; at < position + count; at++) numbers[at] = numberAt(at)
    else numbers.set(before.subarray(from, from + count), position)
    position += count
  }
  return numbers
}

/** Kept items come from `before`, new ones from `itemAt`. */
export function keepItems<Item>(
  before: readonly Item[],
  { runs, isSame }: KeptRuns,
  itemAt: (position: number) => Item,
): readonly Item[] {
  if (isSame) return before
  const items: Item[] = []
  for (const { from, count } of runs)
    for (let at = 0; at < count; at++)
      items.push(from === null ? itemAt(items.length) : (before[from + at] as Item))
  return items
}
