/** The first few of many, kept in order while they come: no list of all, no sort of all. */
export type TopList<Item> = {
  /** Takes the item in, if it is among the first so far. Of equal ones the earlier stays before the later. */
  add(item: Item): void
  readonly items: readonly Item[]
}

/** A list of at most `limit` items, in the order of `compare` (negative: `a` first). */
export function createTopList<Item>(limit: number, compare: (a: Item, b: Item) => number): TopList<Item> {
  const items: Item[] = []
  return {
    items,
    add(item) {
      const last = items[items.length - 1]
      if (limit === 0 || (items.length === limit && last !== undefined && compare(last, item) <= 0)) return
      let place = items.length
      while (place > 0 && compare(items[place - 1] as Item, item) > 0) place -= 1
      items.splice(place, 0, item)
      if (items.length > limit) items.pop()
    },
  }
}
