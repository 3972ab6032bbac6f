/** A few ms. */
const STEP = 2048

/** Stable, like Array.prototype.sort; sorts a copy. */
export function* sortInSteps<Item>(
  items: readonly Item[],
  compare: (a: Item, b: Item) => number,
): Generator<undefined, Item[], undefined> {
  let runs: Item[][] = []
  for (let start = 0; start < items.length; start += STEP) {
    runs.push(items.slice(start, start + STEP).sort(compare))
    yield
  }
  while (runs.length > 1) {
    const merged: Item[][] = []
    for (let pair = 0; pair < runs.length; pair += 2) {
      merged.push(yield* mergeInSteps(runs[pair] ?? [], runs[pair + 1] ?? [], compare))
    }
    runs = merged
  }
  return runs[0] ?? []
}

/** One list is so many times longer that its places are searched instead of compared one by one. */
export const FEW = 50

/** Sorted lists; equal items of `a` come first. */
export function* mergeInSteps<Item>(
  a: readonly Item[],
  b: readonly Item[],
  compare: (a: Item, b: Item) => number,
): Generator<undefined, Item[], undefined> {
  if (b.length === 0) return a.slice()
  if (b.length * FEW < a.length) return insertFew(a, b, compare)
  const merged: Item[] = []
  let right = 0
  for (const left of a) {
    for (let other = b[right]; other !== undefined && compare(left, other) > 0; other = b[++right]) {
      merged.push(other)
      if (merged.length % STEP === 0) yield
    }
    merged.push(left)
    if (merged.length % STEP === 0) yield
  }
  for (; right < b.length; right++) merged.push(b[right] as Item)
  return merged
}

function insertFew<Item>(
  a: readonly Item[],
  b: readonly Item[],
  compare: (a: Item, b: Item) => number,
): Item[] {
  const pieces: (readonly Item[])[] = []
  let from = 0
  for (const item of b) {
    const at = placeAfter(a, item, compare, from)
    pieces.push(a.slice(from, at), [item])
    from = at
  }
  pieces.push(a.slice(from))
  return join(pieces)
}

/** `gone` in any order. No two items may compare as equal. */
export function removeFew<Item>(
  items: readonly Item[],
  gone: readonly Item[],
  compare: (a: Item, b: Item) => number,
): Item[] {
  const pieces: (readonly Item[])[] = []
  let from = 0
  for (const item of gone.toSorted(compare)) {
    const after = placeAfter(items, item, compare, from)
    pieces.push(items.slice(from, after - 1))
    from = after
  }
  pieces.push(items.slice(from))
  return join(pieces)
}

/** Behind equal items. */
function placeAfter<Item>(
  items: readonly Item[],
  item: Item,
  compare: (a: Item, b: Item) => number,
  from: number,
): number {
  let low = from
  let high = items.length
  while (low < high) {
    const middle = (low + high) >> 1
    if (compare(items[middle] as Item, item) > 0) high = middle
    else low = middle + 1
  }
  return low
}

/** Array.prototype.flat takes ten times as long. */
function join<Item>(pieces: readonly (readonly Item[])[]): Item[] {
  const none: Item[] = []
  return none.concat(...pieces)
}
