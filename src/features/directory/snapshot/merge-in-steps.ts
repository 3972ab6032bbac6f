/** A few ms. */
const STEP = 2048

/** Sorted lists; equal items of `a` come first. */
export function* mergeInSteps<Item>(
  a: readonly Item[],
  b: readonly Item[],
  compare: (a: Item, b: Item) => number,
): Generator<undefined, Item[], undefined> {
  if (b.length === 0) return a.slice()
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
